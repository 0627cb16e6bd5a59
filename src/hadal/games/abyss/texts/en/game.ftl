# Abyss (the board game), in English.
#
# Ids: abyss-<label|ask|help|event|why|option|lord|location|race|table>-<what>, named as in the rules.
# $me is `seat` if the reader acts, `other` if the reader is affected, otherwise `none`.
# $card is a name without an article.
# Widths: a label fits one line of 95 columns (a few wrap), a Lord's .brief 34, a Location's .formula 20.

abyss-title = Abyss

## Races and exploration cards

abyss-race-jellyfish = Jellyfish
    .many = Jellyfish
    .letter = J
abyss-race-crab = Crab
    .many = Crabs
    .letter = C
abyss-race-seahorse = Seahorse
    .many = Seahorses
    .letter = H
abyss-race-shellfish = Shellfish
    .many = Shellfish
    .letter = S
abyss-race-squid = Squid
    .many = Squids
    .letter = Q
abyss-card-ally = { $race } { $value }
abyss-card-monster = Monster
abyss-card-hidden = a card

## Guilds

abyss-guild-mage = Mage
abyss-guild-soldier = Soldier
abyss-guild-farmer = Farmer
abyss-guild-merchant = Merchant
abyss-guild-politician = Politician
abyss-guild-ambassador = Ambassador

## Lords: name, short power for the board (.brief), full power (.text)

abyss-lord-recruiter = Recruiter
    .brief = opponents pay 2 more
    .text = Opponents pay 2 more for each Lord they recruit with Allies.
abyss-lord-jailer = Jailer
    .brief = opponents discard an Ally
    .text = Each opponent discards 1 Ally of their choice from their hand.
abyss-lord-seeker = Seeker
    .brief = opponents lose 2 Pearls
    .text = Each opponent returns 2 Pearls to the Treasury, or all of them if they have fewer.
abyss-lord-assassin = Assassin
    .brief = disable a Lord per opponent
    .text = Choose a free Lord of each opponent. It is disabled for the rest of the game: it loses its power and Key but keeps its points.
abyss-lord-commander = Commander
    .brief = opponents hold at most 6 Allies
    .text = Opponents may hold at most 6 Allies. They discard down to 6 now, after buying a card, and at the end of their turns.
abyss-lord-tamer = Tamer
    .brief = opponents’ rewards 1 space lower
    .text = When an opponent defeats a Monster, their reward comes from the previous Threat space.
abyss-lord-hunter = Hunter
    .brief = steal a Monster token
    .text = Take a random Monster token from an opponent of your choice.
abyss-lord-ship_master = Ship Master
    .brief = 1 Pearl per race sent to Council
    .text = When your exploration ends, gain 1 Pearl for each different race it sends to the Council.
abyss-lord-trader = Trader
    .brief = 3 Pearls
    .text = Gain 3 Pearls.
abyss-lord-peddler = Peddler
    .brief = 2 Pearls
    .text = Gain 2 Pearls.
abyss-lord-landlord = Landlord
    .brief = 1 Pearl now and each turn
    .text = Gain 1 Pearl now, and 1 Pearl at the start of each of your turns.
abyss-lord-slaver = Slaver
    .brief = discard an Ally for 2 Pearls
    .text = You may discard an Ally from your hand to gain 2 Pearls.
abyss-lord-shopkeeper = Shopkeeper
    .brief = 1 Pearl
    .text = Gain 1 Pearl.
abyss-lord-shaman = Shaman
    .brief = immune to opponents’ Soldiers
    .text = Opponents’ Soldiers do not affect you.
abyss-lord-invoker = Invoker
    .brief = take another turn
    .text = Take another turn after this one.
abyss-lord-apprentice = Apprentice
    .brief = take a Council stack
    .text = Take one Council stack into your hand.
abyss-lord-oracle = Oracle
    .brief = discard a Council stack
    .text = You may discard one Council stack.
abyss-lord-alchemist = Alchemist
    .brief = take two Council stacks
    .text = When your action is to take a Council stack, take a second one too.
abyss-lord-illusionist = Illusionist
    .brief = may swap a Location
    .text = You may swap one of your Locations for an available one. The Lords under it move to the new Location.
abyss-lord-master_of_magic = Master of Magic
    .brief = affiliate any Ally you pay with
    .text = When you recruit other Lords, you may affiliate any Ally you pay with, not just the lowest.
abyss-lord-opportunist = Opportunist
    .brief = replace a Lord at Court
    .text = You may discard a Lord at Court and replace it with the top Lord of the deck.
abyss-lord-corruptor = Corruptor
    .brief = may buy a Lord for 5 Pearls
    .text = You may recruit another Lord from the Court for 5 Pearls, whatever its cost.
abyss-lord-traitor = Traitor
    .brief = may swap a Lord with Court
    .text = You may discard another of your free Lords to take any Lord from the Court. The new Lord’s power takes effect.
abyss-lord-diplomat = Diplomat
    .brief = ignore compulsory races
    .text = When you recruit Lords, you may ignore their compulsory race. The number of races must still be right.
abyss-lord-treasurer = Treasurer
    .brief = Lords cost you 2 less
    .text = Every Lord you recruit costs 2 less.
abyss-lord-schemer = Schemer
    .brief = may swap a Lord with the deck
    .text = You may discard another of your free Lords to take the top Lord of the deck. The new Lord’s power takes effect.
