# Abyss (the board game), in English.
#
# Ids: abyss-<label|ask|help|event|why|option|lord|location|race|table>-<what>, named as in the rules.
# Sentences about seats: $me says whether the reader is the one who acts (seat), the one it
# happens to (other), or neither (none). $card is a name without its article.
# A label is one line of at most 95 columns (a few wrap); a Lord's .brief has at most 34, a Location's .formula 20.

abyss-title = Abyss

## Races and exploration cards

abyss-race-jellyfish = Jellyfish
    .many = Jellyfish
abyss-race-crab = Crab
    .many = Crabs
abyss-race-seahorse = Seahorse
    .many = Seahorses
abyss-race-shellfish = Shellfish
    .many = Shellfish
abyss-race-squid = Squid
    .many = Squids
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

## Lords: the name, the power in a few words for the board, and the power in full

abyss-lord-recruiter = Recruiter
    .brief = opponents pay 2 more
    .text = Every Lord that an opponent recruits with Allies costs 2 more.
abyss-lord-jailer = Jailer
    .brief = opponents discard an Ally
    .text = Each opponent discards one Ally from hand, of their own choice.
abyss-lord-seeker = Seeker
    .brief = opponents lose 2 Pearls
    .text = Each opponent returns 2 Pearls to the Treasury, or what they have if that is less.
abyss-lord-assassin = Assassin
    .brief = disable a Lord per opponent
    .text = Choose a free Lord of each opponent: it lies sideways for the rest of the game. Its power and its key are gone, its points stay.
abyss-lord-commander = Commander
    .brief = opponents hold 6 Allies at most
    .text = Opponents hold 6 Allies at most: they discard down to 6 now, after buying, and whenever their turn ends.
abyss-lord-tamer = Tamer
    .brief = opponents are paid a space lower
    .text = Opponents who defeat a Monster are paid from the Threat space before the one reached.
abyss-lord-hunter = Hunter
    .brief = steal a Monster token
    .text = Take a Monster token at random from an opponent of your choice.
abyss-lord-ship_master = Ship Master
    .brief = a Pearl per race sent to Council
    .text = When an exploration of yours ends, get 1 Pearl for each different race it sends to the Council.
abyss-lord-trader = Trader
    .brief = 3 Pearls
    .text = Get 3 Pearls.
abyss-lord-peddler = Peddler
    .brief = 2 Pearls
    .text = Get 2 Pearls.
abyss-lord-landlord = Landlord
    .brief = a Pearl now and every turn
    .text = Get 1 Pearl now, and 1 more at the beginning of each of your turns.
abyss-lord-slaver = Slaver
    .brief = discard an Ally for 2 Pearls
    .text = You may discard an Ally from hand to get 2 Pearls.
abyss-lord-shopkeeper = Shopkeeper
    .brief = 1 Pearl
    .text = Get 1 Pearl.
abyss-lord-shaman = Shaman
    .brief = immune to opposing Soldiers
    .text = The powers of the opponents' Soldiers do not touch you.
abyss-lord-invoker = Invoker
    .brief = another turn after this one
    .text = After this turn you have another one.
abyss-lord-apprentice = Apprentice
    .brief = take a Council stack
    .text = Take one Council stack into your hand.
abyss-lord-oracle = Oracle
    .brief = discard a Council stack
    .text = You may put one Council stack on the discard pile.
abyss-lord-alchemist = Alchemist
    .brief = two Council stacks instead of one
    .text = When you ask the Council for support, you take two stacks.
abyss-lord-illusionist = Illusionist
    .brief = may trade a Location
    .text = You may exchange a Location of yours for an available one; the Lords under it move along.
abyss-lord-master_of_magic = Master of Magic
    .brief = affiliate any Ally you pay with
    .text = When you recruit further Lords, affiliate any Ally of the payment, not only a lowest one.
abyss-lord-opportunist = Opportunist
    .brief = replace a Lord at Court
    .text = You may discard a Lord of the Court; the top Lord of the deck takes its space.
