### Browser client, in English: what only the end of a game of Abyss says; loaded with it.
### Ids: ui-abyss-<what>.

ui-abyss-wins = { $name } rules the Abyss
ui-abyss-you-win = You rule the Abyss
ui-abyss-shared-win = { $names } rule the Abyss together
ui-abyss-ended-by = { $me ->
    [1] You
   *[0] { $name }
} triggered the end. { $turn } turns were played.
ui-abyss-tie-break = Tie broken by Pearls ({ $pearls } to { $others }), then by the best Lord ({ $lord } to { $lords }).
ui-abyss-turns-played = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
ui-abyss-from-hand = from hand
ui-abyss-figure-why = most Nebulis
ui-abyss-nebulis-why = { $n } Nebulis
ui-abyss-scourge-why = the Scourge
ui-abyss-chart-which = Chart
ui-abyss-chart-chance = Win chance
ui-abyss-chances-wait = Calculating win chances…
ui-abyss-chances-how = Win chance in percent, without knowledge of hidden cards, estimated by simulated games.
ui-abyss-chart-score = Score
ui-abyss-chart-pearls = Pearls
ui-abyss-chart-lords = Lords
ui-abyss-chart-label = { $what } by turn
ui-abyss-insight-buy = Best recruitment
ui-abyss-insight-buy-text = { $n ->
    [one] The Lord and the affiliated Ally brought { $name } one point at once, on turn { $turn }.
   *[other] The Lord and the affiliated Ally brought { $name } { $n } points at once, on turn { $turn }.
}
ui-abyss-insight-place = Most valuable Location
ui-abyss-insight-place-text = { $n ->
    [one] One point for { $name }.
   *[other] { $n } points for { $name }.
}