abyss-lord-keeper = Keeper
abyss-lord-reaper = Reaper
abyss-lord-shepherd = Shepherd
abyss-lord-miller = Miller
abyss-lord-aquaculturalist = Aquaculturalist
abyss-lord-landowner = Landowner
abyss-lord-sage = Sage
    .brief = draw 2 Locations, take one
    .text = Draw 2 Locations and take one. Only this Lord goes under it. The other Location stays available.
abyss-lord-hermit = Hermit
    .brief = draw a Location and take it
    .text = Draw a Location and take it. Only this Lord goes under it.
abyss-lord-elder = Elder
    .brief = draw 3 Locations, take one
    .text = Draw 3 Locations and take one. Only this Lord goes under it. The other Locations stay available.

# A Lord's guild and power
abyss-info-lord = { $guild }; { $power }

# When a power works
abyss-when-once = once: { $power }
abyss-when-always = always: { $power }
abyss-when-turn = each turn: { $power }
abyss-when-none = no power

# What a Lord gives you: the end of a choice
abyss-gain = { $points } points{ $key ->
    [yes] , a Key
   *[no] {""}
}{ $when ->
    [once] , then { $power }
    [always] , a lasting power
    [turn] , a power each turn
   *[none] {""}
}

## Locations: name, formula, and what is counted

abyss-location-sargasso_silos = Sargasso Silos
    .formula = 5 + 2 per Farmer
    .counted = { $count ->
        [one] 1 Farmer
       *[other] { $count } Farmers
    }
abyss-location-hydrozoa_reserves = Hydrozoa Reserves
    .formula = 6 + 2 per Mage
    .counted = { $count ->
        [one] 1 Mage
       *[other] { $count } Mages
    }
abyss-location-the_sanctuary = The Sanctuary
    .formula = 4 + 3 per Jellyfish
    .counted = { $count } affiliated Jellyfish
abyss-location-parliament = Parliament
    .formula = 6 + 2 per Politician
    .counted = { $count ->
        [one] 1 Politician
       *[other] { $count } Politicians
    }
abyss-location-the_barracks = The Barracks
    .formula = 7 + 2 per Soldier
    .counted = { $count ->
        [one] 1 Soldier
       *[other] { $count } Soldiers
    }
abyss-location-the_dockworks = The Dockworks
    .formula = 5 + 2 per Merchant
    .counted = { $count ->
        [one] 1 Merchant
       *[other] { $count } Merchants
    }
abyss-location-the_sargasso_fields = The Sargasso Fields
    .formula = 3 + 3 per Seahorse
    .counted = { $count ->
        [one] 1 affiliated Seahorse
       *[other] { $count } affiliated Seahorses
    }
abyss-location-the_abyss = The Abyss
    .formula = 2 per guild
    .counted = { $count ->
        [one] 1 guild
       *[other] { $count } guilds
    }
abyss-location-city_of_mirrors = City of Mirrors
    .formula = copies a Location
abyss-location-black_smokers = Black Smokers
    .formula = swap with the deck
abyss-location-oceanic_senate_assembly = Oceanic Senate Assembly
    .formula = 4 + 3 per Squid
    .counted = { $count ->
        [one] 1 affiliated Squid
       *[other] { $count } affiliated Squids
    }
abyss-location-the_depths = The Depths
    .formula = 2 × weakest Lord
    .counted = { $count } (weakest Lord)
abyss-location-the_throne_room = The Throne Room
    .formula = strongest Lord
    .counted = { $count } (strongest Lord)
abyss-location-the_jail = The Jail
    .formula = 15 − 1 per Lord
    .counted = { $count ->
        [one] 1 Lord
       *[other] { $count } Lords
    }
abyss-location-the_chasm = The Chasm
    .formula = 5 + 3 per Crab
    .counted = { $count ->
        [one] 1 affiliated Crab
       *[other] { $count } affiliated Crabs
    }
abyss-location-the_closed_tower = The Closed Tower
    .formula = 3 per Lord with Key
    .counted = { $count ->
        [one] 1 Lord with a Key
       *[other] { $count } Lords with a Key
    }
abyss-location-the_lost_tower = The Lost Tower
    .formula = 3 per keyless Lord
    .counted = { $count ->
        [one] 1 Lord without a Key
       *[other] { $count } Lords without a Key
    }
abyss-location-the_chamber_of_allies = The Chamber of Allies
    .formula = 3 + weakest Allies
    .counted = { $count } (weakest Ally of each race)
abyss-location-nest_of_giant_clams = Nest of Giant Clams
    .formula = 3 + 3 per Shellfish
    .counted = { $count } affiliated Shellfish
abyss-location-the_coral_barrier = The Coral Barrier
    .formula = 20 − 1 per Ally
    .counted = { $count ->
        [one] 1 affiliated Ally
       *[other] { $count } affiliated Allies
    }