abyss-lord-corruptor = Corruptor
    .brief = may buy a Lord for 5 Pearls
    .text = You may recruit another Lord of the Court for 5 Pearls, whatever it costs.
abyss-lord-traitor = Traitor
    .brief = may swap a Lord with Court
    .text = You may discard another free Lord of yours and take any Lord of the Court in its place; its power works.
abyss-lord-diplomat = Diplomat
    .brief = no race is compulsory for you
    .text = You may ignore the compulsory race of Lords you recruit; the number of races must still be right.
abyss-lord-treasurer = Treasurer
    .brief = Lords cost you 2 less
    .text = Every Lord you recruit costs 2 less.
abyss-lord-schemer = Schemer
    .brief = may swap a Lord for a new one
    .text = You may discard another free Lord of yours and take the top Lord of the deck in its place; its power works.
abyss-lord-keeper = Keeper
abyss-lord-reaper = Reaper
abyss-lord-shepherd = Shepherd
abyss-lord-miller = Miller
abyss-lord-aquaculturalist = Aquaculturalist
abyss-lord-landowner = Landowner
abyss-lord-sage = Sage
    .brief = draw 2 Locations, take one
    .text = Draw 2 Locations and take one of them with this Lord alone; the other stays available.
abyss-lord-hermit = Hermit
    .brief = draw a Location and take it
    .text = Draw a Location and take it with this Lord alone.
abyss-lord-elder = Elder
    .brief = draw 3 Locations, take one
    .text = Draw 3 Locations and take one of them with this Lord alone; the others stay available.

# A Lord explained.
abyss-info-lord = { $guild }; { $power }

# When a power works.
abyss-when-once = once: { $power }
abyss-when-always = always: { $power }
abyss-when-turn = each turn: { $power }
abyss-when-none = no power

# What a Lord brings, as the end of a choice.
abyss-gain = { $points } points{ $key ->
    [yes] , a key
   *[no] {""}
}{ $when ->
    [once] , then { $power }
    [always] , a lasting power
    [turn] , a power each turn
   *[none] {""}
}

## Locations: the name, the formula, and what is counted

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
    .formula = swap for any tile
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
    .formula = 3 per Lord with key
    .counted = { $count ->
        [one] 1 Lord with a key
       *[other] { $count } Lords with a key
    }
abyss-location-the_lost_tower = The Lost Tower
    .formula = 3 per keyless Lord
    .counted = { $count ->
        [one] 1 Lord without a key
       *[other] { $count } Lords without a key
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

# The points of a Location with their arithmetic.
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
    [city_of_mirrors] Scores as the best Location of an opponent, counted with your own cards; never below 0.
    [black_smokers] Worth nothing. Whoever takes it may take any tile of the deck in its place.
    [the_abyss] 2 points for each different guild among your Lords.
    [the_krakens_lair] 15 points, 3 less for each Nebulis you have; it may cost you points.
    [the_cetacean_graveyard] Whoever takes it searches for Loot, which stays there and scores its value.
    [the_abandoned_convoy] Whoever takes it searches for Loot, which stays there and scores its value.
    [the_megalodon] Whoever takes it searches for Loot, which stays there and scores its value.
    [the_battlefield] Whoever takes it searches for Loot, which stays there and scores its value.
    [the_chamber_of_allies] 3 points, and for each race the value of your lowest affiliated Ally.
   *[other] Counts all your Lords and all your affiliated Allies when the game ends.
}

## Things that are counted

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
    [one] 1 key
   *[other] { $n } keys
}
abyss-short-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
abyss-or = { $first } or { $last }

# Why Pearls come or go.
abyss-because-setup = at the start
abyss-because-last-space = the fifth space
abyss-because-monster = for the Monster
abyss-because-court = the Court is filled
abyss-because-plot = plotting
abyss-because-recruit = for a Lord
abyss-because-hand = to keep the hand
abyss-because-commander = Commander

## Options

