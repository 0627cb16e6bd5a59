### Browser client, in English: the Abyss table. The server sends questions, choices and log lines (game.ftl).
### Ids: ui-abyss-<what>. Keep texts short: most are labels on buttons and badges.

## Zones

ui-abyss-title = Abyss table
ui-abyss-zone-depths = The Depths
ui-abyss-zone-council = Council
ui-abyss-zone-court = Court
ui-abyss-zone-threat = Threat
ui-abyss-zone-border = The Border
ui-abyss-zone-places = Locations
ui-abyss-tab-depths = Depths
ui-abyss-tab-council = Council
ui-abyss-tab-court = Court
ui-abyss-tab-places = Locations
ui-abyss-tab-border = Border
ui-abyss-tab-mine = You
ui-abyss-turn-n = turn { $n }
ui-abyss-back-depths = Exploration deck
ui-abyss-back-lord = Lord deck
ui-abyss-back-location = Location deck
ui-abyss-none = none
ui-abyss-of = { $n } of { $all }

## Board

ui-abyss-next-price = next price
ui-abyss-next-price-n = { $n ->
    [one] The next card costs its buyer 1 Pearl
   *[other] The next card costs its buyer { $n } Pearls
}
ui-abyss-discards = { $n } in the discard pile
ui-abyss-deck-size = Exploration deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-must-take = must take, +1
ui-abyss-memory-full = cards added
ui-abyss-memory-counts = total value added
ui-abyss-stack-makes = Makes affordable: { $lords }
ui-abyss-with-stack = with this stack
ui-abyss-stack-label = { $race } stack, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-stack-empty = empty
ui-abyss-stack-worth = worth { $n }
ui-abyss-court-hint = badges show what you lack
ui-abyss-payable = affordable
ui-abyss-short-by = { $n } short
ui-abyss-races-of = { $have } of { $need ->
    [one] 1 race
   *[other] { $need } races
}
ui-abyss-needs-race = needs
ui-abyss-plot = Plot
ui-abyss-plot-label = Plot: pay 1 Pearl to add a new Lord to the Court
ui-abyss-court-full = Court full
ui-abyss-fight-now = fight now: { $reward }
ui-abyss-threat-reward = { $keys ->
    [0] {""}
    [one] 1 Key
   *[other] { $keys } Keys
}{ $keys ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] {" + "}
    }
}{ $goods ->
    [0] {""}
    [one] 1 Pearl/token
   *[other] { $goods } Pearls/tokens
}
ui-abyss-threat-here = Threat marker is here
ui-abyss-places-below = { $n ->
    [one] { $n } more Location below
   *[other] { $n } more Locations below
}
ui-abyss-place-deck = deck { $n }
ui-abyss-worth-now = worth now
ui-abyss-beasts-left = { $n ->
    [one] 1 Leviathan left
   *[other] { $n } Leviathans left
}
ui-abyss-zone-chance = Chance with two dice: { $chance }
ui-abyss-zone-empty = Empty zone { $zone }
ui-abyss-beast-label = { $name } in zone { $zone }

## Prompt

ui-abyss-summary-action = { $lords ->
    [0] You cannot afford a Lord
    [one] You can afford 1 Lord
   *[other] You can afford { $lords } Lords
}; { $stacks ->
    [0] the Council is empty.
    [one] 1 Council stack is available.
   *[other] { $stacks } Council stacks are available.
}
ui-abyss-act-council = Council
ui-abyss-act-recruit = Recruit
ui-abyss-use-powers = Powers ({ $n })
ui-abyss-hint-must-take = Fifth card: you must take it, and you gain 1 Pearl.
ui-abyss-hint-must-fight = Fifth card: you must fight this Monster, and you gain 1 Pearl.
ui-abyss-hint-fifth-next = The next card is the fifth: you must take or fight it, and you gain 1 Pearl.
ui-abyss-forced-fifth = Fifth card: you had to take it and gained 1 Pearl.
ui-abyss-plot-risk = After paying this Pearl you can no longer afford: { $lords }. Plot anyway?
ui-abyss-unused-powers = { $n ->
    [one] You have not used this power: { $lords }. End your turn anyway?
   *[other] You have not used these powers: { $lords }. End your turn anyway?
}
ui-abyss-no-stacks = No Council stack is available.
ui-abyss-no-lord-payable = You cannot afford any Lord yet. The badges show what you lack.
ui-abyss-pass-rest = Pass all
ui-abyss-pass-rest-small = this exploration