# The points of a Location, with the calculation
abyss-worth = { $shape ->
    [plus] { $base } + { $each } × { $counted } = { $points }
    [sum] { $base } + { $counted } = { $points }
    [minus] { $base } − { $counted } = { $points }
    [minus-times] { $base } − { $each } × { $counted } = { $points }
    [loot] { $points }
    [times] { $each } × { $counted } = { $points }
    [self] { $counted }
    [mirror] { $points } as { $copied }
   *[nothing] 0
}
abyss-worth-note = { $card ->
    [city_of_mirrors] Scores like the best Location of an opponent, but with your own cards; never below 0.
    [black_smokers] Worth nothing. When you take it, you may replace it with any Location from the deck.
    [the_abyss] 2 points for each different guild among your Lords.
    [the_krakens_lair] 15 points, minus 3 for each Nebulis you have; it can cost you points.
    [the_cetacean_graveyard] When you take it, search for Loot. The Loot stays there and scores its value.
    [the_abandoned_convoy] When you take it, search for Loot. The Loot stays there and scores its value.
    [the_megalodon] When you take it, search for Loot. The Loot stays there and scores its value.
    [the_battlefield] When you take it, search for Loot. The Loot stays there and scores its value.
    [the_chamber_of_allies] 3 points, plus the value of your lowest affiliated Ally of each race.
   *[other] Counts all your Lords and all your affiliated Allies at the end of the game.
}

## Amounts

abyss-pearls = { $n ->
    [one] 1 Pearl
   *[other] { $n } Pearls
}
abyss-keys = { $n ->
    [one] 1 Key token
   *[other] { $n } Key tokens
}
abyss-tokens = { $n ->
    [one] 1 Monster token
   *[other] { $n } Monster tokens
}
abyss-short-keys = { $n ->
    [one] 1 Key
   *[other] { $n } Keys
}
abyss-short-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
abyss-or = { $first } or { $last }

# Why Pearls are gained or paid
abyss-because-setup = setup
abyss-because-last-space = fifth space
abyss-because-monster = Monster reward
abyss-because-court = Court refilled
abyss-because-plot = plot
abyss-because-recruit = for a Lord
abyss-because-hand = hand limit
abyss-because-commander = Commander

## Options

abyss-option-hand_limit = How many Allies may you hold at the end of your turn? By default 12 with an expansion, otherwise no limit
abyss-option-court_end = Does the game end when the Court cannot be refilled, or when the Lord deck is empty?
abyss-option-allow_useless_allies = May a payment include Allies that are not needed?
abyss-option-ambassador_keys = Do Ambassadors count as Lords with a Key in the final scoring?
abyss-option-commander_purchase_check = When does the Commander limit a buyer: immediately, or at the end of their own turn?
abyss-option-black_smokers_tile = Where does Black Smokers go when it is replaced?

## Choices

abyss-label-plot = Plot: pay 1 Pearl (you keep { $keep }) to add a new Lord to the Court
abyss-label-use = Use the { $card }: { $power }
abyss-label-explore = Explore the Depths ({ $amount ->
    [0] the discard pile is shuffled first
    [one] 1 card in the deck
   *[other] { $amount } cards in the deck
})
abyss-label-support = Take { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} from the Council (hand { $from } → { $to } cards)
abyss-label-recruit = Recruit the { $card } ({ $price }, you have { $reach }{ $purse ->
    [nothing] {""}
    [nebulis] {" "}with Nebulis
   *[pearls] {" "}with { $pearls }
}): { $gain }
abyss-label-skip = Skip: no action is possible
abyss-label-end-turn = End your turn
abyss-label-buy = Buy the { $card } for { $cost } (you keep { $keep })
abyss-label-pass = Pass on the { $card } (you keep { $mine })
abyss-label-take = Take the { $card } { $last ->
    [yes] and 1 Pearl
   *[no] into your hand
}{ $sent ->
    [0] {""}
    [one] ; 1 Ally goes to the Council
   *[other] ; { $sent } Allies go to the Council
}
abyss-label-fight = Fight the Monster: { $rewards }{ $last ->
    [yes] , plus 1 Pearl
   *[no] {""}
}
abyss-label-go-on = { $monster ->
    [yes] Go on: the Threat rises to { $next } ({ $rewards })
   *[no] Reveal the next card: the { $card } stays, { $amount ->
        [one] 1 space
       *[other] { $amount } spaces
    } left
}
abyss-label-reward = Take { $reward }
abyss-label-second-stack = Also take { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} from the Council (hand { $from } → { $to } cards)
abyss-label-lay-down = Add the { $card } to the payment ({ $laid } → { $then } of { $price })
abyss-label-pay = { $amount ->
    [0] Pay: the { $card } joins you
   *[other] Pay the missing { $cost } (you keep { $keep }): the { $card } joins you
}
abyss-label-affiliate = Affiliate the { $card } (your best { $race } scores { $best } → { $better })
abyss-label-control = { $shape ->
    [loot] Take { $card } and search for Loot, which scores its value
    [nothing] Take { $card }: 0 points, but you may replace it with any Location from the deck
    [nothing-to-copy] Take { $card }: 0 points now, because no opponent has a Location
    [mirror] Take { $card }: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } now, as { $copied }
   *[other] Take { $card }: { $worth } points now
}
abyss-label-draw = { $amount ->
    [one] Draw a Location and take it ({ $deck } in the deck)
   *[other] Draw { $amount } Locations and take one of them ({ $deck } in the deck)
}
abyss-label-pick = { $shape ->
    [loot] Take { $card } and search for Loot, which scores its value
    [nothing] Take { $card }: 0 points, but you may replace it with any Location from the deck
    [nothing-to-copy] Take { $card }: 0 points now, because no opponent has a Location
    [mirror] Take { $card }: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } now, as { $copied }
   *[other] Take { $card }: { $worth } points now
}
abyss-label-spend-key = Spend the { $card }’s Key; it goes under the Location ({ $text })
abyss-label-spend-tokens = Spend { $keys } for the rest
abyss-label-keep-tile = Keep Black Smokers (0 points)
abyss-label-swap-tile = { $shape ->
    [loot] Replace it with { $card } and search for Loot, which scores its value
    [nothing-to-copy] Replace it with { $card }: 0 points now, because no opponent has a Location
    [mirror] Replace it with { $card }: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } now, as { $copied }
   *[other] Replace it with { $card }: { $worth } points now
}
abyss-label-discard = Discard the { $card } ({ $amount } to go)
abyss-label-cut = Discard the { $card } ({ $amount } to go)
abyss-label-keep-hand = Pay { $cost } and keep all your cards
abyss-label-sell = Discard the { $card } and gain { $cost }
abyss-label-banish = Discard { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} from the Council
abyss-label-replace = Discard the { $card } from the Court; a new Lord replaces it
abyss-label-assassinate = Disable { $seat }’s { $card } ({ $text })
abyss-label-hunt = { $amount ->
    [one] Steal { $seat }’s only Monster token
   *[other] Steal one of { $seat }’s { $amount } Monster tokens
}
abyss-label-take-stack = Take { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} from the Council (hand { $from } → { $to } cards)
abyss-label-trade-away = Swap { $card }, now worth { $worth }
abyss-label-trade-for = { $shape ->
    [loot] Take { $card } and search for Loot, which scores its value
    [nothing] Take { $card }: 0 points, but you may replace it with any Location from the deck
    [nothing-to-copy] Take { $card }: 0 points now, because no opponent has a Location
    [mirror] Take { $card }: { $now ->
        [one] { $now } point
       *[other] { $now } points
    } now, as { $copied }
   *[other] Take { $card }: { $worth } points now
}
abyss-label-bribe = { $short ->
    [yes] Pay { $price }, including Nebulis,
   *[no] Pay { $cost } (you keep { $keep })
} for the { $card }: { $gain }
abyss-label-dismiss = Discard the { $card }: lose { $amount } points
abyss-label-appoint = Take the { $card }: { $gain }
abyss-label-decline = Do not use the { $card }’s power

