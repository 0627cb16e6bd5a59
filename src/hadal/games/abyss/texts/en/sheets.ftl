### Browser client, in English: what only the sheets of the Abyss table and its large cards say; loaded with them.
### Ids: ui-abyss-<what>.

ui-abyss-payable-now = You can afford this Lord.
ui-abyss-cost-now = Cost for you now
ui-abyss-races-needed = Races needed
ui-abyss-where-court = at Court
ui-abyss-where-gone = not in play
ui-abyss-where-free = in front of { $name }
ui-abyss-where-disabled = in front of { $name }, disabled
ui-abyss-where-under = under { $place } ({ $name })
ui-abyss-worth-you = Worth to you now
ui-abyss-worth-if-over = Worth if the game ended now, including your hand
ui-abyss-worth-for = Worth to { $name }
ui-abyss-level-n = Level { $n }
ui-abyss-level-facts = resistance { $resist }, { $reward ->
    [one] 1 token
   *[other] { $reward } tokens
}
ui-abyss-unseen-copies = Not yet seen
ui-abyss-enough-location = You have the Keys for this Location.
ui-abyss-enough-ally = You can afford this Ally.
ui-abyss-price-now = Price now, in Pearls
ui-abyss-reward-now = Reward now
ui-abyss-tokens-of = { $n } × { $worth } points
ui-abyss-about-monster = Not for sale. The explorer fights it for the reward of the Threat space, or goes on: then the Threat rises.
ui-abyss-about-monster-border = Not for sale. The explorer fights a Leviathan on the Border with an Ally, or passes by: then two dice bring a new Leviathan.
ui-abyss-special-die = Against a Leviathan: roll two dice and use the better one.
ui-abyss-special-pearl = Against a Leviathan: after the roll you may add Pearls to the attack.
ui-abyss-special-kraken = Counts as any race in a payment and is never affiliated. Playing it gives you Nebulis equal to its value minus 1.

ui-abyss-aid-plot = Plot
ui-abyss-aid-plot-text = As often as you like: pay 1 Pearl to add a new Lord to the Court.
ui-abyss-aid-explore = Explore
ui-abyss-aid-explore-text = Reveal cards one at a time. Opponents may buy each Ally: the first sale of the turn costs 1 Pearl, the second 2, and so on. You keep one Ally; the rest go to the Council. You must take or fight the fifth card, and you gain 1 Pearl.
ui-abyss-aid-council = Council
ui-abyss-aid-council-text = Take one whole stack into your hand.
ui-abyss-aid-recruit = Recruit
ui-abyss-aid-recruit-text = Pay for a Lord with Allies of exactly the number of races shown. Pearls make up missing value. The lowest Ally you paid with is affiliated. If that leaves two or fewer Lords at Court, you gain 2 Pearls and the Court is refilled.
ui-abyss-aid-location = Location
ui-abyss-aid-location-text = When you have three Keys, on active Lords or as tokens, you must take a Location. Lords whose Keys you spend go under it and lose their powers.
ui-abyss-aid-end = End
ui-abyss-aid-end-text = When a player has seven Lords or the Court cannot be refilled, each other player gets one last turn. Lords, Locations, the best affiliated Ally of each race and Monster tokens score points.
ui-abyss-aid-kraken = Kraken
ui-abyss-aid-kraken-text = A Kraken counts as any race and gives you Nebulis. Each Nebulis costs 1 point at the end, and the player with the most loses 5 more. You may add 1 Nebulis to a payment if you spend all your Pearls.
ui-abyss-aid-leviathan = Leviathan
ui-abyss-aid-leviathan-text = When you reveal a Monster, you may fight a Leviathan on the Border with an Ally of its race or a Crab. If you pass by, a new Leviathan arrives; one already in that zone attacks you first.
ui-abyss-sign-pearl = Pearl
ui-abyss-sign-key = Key
ui-abyss-sign-influence = Influence (points)
ui-abyss-sign-monster-token = Monster token, worth 2 to 4 points
ui-abyss-sign-nebulis = Nebulis, −1 point
ui-abyss-sign-wound = Wound, −1 point
ui-abyss-sign-once = Works once, on arrival
ui-abyss-sign-standing = Always works
ui-abyss-sign-each-turn = Can be used once each turn
ui-abyss-sign-sentinel = Sentinel: reserves a card or stack

## Players

ui-abyss-tableau-line = { $lords ->
    [one] 1 Lord
   *[other] { $lords } Lords
}, { $points ->
    [one] 1 visible point
   *[other] { $points } visible points
}, { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
}, { $keys ->
    [one] 1 Key
   *[other] { $keys } Keys
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand

## Paying

ui-abyss-pay-title = Recruit the { $lord }
ui-abyss-pay-hint = Choose a payment, or tap cards below to build your own.
ui-abyss-printed-cost = Printed cost
ui-abyss-price-changes = changed by Lords in play
ui-abyss-you-pay = You pay
ui-abyss-exactly-races = { $n ->
    [one] exactly 1 race
   *[other] exactly { $n } races
}
ui-abyss-ways = Payments
ui-abyss-becomes-affiliated = will be affiliated
ui-abyss-gain-points = +{ $n } influence
ui-abyss-gain-lord = Lord { $lord }
ui-abyss-gain-split = Lord { $lord }, { $ally } +{ $n }
ui-abyss-wasted = { $n } wasted
ui-abyss-left = left
ui-abyss-own-way = Your own payment
ui-abyss-affiliates-card = { $card } will be affiliated
ui-abyss-affiliates-none = no Ally will be affiliated
ui-abyss-affiliate-which = Affiliate:
ui-abyss-check-value = Value
ui-abyss-check-races = Races
ui-abyss-check-paid = paid
ui-abyss-check-missing = missing
ui-abyss-check-ready = Ready to pay
ui-abyss-check-not-yet = Payment incomplete
ui-abyss-pay-not-yet = This payment is incomplete: the list beside your cards says what is missing.
ui-abyss-with-nebulis = with { $n } Nebulis
ui-abyss-only-way = There is only one possible payment.
ui-abyss-only-way-short = only payment
ui-abyss-pay-forced = Pay and recruit
ui-abyss-pay-button = Pay { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $pearls ->
    [0] {""}
    [one] , 1 Pearl
   *[other] , { $pearls } Pearls
}{ $nebulis ->
    [0] {""}
   *[other] , { $nebulis } Nebulis
}

## Standing orders

ui-abyss-orders-title = Standing orders
ui-abyss-orders-hint = Choose how offers are answered for you. Other players cannot see that an answer was automatic.
ui-abyss-orders-switch-off = Turn off
ui-abyss-orders-keep = Save orders
ui-abyss-scope = Duration
ui-abyss-unless-lord = Ask anyway if the card makes a Lord affordable
ui-abyss-whole-column = Change the whole column
ui-abyss-cell-ask = ask
ui-abyss-cell-pass = pass
ui-abyss-cell-buy = buy for up to { $n }
ui-abyss-cell-label = { $race } { $value }: { $what }

## Cards

ui-abyss-draw-hint = Drawing cannot be undone. Locations you draw but do not take stay available to all players.
ui-abyss-loses-nothing = no power lost
ui-abyss-loses-power = loses: { $power }
ui-abyss-unseen-allies = Exploration cards you have not seen ({ $n })
ui-abyss-unseen-monsters = Monsters: { $n }
ui-abyss-all-values = all
ui-abyss-piles-line = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the exploration deck, { $discard } in the discard pile
ui-abyss-unseen-lords = Unseen Lords: { $n }
ui-abyss-unseen-places = Unseen Locations: { $n }
ui-abyss-discard-pile = Discard pile
