### The table of Abyss in the browser. Questions, choices and lines of the log come from abyss.ftl by the server.
### Ids: ui-abyss-<what>. Short: most of these are labels on buttons and badges.

## The table and its zones

ui-abyss-title = A table of Abyss
ui-abyss-zone-depths = The Depths
ui-abyss-zone-council = Council
ui-abyss-zone-court = Court
ui-abyss-zone-threat = Threat
ui-abyss-zone-border = The Border
ui-abyss-zone-places = Locations
ui-abyss-tab-depths = Depths
ui-abyss-tab-council = Council
ui-abyss-tab-court = Court
ui-abyss-tab-places = Places
ui-abyss-tab-border = Border
ui-abyss-tab-mine = Yours
ui-abyss-turn-n = turn { $n }
ui-abyss-back-depths = Exploration deck
ui-abyss-back-lord = Deck of Lords
ui-abyss-back-location = Deck of Locations
ui-abyss-none = none
ui-abyss-of = { $n } of { $all }

## The board

ui-abyss-next-price = next buyer pays
ui-abyss-next-price-n = { $n ->
    [one] The next buyer pays 1 Pearl
   *[other] The next buyer pays { $n } Pearls
}
ui-abyss-discards = { $n } in the discard pile
ui-abyss-deck-size = Exploration deck, { $n } cards
ui-abyss-must-take = must take +1
ui-abyss-memory-full = what went in
ui-abyss-memory-counts = values that went in
ui-abyss-stack-makes = makes payable: { $lords }
ui-abyss-with-stack = with this stack
ui-abyss-stack-label = { $race } stack, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-stack-empty = none
ui-abyss-stack-worth = worth { $n }
ui-abyss-court-hint = badges: what you are missing
ui-abyss-payable = payable
ui-abyss-payable-now = You can pay for this Lord.
ui-abyss-short-by = { $n } short
ui-abyss-races-of = { $have } of { $need } races
ui-abyss-needs-race = needs
ui-abyss-plot = Plot
ui-abyss-plot-label = Plot: pay 1 Pearl to bring a new Lord to Court
ui-abyss-court-full = Court is full
ui-abyss-fight-now = fight now: { $reward }
ui-abyss-threat-reward = { $keys ->
    [0] {""}
    [one] 1 key
   *[other] { $keys } keys
}{ $keys ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] {" + "}
    }
}{ $goods ->
    [0] {""}
    [one] 1 good
   *[other] { $goods } goods
}
ui-abyss-threat-here = the Threat is here
ui-abyss-places-below = { $n ->
    [one] One more Location below
   *[other] { $n } more Locations below
}
ui-abyss-place-deck = deck { $n }
ui-abyss-worth-now = worth to you now
ui-abyss-beasts-left = { $n } Leviathans left
ui-abyss-zone-chance = { $chance } of the rolls of two dice
ui-abyss-zone-empty = Empty zone
ui-abyss-beast-label = { $name } in zone { $zone }

## The prompt

ui-abyss-summary-action = { $lords ->
    [0] No Lord is payable
    [one] 1 Lord is payable
   *[other] { $lords } Lords are payable
}; { $stacks ->
    [0] the Council is empty.
    [one] 1 Council stack to take.
   *[other] { $stacks } Council stacks to choose from.
}
ui-abyss-summary-offer = You have { $pearls ->
    [one] 1 Pearl.
   *[other] { $pearls } Pearls.
}
ui-abyss-act-council = Council
ui-abyss-act-recruit = Recruit
ui-abyss-use-powers = Powers ({ $n })
ui-abyss-hint-must-take = Fifth card: you must take it, and get 1 Pearl.
ui-abyss-hint-must-fight = Fifth card: this Monster must be fought, and you get 1 Pearl.
ui-abyss-hint-fifth-next = The next card is the fifth: you must take it or fight it, and get 1 Pearl.
ui-abyss-forced-fifth = Fifth card: it had to be taken, and you got 1 Pearl.
ui-abyss-plot-risk = A Pearl less, and you could no longer pay for: { $lords }. Plot all the same?
ui-abyss-unused-powers = { $n ->
    [one] You have not used this power: { $lords }. End your turn all the same?
   *[other] You have not used these powers: { $lords }. End your turn all the same?
}
ui-abyss-no-stacks = No Council stack can be taken.
ui-abyss-no-lord-payable = You can pay for none of the Lords yet. Their badges say what is missing.
ui-abyss-pass-rest = Pass on all
ui-abyss-pass-rest-small = of this exploration