# Complete payments, offered as one choice in the terminal
abyss-pay-way = { $pearls ->
    [0] { $cards }
    [one] { $cards } + 1 Pearl
   *[other] { $cards } + { $pearls } Pearls
}{ $nebulis ->
    [0] {""}
   *[other] {" "}+ { $nebulis } Nebulis
}{ $surplus ->
    [0] {""}
   *[other] , { $surplus } wasted
}{ $gained ->
    [0] {""}
   *[other] , gains { $gained } Nebulis
}: { $ally ->
    [none] affiliates no Ally
   *[other] affiliates { $ally }
}{ $gain ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $gain } points
} (you keep { $keep })
abyss-pay-kept = { $size ->
    [0] no Ally
    [one] 1 Ally
   *[other] { $size } Allies worth { $worth }
}, { $pearls ->
    [one] 1 Pearl
   *[other] { $pearls } Pearls
}
abyss-pay-by-hand = Choose the cards yourself{ $more ->
    [0] {""}
    [one] {" "}(1 more payment)
   *[other] {" "}({ $more } more payments)
}
abyss-pay-list = Back to the payment list

## Questions

abyss-ask-action = { $me ->
    [seat] Your turn: plot, use a Lord, or take an action?
   *[none] { $seat }’s turn.
}
abyss-ask-offer = { $me ->
    [seat] { $active } reveals the { $card }. Do you buy it?
   *[none] { $seat } may buy the { $card }.
}
abyss-ask-take-or-dig = { $me ->
    [seat] Do you take the { $card } or reveal the next card?
   *[none] { $seat } takes the { $card } or reveals the next card.
}
abyss-ask-meet-monster = { $me ->
    [seat] { $border ->
        [yes] A Monster! Do you fight a Leviathan?
       *[no] A Monster! Do you fight it?
    }
   *[none] { $seat } meets a Monster.
}
abyss-ask-reward = { $me ->
    [seat] You defeated the Monster. Which reward do you take?
   *[none] { $seat } chooses a reward.
}
abyss-ask-second-stack = { $me ->
    [seat] Alchemist: which second stack do you take?
   *[none] { $seat } chooses a second stack.
}
abyss-ask-pay = { $me ->
    [seat] How do you pay for the { $lord } (price { $price })?
   *[none] { $seat } pays for the { $lord }.
}
abyss-ask-affiliate = { $me ->
    [seat] Which Ally do you affiliate?
   *[none] { $seat } affiliates an Ally.
}
abyss-ask-control = { $me ->
    [seat] You have three Keys. Which Location do you take?
   *[none] { $seat } takes a Location.
}
abyss-ask-pick-drawn = { $me ->
    [seat] Which of the drawn Locations do you take?
   *[none] { $seat } chooses a drawn Location.
}
abyss-ask-spend-keys = { $me ->
    [seat] Which Keys do you spend on { $location }? { $missing } to go.
   *[none] { $seat } spends Keys on { $location }.
}
abyss-ask-smokers = { $me ->
    [seat] Which Location from the deck replaces Black Smokers?
   *[none] { $seat } looks through the Location deck.
}
abyss-ask-late = { $me ->
    [seat] Do you use a Lord before your turn ends?
   *[none] { $seat } may still use a Lord.
}
abyss-ask-discard = { $me ->
    [seat] { $lord }: which Ally do you discard?
   *[none] { $seat } discards an Ally.
}
abyss-ask-cut = { $me ->
    [seat] The Commander limits you to { $limit } Allies. Which one do you discard?
   *[none] { $seat } discards down to { $limit } Allies.
}
abyss-ask-hand-limit = { $me ->
    [seat] You hold more than { $limit } Allies. Which one do you discard?
   *[none] { $seat } holds more than { $limit } Allies.
}
abyss-ask-sell-ally = { $me ->
    [seat] Slaver: which Ally do you discard for 2 Pearls?
   *[none] { $seat } discards an Ally for 2 Pearls.
}
abyss-ask-banish-stack = { $me ->
    [seat] Oracle: which Council stack do you discard?
   *[none] { $seat } discards a Council stack.
}
abyss-ask-replace-lord = { $me ->
    [seat] Opportunist: which Lord at Court do you replace?
   *[none] { $seat } replaces a Lord at Court.
}
abyss-ask-assassinate = { $me ->
    [seat] Assassin: which of { $victim }’s Lords do you disable?
   *[none] { $seat } disables one of { $victim }’s Lords.
}
abyss-ask-hunt = { $me ->
    [seat] Hunter: whose Monster token do you take?
   *[none] { $seat } chooses whose Monster token to take.
}
abyss-ask-take-stack = { $me ->
    [seat] { $source ->
        [token] L token: which Council stack do you take?
       *[lord] Apprentice: which Council stack do you take?
    }
   *[none] { $seat } takes a Council stack.
}
abyss-ask-trade-away = { $me ->
    [seat] Illusionist: which Location do you swap?
   *[none] { $seat } may swap a Location.
}
abyss-ask-trade-for = { $me ->
    [seat] Which Location do you take in exchange for { $location }?
   *[none] { $seat } chooses a Location in exchange for { $location }.
}
abyss-ask-bribe = { $me ->
    [seat] Corruptor: which Lord do you recruit for 5 Pearls?
   *[none] { $seat } may recruit a Lord for 5 Pearls.
}
abyss-ask-dismiss = { $me ->
    [seat] { $lord }: which free Lord do you discard?
   *[none] { $seat } may discard a free Lord.
}
abyss-ask-appoint = { $me ->
    [seat] Traitor: which Lord at Court do you take?
   *[none] { $seat } takes a Lord from the Court.
}