abyss-option-hand_limit = How many Allies may a hand hold at the end of one's turn? auto: 12, without limit in the base game
abyss-option-court_end = What about the Court brings the end: that it cannot be filled, or an empty deck of Lords?
abyss-option-allow_useless_allies = May an Ally be thrown into a payment for nothing?
abyss-option-ambassador_keys = Do Ambassadors count as Lords with a key at the end?
abyss-option-commander_purchase_check = When does a buyer obey the Commander: at once, or at the end of the own turn?
abyss-option-black_smokers_tile = Where does Black Smokers go when another tile takes its place?

## What you can do

abyss-label-plot = Plot: pay 1 Pearl (you keep { $keep }), the next Lord comes to Court
abyss-label-use = Use the { $card }: { $power }
abyss-label-explore = Explore the Depths ({ $amount ->
    [0] the discard pile is shuffled first
    [one] 1 card in the deck
   *[other] { $amount } cards in the deck
})
abyss-label-support = Take the Council’s { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} (hand { $from } → { $to } cards)
abyss-label-recruit = Recruit the { $card } ({ $price }, you have { $reach }{ $purse ->
    [nothing] {""}
    [nebulis] , Nebulis too
   *[pearls] {" "}with { $pearls }
}): { $gain }
abyss-label-skip = No action is possible: go on
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
    [yes] , and 1 Pearl
   *[no] {""}
}
abyss-label-go-on = { $monster ->
    [yes] Go on: the Threat rises to { $next } ({ $rewards })
   *[no] Go on: the { $card } stays, { $amount ->
        [one] 1 space is
       *[other] { $amount } spaces are
    } empty
}
abyss-label-reward = Take { $reward }
abyss-label-second-stack = Also take the Council’s { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} (hand { $from } → { $to } cards)
abyss-label-lay-down = Lay down the { $card } ({ $laid } → { $then } of { $price })
abyss-label-pay = { $amount ->
    [0] That is all: the { $card } joins you
   *[other] Pay the missing { $cost } (you keep { $keep }): the { $card } joins you
}
abyss-label-affiliate = Affiliate the { $card } for good (your best { $race } counts { $best } → { $better })
abyss-label-control = { $shape ->
    [loot] Take { $card } and search it for Loot, which scores its value
    [nothing] Take { $card }: 0 points, but you may take any tile of the deck in its place
    [nothing-to-copy] Take { $card }: 0 points now, for no opponent has a Location
    [mirror] Take { $card }: { $now } points now, as { $copied }
   *[other] Take { $card }: { $worth } points now
}
abyss-label-draw = { $amount ->
    [one] Draw a new Location and take it ({ $deck } in the deck)
   *[other] Draw { $amount } new Locations and take one of them ({ $deck } in the deck)
}
abyss-label-pick = { $shape ->
    [loot] Take { $card } and search it for Loot, which scores its value
    [nothing] Take { $card }: 0 points, but you may take any tile of the deck in its place
    [nothing-to-copy] Take { $card }: 0 points now, for no opponent has a Location
    [mirror] Take { $card }: { $now } points now, as { $copied }
   *[other] Take { $card }: { $worth } points now
}
abyss-label-spend-key = Spend the key of the { $card } and cover it ({ $text })
abyss-label-spend-tokens = Return { $keys } for the rest
abyss-label-keep-tile = Keep Black Smokers (0 points)
abyss-label-swap-tile = { $shape ->
    [loot] { $card } instead, which you search for Loot that scores its value
    [nothing-to-copy] { $card } instead: 0 points now, for no opponent has a Location
    [mirror] { $card } instead: { $now } points now, as { $copied }
   *[other] { $card } instead: { $worth } points now
}
abyss-label-discard = Discard the { $card } ({ $amount } to go)
abyss-label-cut = Discard the { $card } ({ $amount } to go)
abyss-label-keep-hand = Pay { $cost } and keep all your cards
abyss-label-sell = Discard the { $card } and get { $cost }
abyss-label-banish = Discard the Council’s { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
}
abyss-label-replace = Discard the { $card } from the Court; a new Lord takes its space
abyss-label-assassinate = Disable { $seat }’s { $card } ({ $text })
abyss-label-hunt = Steal one of { $seat }’s { $amount ->
    [one] Monster tokens: the only one
   *[other] { $amount } Monster tokens
}
abyss-label-take-stack = Take the Council’s { $amount } { $amount ->
    [one] { $card }
   *[other] { $many }
} (hand { $from } → { $to } cards)
abyss-label-trade-away = Give { $card } away, now worth { $worth }
abyss-label-trade-for = { $shape ->
    [loot] Get { $card } and search it for Loot, which scores its value
    [nothing] Get { $card }: 0 points, but you may take any tile of the deck in its place
    [nothing-to-copy] Get { $card }: 0 points now, for no opponent has a Location
    [mirror] Get { $card }: { $now } points now, as { $copied }
   *[other] Get { $card }: { $worth } points now
}
abyss-label-bribe = { $short ->
    [yes] Pay { $price }, Nebulis among them,
   *[no] Pay { $cost } (you keep { $keep })
} for the { $card }: { $gain }
abyss-label-dismiss = Send the { $card } away: { $amount } points less
abyss-label-appoint = Take the { $card }: { $gain }
abyss-label-decline = Do nothing with the { $card }’s power