# Short names of deeds, for buttons; the whole sentence is read out and shown beside.
ui-abyss-do-explore = Explore
ui-abyss-do-buy = Buy for { $amount }
ui-abyss-do-pass = Pass
ui-abyss-do-take = Take { $name }
ui-abyss-do-go-on = Reveal next
ui-abyss-do-fight = Fight
ui-abyss-do-fight-leviathan = Fight a Leviathan
ui-abyss-do-pass-by = Swim on
ui-abyss-do-ignore = Ignore it
ui-abyss-do-end-turn = End turn
ui-abyss-do-plot = Plot
ui-abyss-do-decline = No, thanks
ui-abyss-do-support = Take { $amount } { $name }
ui-abyss-do-strike = Attack with { $name }
ui-abyss-do-search = Search on
ui-abyss-do-stop-searching = Stop
ui-abyss-do-stop-fighting = Stop fighting
ui-abyss-do-keep-tokens = Keep them

## Goods

ui-abyss-pearls = Pearls
ui-abyss-nebulis = Nebulis
ui-abyss-keys = Keys
ui-abyss-keys-of-three = of 3
ui-abyss-keys-split = Keys: { $tokens } as tokens, { $lords } on free Lords
ui-abyss-tokens = Monster tokens
ui-abyss-tokens-n = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
ui-abyss-tokens-worth = Monster tokens worth { $list }
ui-abyss-points-sum = { $n } points
ui-abyss-l-tokens = L tokens
ui-abyss-wounds = Wounds
ui-abyss-wounds-n = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
ui-abyss-influence = Influence
ui-abyss-lords = Lords
ui-abyss-lords-count = { $n } of 7 Lords
ui-abyss-lords-of = { $n } of { $all } Lords
ui-abyss-lords-of-seven = Lords: the seventh brings the end
ui-abyss-score-open = Influence that lies open, without Monster tokens
ui-abyss-score-mine = Your influence as the cards lie, without Monster tokens
ui-abyss-hidden-points = +{ $n } hidden

## Players