## Rules help for each question

abyss-help-action =
    First, as often as you like: plot (pay 1 Pearl to add a new Lord to the Court) and use Lords that work each turn.
    Then take exactly one action. Explore: reveal cards one at a time; opponents may buy them, and you keep one.
    Council: take a whole stack, unseen. Recruit: pay for a Lord at Court with Allies of the right races; Pearls make
    up missing value. If that leaves two or fewer Lords at Court, you gain 2 Pearls and it is refilled. Three Keys
    give you a Location. The end is triggered when a player has seven Lords or the Court cannot be refilled.
abyss-help-offer =
    The other players are asked in turn order whether they buy the revealed card. The first card sold in a turn costs
    1 Pearl, and each further one costs 1 more. The explorer gets the Pearls. Each of them may buy one card per turn.
    If you pass now, you may still buy a later card.{ $kraken ->
        [yes] {" "}You may pay 1 Nebulis (2 with the Outlaw) instead of Pearls if you also spend all your Pearls; with
            the Counterfeiter you may keep Pearls. The Nebulis go to the explorer. Buying a Kraken gives no Nebulis;
            playing it, or holding it at the end, does. With the Hypnotist you may buy two cards.
       *[no] {""}
    }
abyss-help-take-or-dig =
    Nobody bought the card. If you take it, the exploration ends, and the other Allies on the track go face down to
    the Council stacks of their races. If you do not, it stays and the next card is revealed. You must take a card on
    the fifth space, and you gain 1 Pearl.
abyss-help-meet-monster = { $border ->
    [yes]
        With the Leviathan expansion you do not fight the Monster itself. You may fight a Leviathan on the Border with
        an Ally from your hand; this ends the exploration. If you pass by, the Monster is discarded and a new Leviathan
        arrives in the zone you roll with two dice. A Leviathan already there attacks you and leaves the game. On the
        fifth space you must fight if you can, and you gain 1 Pearl. With the Coward you may ignore Monsters.
   *[no]
        You always win the fight. You gain the reward of the current Threat space, the exploration ends, and the
        Threat returns to space 1. If you do not fight, the Threat rises by one space, so the next fight is worth
        more, whoever fights it. On the fifth space you must fight, and you gain 1 Pearl as well.
}
abyss-help-reward =
    Choose one reward of the Threat space. Monster tokens are drawn face down and are worth 2, 3 or 4 points.
    Key tokens work like Keys on Lords: three Keys give you a Location.
abyss-help-second-stack =
    The Alchemist gives you a second, different stack. Only you see the cards.