# Whole payments, which the terminal offers as one choice.
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
   *[other] , brings { $gained } Nebulis
}: { $ally ->
    [none] affiliates nobody
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
    [one] {" "}(1 more way to pay)
   *[other] {" "}({ $more } more ways to pay)
}
abyss-pay-list = Back to the list of payments

## The question on the table

abyss-ask-action = { $me ->
    [seat] Your turn: plot, use a Lord, or one action?
   *[none] { $seat }’s turn.
}
abyss-ask-offer = { $me ->
    [seat] { $active } reveals the { $card }. Do you buy it?
   *[none] { $seat } may buy the { $card }.
}
abyss-ask-take-or-dig = { $me ->
    [seat] Do you take the { $card }, or go on?
   *[none] { $seat } takes the { $card }, or goes on.
}
abyss-ask-meet-monster = { $me ->
    [seat] { $border ->
        [yes] A Monster! Do you fight a Leviathan?
       *[no] A Monster! Do you fight it?
    }
   *[none] { $seat } meets a Monster.
}
abyss-ask-reward = { $me ->
    [seat] The Monster is defeated. Which reward?
   *[none] { $seat } chooses a reward.
}
abyss-ask-second-stack = { $me ->
    [seat] The Alchemist brings a second stack. Which?
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
    [seat] You have three keys. Which Location do you take?
   *[none] { $seat } takes a Location.
}
abyss-ask-pick-drawn = { $me ->
    [seat] Which of the drawn Locations do you take?
   *[none] { $seat } chooses a drawn Location.
}
abyss-ask-spend-keys = { $me ->
    [seat] Which keys do you spend for { $location }? { $missing } to go.
   *[none] { $seat } spends keys for { $location }.
}
abyss-ask-smokers = { $me ->
    [seat] Which tile of the deck takes the place of Black Smokers?
   *[none] { $seat } looks through the Locations.
}
abyss-ask-late = { $me ->
    [seat] Do you use a Lord before your turn ends?
   *[none] { $seat } may still use a Lord.
}
abyss-ask-discard = { $me ->
    [seat] The { $lord }: which Ally do you discard?
   *[none] { $seat } discards an Ally.
}
abyss-ask-cut = { $me ->
    [seat] The Commander lets you keep { $limit } Allies. Which one do you discard?
   *[none] { $seat } discards down to { $limit } Allies.
}
abyss-ask-hand-limit = { $me ->
    [seat] More than { $limit } Allies in hand. Which one do you discard?
   *[none] { $seat } has more than { $limit } Allies in hand.
}
abyss-ask-sell-ally = { $me ->
    [seat] The Slaver: which Ally do you discard for 2 Pearls?
   *[none] { $seat } discards an Ally for 2 Pearls.
}
abyss-ask-banish-stack = { $me ->
    [seat] The Oracle: which Council stack do you discard?
   *[none] { $seat } discards a Council stack.
}
abyss-ask-replace-lord = { $me ->
    [seat] The Opportunist: which Lord of the Court do you replace?
   *[none] { $seat } replaces a Lord of the Court.
}
abyss-ask-assassinate = { $me ->
    [seat] The Assassin: which Lord of { $victim } do you disable?
   *[none] { $seat } disables a Lord of { $victim }.
}
abyss-ask-hunt = { $me ->
    [seat] The Hunter: from whom do you take a Monster token?
   *[none] { $seat } chooses whose Monster token to take.
}
abyss-ask-take-stack = { $me ->
    [seat] { $source ->
        [token] The L token: which Council stack do you take?
       *[lord] The Apprentice: which Council stack do you take?
    }
   *[none] { $seat } takes a Council stack.
}
abyss-ask-trade-away = { $me ->
    [seat] The Illusionist: which Location do you give away?
   *[none] { $seat } may trade a Location.
}
abyss-ask-trade-for = { $me ->
    [seat] Which Location do you want for { $location }?
   *[none] { $seat } chooses a Location for { $location }.
}
abyss-ask-bribe = { $me ->
    [seat] The Corruptor: which Lord do you want for 5 Pearls?
   *[none] { $seat } may take a Lord for 5 Pearls.
}
abyss-ask-dismiss = { $me ->
    [seat] The { $lord }: which free Lord do you send away?
   *[none] { $seat } may send a free Lord away.
}
abyss-ask-appoint = { $me ->
    [seat] The Traitor: which Lord of the Court do you take?
   *[none] { $seat } takes a Lord of the Court.
}