ui-abyss-bought = has bought
ui-abyss-passed = passes
ui-abyss-is-asked = is asked
ui-abyss-open-tableau = Everything before { $name }
ui-abyss-affiliated-best = Affiliated: the best of each race
ui-abyss-figure-tag = Kraken −5
ui-abyss-scourge-tag = Scourge +5
ui-abyss-sentinel-tag = Sentinel out
ui-abyss-sentinel-idle = Sentinel ready
ui-abyss-known-hand = Seen going to this hand
ui-abyss-hand-of = { $n } of { $most }
ui-abyss-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-hand-empty = No cards yet: explore, or ask the Council.
ui-abyss-free-lords = Free Lords
ui-abyss-no-lords = none yet
ui-abyss-no-power = No power
ui-abyss-use = Use
ui-abyss-used-until = used; ready again on your next turn
ui-abyss-used-until-short = next turn
ui-abyss-locations-n = { $n ->
    [one] Location
   *[other] Locations
}
ui-abyss-affiliated = Affiliated
ui-abyss-sum-lords = Lords
ui-abyss-sum-places = Locations
ui-abyss-sum-allies = Affiliated Allies
ui-abyss-sum-tokens = Monster tokens
ui-abyss-sum-nebulis = Nebulis
ui-abyss-sum-figure = Kraken figure
ui-abyss-sum-wounds = Wounds
ui-abyss-sum-scourge = Scourge
ui-abyss-tableau-line = { $lords ->
    [one] 1 Lord
   *[other] { $lords } Lords
}, { $points } points open, { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
}, { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand
ui-abyss-previous = Previous player
ui-abyss-next = Next player

## Coming to an end

ui-abyss-alarm-seat = { $n ->
    [one] { $name } has 6 Lords and may end the game on the next turn
   *[other] { $name } have 6 Lords each and may end the game on their next turns
}
ui-abyss-alarm-me = You have 6 Lords: the next one ends the game
ui-abyss-last-round = Last round, brought by { $name }. Still to play: { $left }
ui-abyss-last-turn = Last turn: { $name } closes the game
ui-abyss-you-short = you
ui-abyss-last-turn-now = last turn
ui-abyss-last-turn-left = 1 turn left
ui-abyss-last-turn-none = no turn left

## Going back


## Paying

ui-abyss-pay-title = Recruit the { $lord }
ui-abyss-pay-hint = Pick a way to pay, or tap cards below to make your own.
ui-abyss-printed-cost = Printed cost
ui-abyss-price-changes = by Lords on the table
ui-abyss-you-pay = You pay
ui-abyss-exactly-races = { $n ->
    [one] exactly 1 race
   *[other] exactly { $n } races
}
ui-abyss-ways = Ways to pay
ui-abyss-becomes-affiliated = becomes affiliated
ui-abyss-gain-points = +{ $n } influence
ui-abyss-gain-lord = Lord { $lord }
ui-abyss-gain-split = Lord { $lord }, { $ally } +{ $n }
ui-abyss-wasted = { $n } wasted
ui-abyss-left = left
ui-abyss-own-way = Your own way
ui-abyss-affiliates-card = { $card } becomes affiliated
ui-abyss-affiliates-none = nobody becomes affiliated
ui-abyss-affiliate-which = Affiliate:
ui-abyss-check-value = Value
ui-abyss-check-races = Races
ui-abyss-check-paid = paid
ui-abyss-check-missing = missing
ui-abyss-check-ready = Ready to pay
ui-abyss-check-not-yet = Not a payment yet
ui-abyss-pay-not-yet = These cards and Pearls do not pay for this Lord yet: the list beside your cards says what is missing.
ui-abyss-with-nebulis = with { $n } Nebulis
ui-abyss-only-way = There is only one way to pay, and your cards and Pearls are enough for it.
ui-abyss-only-way-short = only one way
ui-abyss-pay-forced = Pay and recruit
ui-abyss-one-moment = one moment …
ui-abyss-then-third-key = Third key: you take a Location now.
ui-abyss-then-locks = Third key: you take a Location now; { $n ->
    [one] the { $lords } is locked under it.
   *[other] these are locked under it: { $lords }.
}
ui-abyss-then-sixth = Sixth Lord: one more ends the game.
ui-abyss-then-seventh = Seventh Lord: the others have one more turn each.
ui-abyss-then-refill = The Court falls to { $left }: you get { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
} and it is filled.
ui-abyss-then-court-ends = The Court falls to { $left } and cannot be filled: you get { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
}, and the others have one more turn each.
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
ui-abyss-orders-hint = What is done in your name when a card is offered. Nobody is told that an answer came by order.
ui-abyss-orders-none = Standing orders: none
ui-abyss-orders-line = Auto: { $what } ({ $scope })
ui-abyss-orders-off = Off
ui-abyss-orders-switch-off = Ask me again
ui-abyss-orders-keep = Keep these orders
ui-abyss-orders-pass-all = passing on everything
ui-abyss-orders-passing = passing on { $values }
ui-abyss-orders-buying = buying { $values } for up to { $price }
ui-abyss-orders-mixed = { $n } cells of your own
ui-abyss-orders-asking = asking the rest
ui-abyss-preset-ask-all = Ask me always
ui-abyss-preset-pass-low = Pass on 1 and 2
ui-abyss-preset-ask-high = Ask for 4 and 5 only
ui-abyss-preset-pass-all = Pass on everything
ui-abyss-scope = How long
ui-abyss-scope-exploration = this exploration
ui-abyss-scope-turn = until my turn
ui-abyss-scope-game = the whole game
ui-abyss-unless-lord = Ask me anyway if the card makes a Lord payable
ui-abyss-whole-column = Change the whole column
ui-abyss-cell-ask = ask me
ui-abyss-cell-pass = always pass
ui-abyss-cell-buy = buy for up to { $n }
ui-abyss-cell-label = { $race } { $value }: { $what }

## Fighting a Leviathan

ui-abyss-fight = Fight
ui-abyss-ally = Ally
ui-abyss-rolled = rolled { $n }
ui-abyss-attack = attack
ui-abyss-die = die, 1 to 6
ui-abyss-die-better = two dice, the better one
ui-abyss-same = same
ui-abyss-levels-n = { $n ->
    [0] no level
    [one] 1 level
   *[other] { $n } levels
}
ui-abyss-pearls-to-add = Pearls to add
ui-abyss-strike-with = Strike with { $n }
ui-abyss-before-roll = Before the roll
ui-abyss-chance-each = chance of each level
ui-abyss-all-levels = all
ui-abyss-with-pearls = and { $n } Pearls
ui-abyss-choose-beast-hint = Choose a Leviathan that is lit. What you may fight it with lies in your hand.

## Cards

ui-abyss-cost-now = Cost for you now
ui-abyss-races-needed = Races needed
ui-abyss-where-court = at Court
ui-abyss-where-gone = not in play
ui-abyss-where-free = before { $name }
ui-abyss-where-disabled = before { $name }, disabled
ui-abyss-where-under = { $name }, under { $place }
ui-abyss-worth-you = Worth to you now
ui-abyss-worth-if-over = Worth to you if the game ended, with your hand
ui-abyss-worth-both = { $now } now, { $then } if the game ended with your hand
ui-abyss-worth-then = → { $n }
ui-abyss-draw-hint = Drawing cannot be undone. Tiles that you draw and do not take stay open for everybody.
ui-abyss-loses-nothing = nothing is lost
ui-abyss-loses-power = lost: { $power }
ui-abyss-worth-for = Worth to { $name }
ui-abyss-level-n = Level { $n }
ui-abyss-level-facts = resistance { $resist }, { $reward ->
    [one] 1 token
   *[other] { $reward } tokens
}
ui-abyss-if-strikes = If it strikes you lose
ui-abyss-race = Race
ui-abyss-value = Value
ui-abyss-copies = Copies in the game
ui-abyss-special-die = Against a Leviathan it throws two dice; the better one counts.
ui-abyss-special-pearl = Against a Leviathan you may add Pearls to its attack after the roll.
ui-abyss-special-kraken = Stands for any race in a payment, is never affiliated, and brings one Nebulis less than its value.
ui-abyss-piles-line = { $deck } cards in the exploration deck, { $discard } in the discard pile
ui-abyss-unseen-lords = Lords not yet shown: { $n }
ui-abyss-unseen-places = Locations not yet shown: { $n }
ui-abyss-discard-pile = Discard pile

## Log, chat, notes


## Menu


## Player aid

ui-abyss-aid-plot = Plot
ui-abyss-aid-plot-text = As often as you like: 1 Pearl brings a new Lord to Court.
ui-abyss-aid-explore = Explore
ui-abyss-aid-explore-text = Reveal cards one by one. The others may buy each: 1 Pearl for the first sale of the turn, then 2, then 3. You keep one, the rest goes to the Council. The fifth must be taken and brings 1 Pearl.
ui-abyss-aid-council = Council
ui-abyss-aid-council-text = Take a whole stack into your hand.
ui-abyss-aid-recruit = Recruit
ui-abyss-aid-recruit-text = Pay a Lord with Allies of exactly as many races as it shows; Pearls make up what is missing. The lowest Ally you paid with becomes affiliated. With two or fewer Lords left at Court you get 2 Pearls and it is filled.
ui-abyss-aid-keys-text = Three keys, on free Lords or as tokens, bring a Location at once. The Lords slide under it and lose their powers.
ui-abyss-aid-end = End
ui-abyss-aid-end-text = The seventh Lord of a player, or a Court that cannot be filled: everybody else has one more turn. Lords, Locations, the best affiliated Ally of each race and Monster tokens count.
ui-abyss-aid-kraken = Kraken
ui-abyss-aid-kraken-text = A Kraken stands for any race and brings Nebulis: 1 point less each, 5 more for whoever has most. Nebulis pay where Pearls run out.
ui-abyss-aid-leviathan = Leviathan
ui-abyss-aid-leviathan-text = A Monster lets you fight a Leviathan of the Border with Allies of its race, or Crabs. Swim on, and another comes; where one lies already, it strikes you first.
ui-abyss-sign-pearl = Pearl
ui-abyss-sign-key = Key
ui-abyss-sign-influence = Influence: points
ui-abyss-sign-monster-token = Monster token, worth 2 to 4
ui-abyss-sign-nebulis = Nebulis, 1 point less
ui-abyss-sign-wound = Wound, 1 point less
ui-abyss-sign-once = works once, on arrival
ui-abyss-sign-standing = works always
ui-abyss-sign-each-turn = may be used each turn
ui-abyss-sign-sentinel = Sentinel: reserves something
ui-abyss-key-1 = explore, reveal the next
ui-abyss-key-2 = take
ui-abyss-key-3 = fight
ui-abyss-key-4 = buy
ui-abyss-key-5 = plot
ui-abyss-key-6 = pass, go on, skip a movement
ui-abyss-key-7 = Lord of the Court
ui-abyss-key-8 = Council stack
ui-abyss-key-9 = confirm
ui-abyss-key-10 = cancel
ui-abyss-key-11 = undo
ui-abyss-key-12 = restart the turn
ui-abyss-key-13 = standing orders
ui-abyss-key-14 = log
ui-abyss-key-15 = chat
ui-abyss-key-16 = this page
ui-abyss-key-17 = look at the focused card
ui-abyss-key-18 = next thing you may do

## The end

ui-abyss-wins = { $name } rules the Abyss
ui-abyss-you-win = You rule the Abyss
ui-abyss-shared-win = { $names } share the Abyss
ui-abyss-ended-by = { $name } brought the end; { $turn } turns were played.
ui-abyss-tie-break = The tie is broken by Pearls ({ $pearls } to { $others }), then by the strongest Lord ({ $lord } to { $lords }).
ui-abyss-turns-played = { $n } turns
ui-abyss-from-hand = from hand
ui-abyss-figure-why = most Nebulis
ui-abyss-nebulis-why = { $n } Nebulis
ui-abyss-scourge-why = the Scourge
ui-abyss-chart-which = What the lines show
ui-abyss-chart-chance = Win chance
ui-abyss-chances-wait = One moment: the chances are being worked out …
ui-abyss-chances-how = In percent, for somebody who sees no hidden card: guessed worlds, played on by rules of thumb.
ui-abyss-chart-score = Score
ui-abyss-chart-pearls = Pearls
ui-abyss-chart-lords = Lords
ui-abyss-chart-label = { $what } turn by turn

ui-abyss-home-pitch = The court below is hiring.
ui-abyss-home-more = Dive for Allies, buy loyalty with Pearls, seat seven Lords before your rivals do. Play friends or bots, here, now, without an account.