abyss-help-pay =
    Your Allies must show exactly as many races as the Lord has bubbles, including the coloured one; several Allies
    of one race are allowed. Pearls make up missing value; excess value is lost. You may not add an Ally that is not
    needed. The lowest Ally you pay with is affiliated: it stays in front of you for the rest of the game, and your
    best one of each race scores. If you choose cards one by one, start with the highest.{ $kraken ->
        [yes] {" "}A Kraken counts as any race and is never affiliated. Paying with it gives you Nebulis equal to its
            value minus 1. You may pay 1 Nebulis (2 with the Outlaw) instead of Pearls if you also spend all your Pearls.
       *[no] {""}
    }
abyss-help-affiliate =
    One Ally of the payment stays in front of you for the rest of the game: the lowest one, or any with the Master of
    Magic. At the end your highest affiliated Ally of each race scores its value, and some Locations count them.
abyss-help-control =
    When you have three Keys, on active Lords or as tokens, you must take a Location. Take an available one, or draw
    up to four and choose one of those; the rest stay available to all players. Lords whose Keys you spend go under
    the Location: they keep their points but lose their powers.
abyss-help-pick-drawn =
    Take one of the Locations you just drew. The others stay available to all players.
abyss-help-spend-keys =
    Spend exactly three Keys, from Lords and tokens as you like. A Lord whose Key you spend goes under the Location:
    it keeps its points but loses its power, and opponents’ powers can no longer affect it. Choose Lords in list order.
abyss-help-smokers =
    Black Smokers is worth nothing, but you may replace it with any Location from the deck. Lords already under it
    move to the new Location. Then the deck is shuffled.
abyss-help-late =
    Lords that work each turn can still be used, once each, before your turn ends.
abyss-help-discard =
    An opponent’s Lord makes you discard an Ally. You choose which one. It goes face up to the discard pile.
abyss-help-cut =
    While an opponent has an active Commander, you may hold at most 6 Allies. You choose which ones to discard.
abyss-help-hand-limit =
    At this table you may hold at most 12 Allies at the end of your turn. Discard the excess one by one, or pay
    1 Pearl for each excess card and keep them all until the end of your next turn.
abyss-help-sell-ally =
    Once on each of your turns, you may discard an Ally from your hand to gain 2 Pearls.
abyss-help-banish-stack =
    Once on each of your turns, you may discard a Council stack.
abyss-help-replace-lord =
    Once on each of your turns, you may discard a Lord at Court. The top Lord of the deck replaces it, and you may
    recruit the new Lord on the same turn.
abyss-help-assassinate =
    The Lord is disabled for the rest of the game: it keeps its points but loses its power and Key. Lords under
    Locations are safe, and so are all Lords of players with an active Shaman.
abyss-help-hunt =
    You take a random Monster token from the player you choose. Only the two of you see which one it is.
abyss-help-take-stack =
    The Apprentice, or an L token, gives you a whole Council stack. Only you see the cards.
abyss-help-trade-away =
    You may swap one of your Locations for an available one. The Lords under it move to the new Location. The old
    one becomes available to all players.
abyss-help-trade-for =
    The Location you choose replaces the one you gave up. The Lords under it move to the new one.
abyss-help-bribe =
    The Corruptor lets you recruit a second Lord from the Court for 5 Pearls, whatever its cost. No Ally is affiliated.
abyss-help-dismiss =
    You may discard another free Lord and lose its points. The Traitor then gives you any Lord from the Court, the
    Schemer the top Lord of the deck. The new Lord’s power takes effect.
abyss-help-appoint =
    Take any Lord from the Court without paying. Its power takes effect. No Ally is affiliated.

## Log events (the subject is put before the text)