## The rules of the question on the table

abyss-help-action =
    First, as often as you like: plot (1 Pearl brings a new Lord to Court) and use Lords that work each turn.
    Then exactly one action. Explore: cards of the deck are revealed one after another, the others may buy, you
    keep one. Council: take a whole stack, unseen. Recruit: pay a Lord of the Court with Allies of the right
    races, Pearls for what is missing. When two or fewer Lords remain at Court, you get 2 Pearls and it is filled.
    Three keys bring a Location. The seventh Lord of a player, or a Court that cannot be filled, brings the end.
abyss-help-offer =
    The others are asked one by one whether they buy the card just revealed. The first purchase of a turn costs
    1 Pearl, each further one a Pearl more; the price goes to the explorer. Each player buys one card a turn
    at most. Passing does not forbid a later purchase.{ $kraken ->
        [yes] {" "}One Nebulis may stand for a Pearl (two with the Outlaw), if your last Pearls go with it;
            the Counterfeiter may keep Pearls. It then belongs to the explorer. A Kraken brings nobody Nebulis
            when it is bought, only when it is played or left in hand at the end. The Hypnotist buys two cards.
       *[no] {""}
    }
abyss-help-take-or-dig =
    Nobody bought it. Take it, and the exploration ends: the other Allies of the track go face down to the Council
    stacks of their races. Or go on: it stays, and the next card is revealed. The card on the fifth space must
    be taken and brings 1 Pearl.
abyss-help-meet-monster = { $border ->
    [yes]
        With the Leviathan box a Monster is no foe itself. Fight a Leviathan of the Border with an Ally of your hand:
        that ends the exploration. Or go on: the Monster is discarded, and a new Leviathan comes to the zone of two
        dice. One that lies there already attacks you and leaves the game. On the fifth space you must fight if you
        can, and get 1 Pearl. The Coward ignores Monsters.
   *[no]
        Fighting always succeeds, brings the reward of the current Threat space and ends the exploration; the Threat
        goes back to space 1. Going on raises the Threat by one space, so that the next fight pays more, whoever
        fights it. On the fifth space you must fight, and get 1 Pearl as well.
}
abyss-help-reward =
    Choose one reward of the Threat space. Monster tokens are drawn face down and are worth 2, 3 or 4 points.
    Key tokens count like keys on Lords: three keys bring a Location.