# Short button labels. The full sentence is in the tooltip and for screen readers.
ui-abyss-do-explore = Explore
ui-abyss-do-buy = Buy for { $amount }
ui-abyss-do-buy-mixed = Buy for { $amount } Nebulis{ $rest ->
    [0] {""}
    [one] {" "}+ 1 Pearl
   *[other] {" "}+ { $rest } Pearls
}
ui-abyss-do-pass = Pass
ui-abyss-do-take = Take { $name }
ui-abyss-do-go-on = Reveal next
ui-abyss-do-fight = Fight
ui-abyss-do-fight-leviathan = Fight a Leviathan
ui-abyss-do-pass-by = Pass by
ui-abyss-do-ignore = Ignore
ui-abyss-do-end-turn = End turn
ui-abyss-do-choose-leviathan = { $name }
ui-abyss-do-rebel = Weaken { $name }
ui-abyss-do-breed = { $name } to { $zone }
ui-abyss-do-execute = { $n ->
    [0] nobody loses
    [one] 1 loses
   *[other] { $n } lose
}
ui-abyss-do-plot = Plot
ui-abyss-do-decline = Decline
ui-abyss-do-support = Take { $amount } × { $name }
ui-abyss-do-strike = Attack with { $name }
ui-abyss-do-search = Draw Loot
ui-abyss-do-stop-searching = Stop
ui-abyss-do-stop-fighting = Stop fighting
ui-abyss-do-keep-tokens = Keep all

## Goods

ui-abyss-pearls = Pearls
ui-abyss-nebulis = Nebulis
ui-abyss-keys = Keys
ui-abyss-keys-of-three = of 3
ui-abyss-keys-split = Keys: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $lords } on active Lords
ui-abyss-tokens = Monster tokens
ui-abyss-tokens-short = Tokens
ui-abyss-tokens-n = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
ui-abyss-tokens-worth = Monster tokens worth { $list }
ui-abyss-points-sum = { $n ->
    [one] 1 point
   *[other] { $n } points
}
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
ui-abyss-lords-of-seven = Lords: the seventh triggers the end
ui-abyss-score-open = Visible influence, without Monster tokens
ui-abyss-score-mine = Your current influence, without Monster tokens
ui-abyss-hidden-points = +{ $n } hidden

## Players

ui-abyss-bought = bought
ui-abyss-passed = passed
ui-abyss-is-asked = deciding
ui-abyss-open-tableau = { $name }’s cards
ui-abyss-affiliated-best = Affiliated Allies: best of each race
ui-abyss-figure-tag = Kraken −5
ui-abyss-scourge-tag = Scourge +5
ui-abyss-sentinel-tag = Sentinel placed
ui-abyss-sentinel-idle = Sentinel ready
ui-abyss-known-hand = Known cards in this hand
ui-abyss-hand-of = { $n } of { $most }
ui-abyss-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-abyss-hand-empty = No cards. Explore, or take a Council stack.
ui-abyss-free-lords = Free Lords
ui-abyss-no-lords = none yet
ui-abyss-no-power = No power
ui-abyss-use = Use
ui-abyss-used-until = used, ready next turn
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
ui-abyss-allies-short = Allies
ui-abyss-figure-short = Kraken
ui-abyss-previous = Previous player
ui-abyss-next = Next player

## End of the game is near

ui-abyss-alarm-seat = { $n ->
    [one] { $name } has 6 Lords and can trigger the end next turn
   *[other] { $name } have 6 Lords each and can trigger the end on their next turns
}
ui-abyss-alarm-me = You have 6 Lords: the next one triggers the end
ui-abyss-last-round = Last round, triggered by { $name }. Still to play: { $left }
ui-abyss-last-turn = Last turn: { $name }
ui-abyss-you-short = you
ui-abyss-last-turn-now = last turn
ui-abyss-last-turn-left = 1 turn left
ui-abyss-last-turn-none = no turn left

## Paying

ui-abyss-one-moment = one moment…
ui-abyss-then-third-key = Third Key: you take a Location now.
ui-abyss-then-locks = Third Key: you take a Location now, and { $n ->
    [one] the { $lords } goes under it.
   *[other] these Lords go under it: { $lords }.
}
ui-abyss-then-sixth = Sixth Lord: the next one triggers the end.
ui-abyss-then-seventh = Seventh Lord: the other players get one last turn each.
ui-abyss-then-refill = Only { $left } left at Court: you gain { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
} and it is refilled.
ui-abyss-then-court-ends = Only { $left } left at Court, and it cannot be refilled: you gain { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
}, and the other players get one last turn each.

## Standing orders

ui-abyss-orders-none = Standing orders: none
ui-abyss-orders-line = Auto: { $what } ({ $scope })
ui-abyss-orders-off = Off
ui-abyss-orders-pass-all = pass on everything
ui-abyss-orders-passing = pass on { $values }
ui-abyss-orders-buying = buy { $values } for up to { $price }
ui-abyss-orders-exceptions = { $n ->
    [one] 1 exception
   *[other] { $n } exceptions
}
ui-abyss-orders-asking = ask for the rest
ui-abyss-preset-ask-all = Always ask
ui-abyss-preset-pass-low = Pass on 1 and 2
ui-abyss-preset-ask-high = Ask only for 4 and 5
ui-abyss-preset-pass-all = Pass on all
ui-abyss-scope-exploration = this exploration
ui-abyss-scope-turn = until my turn
ui-abyss-scope-game = whole game