abyss-event-asked = { $me ->
    [seat] are to move
   *[none] is to move
}
abyss-event-turn = { $me ->
    [seat] begin your turn
   *[none] begins the turn
}
abyss-event-pearls-gained = { $me ->
    [seat] gain
   *[none] gains
} { $pearls } ({ $why })
abyss-event-pearls-lost = { $me ->
    [seat] pay
   *[none] pays
} { $pearls } ({ $why })
abyss-event-pearls-paid = { $me ->
    [seat] pay { $other } { $pearls }
    [other] pays you { $pearls }
   *[none] pays { $other } { $pearls }
}
abyss-event-keys-gained = { $me ->
    [seat] gain
   *[none] gains
} { $keys }
abyss-event-reshuffled = shuffles the discard pile into a new deck of { $n ->
    [one] 1 card
   *[other] { $n } cards
}
abyss-event-revealed = { $me ->
    [seat] reveal
   *[none] reveals
} { $cards }
abyss-event-taken = { $me ->
    [seat] take
   *[none] takes
} { $cards }
abyss-event-sent = to the Council: { $cards }
abyss-event-cleared = the Monsters are discarded
abyss-event-discarded = { $me ->
    [seat] discard
   *[none] discards
} { $cards } ({ $why })
abyss-event-stack-taken = { $me ->
    [seat] take
   *[none] takes
} { $n } { $n ->
    [one] { $race }
   *[other] { $many }
} from the Council
abyss-event-stack-banished = { $me ->
    [seat] discard
   *[none] discards
} { $n } { $n ->
    [one] { $race }
   *[other] { $many }
} from the Council
abyss-event-laid-down = { $me ->
    [seat] pay
   *[none] pays
} with { $cards }
abyss-event-affiliated = { $me ->
    [seat] affiliate
   *[none] affiliates
} { $cards }
abyss-event-spent = the Allies of the payment are discarded
abyss-event-threat = the Threat is on space { $next }
abyss-event-token-drawn = { $me ->
    [seat] draw
   *[none] draws
} { $tokens }
abyss-event-token-stolen = { $me ->
    [seat] steal { $tokens } from { $other }
    [other] steals { $tokens } from you
   *[none] steals { $tokens } from { $other }
}
abyss-event-lord-presented = { $count ->
    [one] new at Court: the { $lords }
   *[other] new at Court: { $lords }
}
abyss-event-court-closed = the Lords at Court move up
abyss-event-lord-arrived = { $how ->
    [0] { $me ->
        [seat] recruit
       *[none] recruits
    } the { $lord }
    [1] { $me ->
        [seat] recruit
       *[none] recruits
    } the { $lord } with the Corruptor
    [2] { $me ->
        [seat] take
       *[none] takes
    } the { $lord } from the Court
   *[3] { $me ->
        [seat] take
       *[none] takes
    } the { $lord } from the deck
}
abyss-event-lord-left-court = the { $lord } leaves the Court
abyss-event-lord-disabled = { $me ->
    [seat] lose the use of your { $lords } (disabled)
   *[none] loses the use of the { $lords } (disabled)
}
abyss-event-lord-dismissed = { $me ->
    [seat] discard your
   *[none] discards the
} { $lord }
abyss-event-lord-covered = { $me ->
    [seat] put
   *[none] puts
} the { $lords } under { $location }
abyss-event-lord-removed = { $me ->
    [seat] discard
   *[none] discards
} the { $lord } from the Court
abyss-event-location-opened = { $me ->
    [seat] reveal
   *[none] reveals
} { $tiles }
abyss-event-location-taken = { $me ->
    [seat] take
   *[none] takes
} { $tile }
abyss-event-location-left = { $tiles } { $count ->
    [one] stays
   *[other] stay
} available
abyss-event-location-exchanged = { $me ->
    [seat] swap
   *[none] swaps
} { $location } for { $tile }
abyss-event-smokers-swapped = { $me ->
    [seat] replace
   *[none] replaces
} { $location } with { $tile }
abyss-event-keys-spent = { $me ->
    [seat] spend
   *[none] spends
} { $keys }
abyss-event-end-triggered = { $me ->
    [seat] trigger the end: each other player gets one last turn
   *[none] triggers the end: each other player gets one last turn
}
abyss-event-lord-used = { $me ->
    [seat] use
   *[none] uses
} the { $lord }
abyss-event-extra-turn = { $me ->
    [seat] get another turn
   *[none] gets another turn
}
abyss-event-passed = { $me ->
    [seat] pass
   *[none] passes
}
abyss-event-explored = { $me ->
    [seat] explore
   *[none] explores
}
abyss-event-exploration-over = { $me ->
    [seat] finish exploring
   *[none] finishes exploring
}
abyss-event-final-discard = { $me ->
    [seat] discard the rest of your hand
   *[none] discards the rest of the hand
}
abyss-event-scored = { $me ->
    [seat] end
   *[none] ends
} with { $n ->
    [one] 1 point
   *[other] { $n } points
}
abyss-event-won = { $me ->
    [seat] win the game!
   *[none] wins the game!
}

## Reasons why an action is not allowed