abyss-help-second-stack =
    With the Alchemist you take a second, different stack. Nobody sees the cards.
abyss-help-pay =
    The Allies must show exactly as many races as the Lord has bubbles, the coloured one among them; several
    Allies of a race are fine. What their values lack, Pearls make up for; too much value is lost. No Ally may
    be thrown in that serves nothing. The lowest Ally you pay with is affiliated: it stays before you for good
    and your best one of each race scores. Card by card, the dearest are laid down first.{ $kraken ->
        [yes] {" "}A Kraken stands for any race, is never affiliated, and brings you one Nebulis less than its value.
            One Nebulis may stand for a Pearl (two with the Outlaw), if your last Pearls go with it.
       *[no] {""}
    }
abyss-help-affiliate =
    An Ally of the payment stays before you for good: a lowest one, or any with the Master of Magic. At the end
    the strongest affiliated Ally of each race scores its value, and some Locations count them.
abyss-help-control =
    Three keys, on active Lords or as tokens, must be spent on a Location at once. Take one that lies open, or
    draw up to four and choose among those; the rest stays open for everybody. The Lords whose keys you spend
    slide under the Location: they keep their points and lose their powers.
abyss-help-pick-drawn =
    You take one of the tiles just drawn. The others stay open for everybody.
abyss-help-spend-keys =
    Exactly three keys, of Lords and tokens as you like. A Lord whose key is spent slides under the Location:
    its points stay, its power ends, and nothing can touch it there. Lords are chosen in the order of the list.
abyss-help-smokers =
    Black Smokers is worth nothing, but any tile of the deck may take its place, with the Lords already under
    it. Then the deck is shuffled.
abyss-help-late =
    Lords that work each turn may still be used, once each, before your turn ends.
abyss-help-discard =
    An opponent’s Lord makes you discard. You choose the card; it goes face up to the discard pile.
abyss-help-cut =
    While an opponent has an active Commander, you hold 6 Allies at most. You choose which ones go.
abyss-help-hand-limit =
    At this table a hand holds 12 Allies at most when your turn ends. Discard one after another, or pay a Pearl
    for each card too many and keep them all until the next time.
abyss-help-sell-ally =
    Once in each of your turns, the Slaver turns an Ally of your hand into 2 Pearls.
abyss-help-banish-stack =
    Once in each of your turns, the Oracle puts a Council stack on the discard pile.
abyss-help-replace-lord =
    Once in each of your turns, the Opportunist discards a Lord of the Court. The top Lord of the deck takes
    its space, and you may recruit it in the same turn.
abyss-help-assassinate =
    The Lord is turned sideways for the rest of the game: its points stay, its power and its key are gone.
    Lords under Locations are safe, and so is everybody with an active Shaman.
abyss-help-hunt =
    A Monster token is taken at random from the player you choose. Only the two of you see which it was.
abyss-help-take-stack =
    The Apprentice, or an L token, brings you a whole Council stack. Nobody sees the cards.
abyss-help-trade-away =
    You may give a Location of yours for an available one. The Lords under it move along; the other tile stays
    available for everybody.
abyss-help-trade-for =
    The tile you choose takes the place of the one you gave, with the Lords under it.
abyss-help-bribe =
    The Corruptor may bring a second Lord of the Court for 5 Pearls, whatever it costs. No Ally is affiliated.
abyss-help-dismiss =
    You may discard another free Lord, and with it its points. The Traitor then takes any Lord of the Court,
    the Schemer the top one of the deck; the newcomer’s power works.
abyss-help-appoint =
    Any Lord of the Court joins you for nothing; its power works. No Ally is affiliated.

## What happened (without its subject, which stands before it)

