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