abyss-why-game-over = The game is over.
abyss-why-no-such-action = There is no action { $have }. The last one is { $need }.
abyss-why-not-in-this-game = That belongs to an expansion that is not in play.
abyss-why-other-question = That does not answer the current question.
abyss-why-not-your-turn = It is { $seat }’s decision, not yours.
abyss-why-already-bought = You have already bought as many cards as you may this turn.
abyss-why-too-dear = The card costs { $cost }; you have { $have }.
abyss-why-stack-empty = There are no { $many } in the Council.
abyss-why-action-possible = You can still take an action, so you cannot skip it.
abyss-why-no-cards = The deck and the discard pile are both empty.
abyss-why-deck-too-small = Only { $have ->
    [one] 1 Location is
   *[other] { $have } Locations are
} left in the deck, not { $need }.
abyss-why-too-few-tokens = Only { $have ->
    [one] 1 token is
   *[other] { $have } tokens are
} left, but you need { $need }.
abyss-why-too-few-pearls = That costs { $cost }; you have { $have }.
abyss-why-no-pearl = Plotting costs 1 Pearl; you have none.
abyss-why-court-full = The Court is full ({ $have } Lords).
abyss-why-lord-deck-empty = The Lord deck is empty.
abyss-why-monster = You cannot take a Monster. You can only fight it.
abyss-why-not-a-monster = The { $ally } is an Ally, not a Monster.
abyss-why-last-space-must-fight = You must fight a Monster on the fifth space.
abyss-why-last-space-must-take = You must take the card on the fifth space.
abyss-why-not-this-space = That is a reward of Threat space { $need }. Yours comes from space { $have }.
abyss-why-not-at-court = The { $lord } is not at Court.
abyss-why-compulsory-race-missing = { $race } is compulsory but missing.
abyss-why-too-few-races = { $need ->
    [one] 1 race is
   *[other] { $need } races are
} needed, but there { $have ->
    [one] is only 1
   *[other] are only { $have }
}.
abyss-why-not-enough = The price is { $need }. Your hand and Pearls make at most { $have }.
abyss-why-payment-incomplete = The price is { $need }. Your payment and Pearls make { $have }.
abyss-why-not-an-ally = A Monster is not an Ally.
abyss-why-not-the-lowest = The { $ally } is not the lowest Ally in the payment.
abyss-why-not-in-payment = The { $ally } is not part of the payment.
abyss-why-not-in-hand = You do not have the { $ally } in hand.
abyss-why-kraken-stays = You may not discard a Kraken here.
abyss-why-wrong-order = That one comes earlier in the order (Allies: highest first). Undo, and start with it.
abyss-why-too-many-races = With the { $ally } there would be { $have } races, but you need exactly { $need }.
abyss-why-useless-ally = With the { $ally } the payment has { $have } of { $need }, so one Ally would not be needed.
abyss-why-cannot-complete = You cannot complete the payment if you start with that one.
abyss-why-not-yours = { $owned ->
    [yes] That is { $seat }’s, not yours.
   *[no] That is not yours.
}
abyss-why-disabled = The { $lord } is disabled.
abyss-why-covered = The { $lord } is under a Location and has lost its power and Key.
abyss-why-no-each-turn-power = The { $lord } has no power that works each turn.
abyss-why-used-already = You have already used the { $lord } this turn.
abyss-why-nothing-to-work-on = The { $lord }’s power has no effect now.
abyss-why-no-key = The { $lord } has no Key.
abyss-why-yourself = Choose an opponent, not yourself.
abyss-why-not-in-play = No player has the { $lord }.
abyss-why-protected = A Shaman protects { $seat }.
abyss-why-no-tokens = { $back ->
    [l] { $seat } has no L token.
   *[base] { $seat } has no Monster token.
}
abyss-why-wrong-seat = Choose one of { $seat }’s Lords.
abyss-why-already-disabled = The { $lord } is already disabled.
abyss-why-not-free = The { $lord } is not free.
abyss-why-itself = The { $lord } cannot discard itself.
abyss-why-location-taken = { $tile } belongs to { $seat }.
abyss-why-drawn-only = { $tile } is not one of the Locations just drawn.
abyss-why-deck-only = { $tile } is not in the deck.
abyss-why-too-few-keys = A Location takes { $need } Keys; you have { $have ->
    [0] none
   *[other] { $have }
}.
abyss-why-location-not-available = { $tile } is not available.

## Terminal table

abyss-table-turn = turn { $n }, { $seat } plays
abyss-table-closing = { $seat } triggered the end: last turns
abyss-table-pearls = Pearls
abyss-table-keys = Keys
abyss-table-cards = cards
abyss-table-tokens = tokens
abyss-table-lords = Lords
abyss-table-points = points
abyss-table-and-tokens = and tokens
abyss-table-if-over = ({ $n } if over now)
abyss-table-affiliated = affiliated
abyss-table-hand = hand
abyss-table-known = known
abyss-table-disabled = disabled
abyss-table-locations = Locations
abyss-table-locations-now = Locations, with their current points for you
abyss-table-tile-deck = deck { $n }
abyss-table-depths = Depths
abyss-table-price = price { $n }
abyss-table-deck = deck { $n }
abyss-table-discard = discards { $n }
abyss-table-council = Council
# A Council stack, followed by its number of cards; $letter is the race's letter on the cards, $many its name
abyss-table-stack = { $letter }
abyss-table-threat = Threat
abyss-table-pays = Monster reward: { $rewards }
abyss-table-token-pile = Monster tokens { $n }
abyss-table-court = Court
abyss-table-cost = cost
abyss-table-worth-points = pts
abyss-table-races = races
abyss-table-to-pay = you lack
abyss-table-lord-deck = power (deck { $n })
abyss-table-price-change = your prices { $n }
abyss-table-payable = you have { $n }
abyss-table-points-short = { $n ->
    [one] 1 point
   *[other] { $n } points
}
abyss-table-worth = worth { $n }
abyss-table-no-hand = no cards
abyss-table-laid = paid so far
abyss-table-best = best of each race: { $n }
abyss-table-own-tokens = Monster tokens { $numbers } = { $n }
abyss-table-score-locations = Locations
abyss-table-score-lords = Lords
abyss-table-score-allies = affiliated Allies
abyss-table-score-tokens = Monster tokens
abyss-table-score-total = Total
abyss-table-score-pearls = Pearls
abyss-table-score-token = { $n ->
    [one] 1 token worth { $each }
   *[other] { $n } tokens worth { $each }
}
abyss-table-tie = { $seats } are tied at { $n ->
    [one] 1 point
   *[other] { $n } points
}: { $rule ->
    [pearls] the player with the most Pearls wins
    [lord] they are also tied on Pearls, so the best Lord decides
    [lords] they are also tied on Pearls and best Lord, so the most Lords decide
   *[shared] they are also tied on Pearls, best Lord and number of Lords, so they share the win
}.

## Statistics of the arena

arena-column-lords = Lord
arena-column-locations = Location
arena-lords = Lords
arena-lords-caption = How often the player who owned the Lord at the end won; { $even } by chance. ▲ significantly more, ▼ significantly less, = no significant difference.
arena-locations = Locations
arena-locations-caption = How often the player who owned the Location at the end won; { $even } by chance. ▲ significantly more, ▼ significantly less, = no significant difference.
arena-best-lords = Lords with the highest win rate: { $names }
arena-best-locations = Locations with the highest win rate: { $names }