abyss-event-asked = { $me ->
    [seat] are to move
   *[none] is to move
}
abyss-event-turn = { $me ->
    [seat] begin your turn
   *[none] begins the turn
}
abyss-event-pearls-gained = { $me ->
    [seat] get
   *[none] gets
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
    [seat] get
   *[none] gets
} { $keys }
abyss-event-reshuffled = the discard pile is shuffled: a new deck of { $n } cards
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
} the Council’s { $n } { $n ->
    [one] { $race }
   *[other] { $many }
}
abyss-event-stack-banished = { $me ->
    [seat] discard
   *[none] discards
} the Council’s { $n } { $n ->
    [one] { $race }
   *[other] { $many }
}
abyss-event-laid-down = { $me ->
    [seat] lay
   *[none] lays
} down { $cards }
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
    [one] the { $lords } comes to Court
   *[other] new at Court: { $lords }
}
abyss-event-court-closed = the Lords of the Court move up
abyss-event-lord-arrived = { $how ->
    [0] { $me ->
        [seat] recruit
       *[none] recruits
    } the { $lord }
    [1] { $me ->
        [seat] bribe
       *[none] bribes
    } the { $lord }
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
    [seat] see your { $lords } disabled
   *[none] sees the { $lords } disabled
}
abyss-event-lord-dismissed = { $me ->
    [seat] send
   *[none] sends
} the { $lord } away
abyss-event-lord-covered = { $me ->
    [seat] slide
   *[none] slides
} the { $lords } under { $location }
abyss-event-lord-removed = { $me ->
    [seat] discard
   *[none] discards
} the { $lord } from the Court
abyss-event-location-opened = { $me ->
    [seat] turn
   *[none] turns
} up { $tiles }
abyss-event-location-taken = { $me ->
    [seat] take
   *[none] takes
} { $tile }
abyss-event-location-left = { $tiles } { $count ->
    [one] stays
   *[other] stay
} available
abyss-event-location-exchanged = { $me ->
    [seat] trade
   *[none] trades
} { $location } for { $tile }
abyss-event-smokers-swapped = { $me ->
    [seat] replace
   *[none] replaces
} { $location } by { $tile }
abyss-event-keys-spent = { $me ->
    [seat] return
   *[none] returns
} { $keys }
abyss-event-end-triggered = { $me ->
    [seat] bring the end: everybody else has one more turn
   *[none] brings the end: everybody else has one more turn
}
abyss-event-lord-used = { $me ->
    [seat] use
   *[none] uses
} the { $lord }
abyss-event-extra-turn = { $me ->
    [seat] will have another turn
   *[none] will have another turn
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
    [seat] end the exploration
   *[none] ends the exploration
}
abyss-event-final-discard = { $me ->
    [seat] discard
   *[none] discards
} the rest of the hand
abyss-event-scored = { $me ->
    [seat] end
   *[none] ends
} with { $n } points
abyss-event-won = { $me ->
    [seat] win the game!
   *[none] wins the game!
}

## Why not