## Fighting a Leviathan

ui-abyss-fight = Fight
ui-abyss-ally = Ally
ui-abyss-rolled = rolled { $n }
ui-abyss-attack = attack
ui-abyss-die = die, 1 to 6
ui-abyss-die-better = better of two dice
ui-abyss-same = same
ui-abyss-levels-n = { $n ->
    [0] no level
    [one] 1 level
   *[other] { $n } levels
}
ui-abyss-pearls-to-add = Pearls to add
ui-abyss-strike-with = Attack with { $n }
ui-abyss-before-roll = Before the roll
ui-abyss-chance-each = chance of each level
ui-abyss-all-levels = all
ui-abyss-with-pearls = with { $n ->
    [one] 1 Pearl
   *[other] { $n } Pearls
}
ui-abyss-choose-beast-hint = chance to beat that many levels, with your best Allies
ui-abyss-in-zone = in zone { $zone }
ui-abyss-best-chance = Your best chance to beat a level
ui-abyss-mean-levels = Levels beaten on average
ui-abyss-mean-rewards = Tokens gained on average
ui-abyss-border-rule = two dice choose a new Leviathan’s zone; one already there attacks

## Cards

ui-abyss-worth-both = { $now } now, { $then } at the end with your current hand
ui-abyss-worth-then = → { $n }
ui-abyss-if-strikes = Its attack costs you
ui-abyss-or-with = or with
ui-abyss-race = Race
ui-abyss-value = Value
ui-abyss-hint-choices = Choose something highlighted, or open the list.
ui-abyss-copies = Copies in the game

## Player aid

ui-abyss-key-1 = Explore or reveal next
ui-abyss-key-2 = Take
ui-abyss-key-3 = Fight
ui-abyss-key-4 = Buy
ui-abyss-key-5 = Plot
ui-abyss-key-6 = Pass, continue or skip animation
ui-abyss-key-7 = Choose a Lord at Court
ui-abyss-key-8 = Choose a Council stack
ui-abyss-key-9 = Confirm
ui-abyss-key-10 = Cancel
ui-abyss-key-11 = Undo
ui-abyss-key-12 = Restart turn
ui-abyss-key-13 = Standing orders
ui-abyss-key-14 = Log
ui-abyss-key-15 = Chat
ui-abyss-key-16 = This page
ui-abyss-key-17 = Show the focused card
ui-abyss-key-18 = Next available choice

## The home page

ui-abyss-home-pitch = The undersea court is hiring.
ui-abyss-home-more = Explore the Depths for Allies, recruit the Lords of the Court, and gather more influence than your opponents. Play friends or bots right away, no account needed.
ui-abyss-home-short = Find Allies, recruit the Lords of the Court, and take Locations with their Keys.
ui-abyss-home-time = an hour
ui-abyss-boxes-needed = Five players need Leviathan.
ui-abyss-lid-base = Abyss
ui-abyss-lid-kraken = Kraken
ui-abyss-lid-leviathan = Leviathan
ui-keys-group-abyss = Abyss

## Table in words

ui-abyss-fact-influence = Influence, without tokens
ui-abyss-fact-pearls = Pearls
ui-abyss-fact-keys = Keys
ui-abyss-fact-hand-size = Cards
ui-abyss-fact-lords = Lords
ui-abyss-fact-locations = Locations
ui-abyss-fact-tokens = Monster tokens
ui-abyss-fact-nebulis = Nebulis
ui-abyss-fact-wounds = Wounds
ui-abyss-fact-hand = Your hand
ui-abyss-fact-track = Exploration track
ui-abyss-fact-council = Council
ui-abyss-fact-court = Court
ui-abyss-fact-open-locations = Locations
ui-abyss-fact-threat = Threat
ui-abyss-fact-border = Border
ui-abyss-fact-deck = Deck
ui-abyss-fact-lord = { $name }: { $guild }, { $cost } from { $races ->
    [one] 1 race
   *[other] { $races } races
}{ $must ->
    [none] {""}
   *[other] , including { $must }
}; { $points } points{ $keys ->
    [0] {""}
   *[other] , 1 Key
}. { $power }
ui-abyss-fact-location = { $name }: { $formula }
ui-abyss-fact-stack = { $race } { $n }
ui-abyss-fact-beast = zone { $zone }: { $name }, level { $level }
ui-abyss-fact-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Keys

ui-abyss-key-explore = Explore or reveal the next card
ui-abyss-key-take = Take
ui-abyss-key-fight = Fight
ui-abyss-key-plot = Plot
ui-abyss-key-buy = Buy

ui-abyss-pass-orders = Pass for the rest of this exploration