abyss-why-game-over = The game is over: nothing can be done any more.
abyss-why-no-such-action = There is no action { $have }; the last one is { $need }.
abyss-why-not-in-this-game = That belongs to a box that is not on the table.
abyss-why-other-question = This does not answer the question on the table.
abyss-why-not-your-turn = { $seat } is asked, not you.
abyss-why-already-bought = You have bought a card this turn; one is the limit.
abyss-why-too-dear = The card costs { $cost }; you have { $have }.
abyss-why-stack-empty = The Council has no { $many }.
abyss-why-action-possible = An action is possible, so the turn cannot be skipped.
abyss-why-no-cards = Deck and discard pile are both empty.
abyss-why-deck-too-small = The deck of Locations has { $have } { $have ->
    [one] tile
   *[other] tiles
}, not { $need }.
abyss-why-too-few-tokens = Only { $have } tokens are there; { $need } are needed.
abyss-why-too-few-pearls = That costs { $cost }; you have { $have }.
abyss-why-no-pearl = Plotting costs 1 Pearl; you have none.
abyss-why-court-full = The Court is full: it holds { $have } Lords.
abyss-why-lord-deck-empty = The deck of Lords is empty.
abyss-why-monster = A Monster is fought, not taken.
abyss-why-not-a-monster = The { $ally } is an Ally, not a Monster.
abyss-why-last-space-must-fight = On the fifth space a Monster must be fought.
abyss-why-last-space-must-take = The card on the fifth space must be taken.
abyss-why-not-this-space = That is a reward of Threat space { $need }; you are paid from space { $have }.
abyss-why-not-at-court = The { $lord } is not at Court.
abyss-why-compulsory-race-missing = { $race } is compulsory, and none is there.
abyss-why-too-few-races = { $need } races are needed; there are { $have }.
abyss-why-not-enough = The price is { $need }; the best your hand and Pearls reach is { $have }.
abyss-why-payment-incomplete = The price is { $need }; the Allies laid down and your Pearls make { $have }.
abyss-why-not-an-ally = A Monster is not an Ally.
abyss-why-not-the-lowest = The { $ally } is not the lowest Ally of the payment.
abyss-why-not-in-payment = The { $ally } is not part of the payment.
abyss-why-not-in-hand = You do not hold the { $ally }.
abyss-why-kraken-stays = A Kraken may not be discarded here.
abyss-why-wrong-order = That one comes earlier in the order (Allies: dearest first). Take back, and begin with it.
abyss-why-too-many-races = With the { $ally } there would be { $have } races; exactly { $need } are needed.
abyss-why-useless-ally = With the { $ally } the payment has { $have } of { $need }: an Ally would be thrown in for nothing.
abyss-why-cannot-complete = Beginning with that one, it cannot be paid in full.
abyss-why-not-yours = { $owned ->
    [yes] That one is { $seat }’s, not yours.
   *[no] That one is not yours.
}
abyss-why-disabled = The { $lord } is disabled.
abyss-why-covered = The { $lord } lies under a Location: power and key are gone.
abyss-why-no-each-turn-power = The { $lord } has no power to use each turn.
abyss-why-used-already = The { $lord } has been used this turn.
abyss-why-nothing-to-work-on = The { $lord } has nothing to work on now.
abyss-why-no-key = The { $lord } has no key.
abyss-why-yourself = It must be an opponent, not yourself.
abyss-why-not-in-play = The { $lord } is before no player.
abyss-why-protected = A Shaman protects { $seat }.
abyss-why-no-tokens = { $back ->
    [l] { $seat } has no L token.
   *[base] { $seat } has no Monster token.
}
abyss-why-wrong-seat = Now it is about a Lord of { $seat }.
abyss-why-already-disabled = The { $lord } is disabled already.
abyss-why-not-free = The { $lord } is not free.
abyss-why-itself = The { $lord } cannot send itself away.
abyss-why-location-taken = { $tile } belongs to { $seat }.
abyss-why-drawn-only = { $tile } is not among the tiles just drawn.
abyss-why-deck-only = { $tile } is not in the deck.
abyss-why-location-not-available = { $tile } is not available.

## The table

abyss-table-turn = turn { $n }, { $seat } plays
abyss-table-closing = { $seat } has brought the end: last turns
abyss-table-pearls = Pearls
abyss-table-keys = keys
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
abyss-table-locations-now = Locations, with their points for you now
abyss-table-tile-deck = deck { $n }
abyss-table-depths = Depths
abyss-table-price = to buy { $n }
abyss-table-deck = deck { $n }
abyss-table-discard = discards { $n }
abyss-table-council = Council
# A Council stack, before the number of its cards; $letter is the race's letter on the cards, $many its name.
abyss-table-stack = { $letter }
abyss-table-threat = Threat
abyss-table-pays = a Monster pays { $rewards }
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
abyss-table-laid = laid down
abyss-table-best = the best of each race: { $n }
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
abyss-table-tie = { $seats } are tied at { $n } points: { $rule ->
    [pearls] the most Pearls win
    [lord] also in Pearls, so the best single Lord wins
    [lords] also in Pearls and in the best Lord, so the most Lords win
   *[shared] also in Pearls, in the best Lord and in the number of Lords, so they share the victory
}.
