# Abyss: Kraken and Leviathan expansions, in English. See game.ftl for the conventions.

## Cards and guilds

abyss-race-kraken = Kraken
    .many = Krakens
    .letter = K
abyss-card-double = { $race } { $value } with two dice
abyss-card-boost = { $race } { $value } with boost
abyss-guild-smuggler = Smuggler

# Leviathans. The names are ours: the cards have none.
abyss-beast-leviathan_01 = Veilmother
abyss-beast-leviathan_02 = Pale Bloom
abyss-beast-leviathan_03 = Drift Widow
abyss-beast-leviathan_04 = Glass Hood
abyss-beast-leviathan_05 = Reefback
abyss-beast-leviathan_06 = Hingejaw
abyss-beast-leviathan_07 = Old Nacre
abyss-beast-leviathan_08 = Shard Spiral
abyss-beast-leviathan_09 = Inkfather
abyss-beast-leviathan_10 = Long Mantle
abyss-beast-leviathan_11 = Quill of Night
abyss-beast-leviathan_12 = Thresher Arm
abyss-beast-leviathan_13 = Crowned Tide
abyss-beast-leviathan_14 = Kelp Rider
abyss-beast-leviathan_15 = Bridle
abyss-beast-leviathan_16 = Foal of Salt
abyss-beast-leviathan_17 = Iron Carapace
abyss-beast-leviathan_18 = Breakwater
abyss-beast-leviathan_19 = Red Anvil
abyss-beast-leviathan_20 = Pincer
abyss-beast-in-zone = { $beast } in zone { $zone }

abyss-sentinel = { $lord }’s Sentinel
abyss-guarded-stack = the Council’s { $many }
abyss-guarded-lord = the { $lord }

# What an L token gives
abyss-effect-2-pearls = 2 Pearls
abyss-effect-3-pearls = 3 Pearls
abyss-effect-key = a Key token
abyss-effect-council = a Council stack

# What the attack of a Leviathan costs
abyss-penalty-allies = { $n ->
    [one] 1 Ally
   *[other] { $n } Allies
}
abyss-penalty-pearls = { $n ->
    [one] 1 Pearl
   *[other] { $n } Pearls
}
abyss-penalty-lord = a Lord
abyss-penalty-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}

## Amounts

abyss-nebulis = { $n } Nebulis
abyss-l-tokens = { $n ->
    [one] 1 L token
   *[other] { $n } L tokens
}
abyss-l-token-known = { $n ->
    [one] an L token ({ $effects })
   *[other] { $n } L tokens ({ $effects })
}
abyss-l-token-hidden = { $n ->
    [one] an L token
   *[other] { $n } L tokens
}
abyss-token-known = { $n ->
    [one] a Monster token worth { $worths }
   *[other] Monster tokens worth { $worths }
}
abyss-token-hidden = { $n ->
    [one] a Monster token
   *[other] { $n } Monster tokens
}
abyss-roll-two = { $first } and { $second }

# Why Pearls or cards are gained or lost
abyss-because-loot = Loot
abyss-because-token = L token
abyss-because-miss = failed attack
abyss-because-beast = Leviathan
abyss-because-boost = attack boost

## Lords

abyss-lord-ferryman = Ferryman
    .brief = return a Nebulis for a Pearl
    .text = You may return 1 Nebulis to the supply to gain 1 Pearl.
abyss-lord-outlaw = Outlaw
    .brief = pay with up to 2 Nebulis
    .text = You may use 2 Nebulis in each payment instead of 1.
abyss-lord-counterfeiter = Counterfeiter
    .brief = pay Nebulis before Pearls
    .text = You may pay with Nebulis even if you have Pearls left.
abyss-lord-fence = Fence
    .brief = give each opponent a Nebulis
    .text = Give 1 Nebulis to each opponent. If you do not have enough for all, you choose who gets one.
abyss-lord-cleaner = Cleaner
    .brief = no Nebulis for Krakens at the end
    .text = At the end of the game you gain no Nebulis for the Krakens in your hand.
abyss-lord-watcher = Watcher
    .brief = a Nebulis and a Sentinel
    .text = Gain 1 Nebulis and the Watcher’s Sentinel. Place it to reserve a Lord, a Council stack or a Location for you.
abyss-lord-vigil = Vigil
    .brief = a Nebulis and a Sentinel
    .text = Gain 1 Nebulis and the Vigil’s Sentinel. Place it to reserve a Lord, a Council stack or a Location for you.
abyss-lord-lookout = Lookout
    .brief = a Nebulis and a Sentinel
    .text = Gain 1 Nebulis and the Lookout’s Sentinel. Place it to reserve a Lord, a Council stack or a Location for you.
abyss-lord-shareholder = Shareholder
    .brief = 1 Pearl per opponent’s Lord
    .text = Whenever an opponent recruits a Lord, gain 1 Pearl.
abyss-lord-inheritor = Inheritor
    .brief = 5 Pearls
    .text = Gain 5 Pearls.
abyss-lord-hypnotist = Hypnotist
    .brief = buy 2 cards per exploration
    .text = When an opponent explores, you may buy 2 cards instead of 1.
abyss-lord-healer = Healer
    .brief = take an Ally from discards
    .text = Take an Ally of your choice from the discard pile into your hand.
abyss-lord-highwayman = Highwayman
    .brief = 1 Pearl if opponents gain 2+
    .text = Whenever an opponent gains 2 or more Pearls at once, they give you 1 of them.
abyss-lord-executioner = Executioner
    .brief = opponents lose affiliates
    .text = Name a race. Each opponent discards 1 affiliated Ally of that race, of their choice.
abyss-lord-recipient = Recipient
    .brief = a new Lord at Court for free
    .text = You may add the top Lord of the deck to an empty space at Court without paying.
abyss-lord-liberator = Liberator
    .brief = free a Lord from a Location
    .text = Free one of your Lords from under a Location. It regains its power and Key. You keep the Location.
abyss-lord-grower = Grower
abyss-lord-oyster_farmer = Oyster Farmer
abyss-lord-intrepid = Intrepid
    .brief = may fight a second Leviathan
    .text = When you slay a Leviathan, you may fight a second one at once.
abyss-lord-border_guard = Border Guard
    .brief = opponent brings Leviathan
    .text = Choose an opponent to bring a new Leviathan to the Border. If this causes an attack, it hits that opponent.
abyss-lord-taxidermist = Taxidermist
    .brief = 2 Pearls per Leviathan level
    .text = Gain 2 Pearls for each Leviathan level you beat.
abyss-lord-arms_dealer = Arms Dealer
    .brief = 1 Pearl per Leviathan
    .text = Gain 1 Pearl for each Leviathan on the Border.
abyss-lord-metamorph = Metamorph
    .brief = any race fights any Leviathan
    .text = You may fight any Leviathan with an Ally of any race.
abyss-lord-sorcerer = Sorcerer
    .brief = may fight a Leviathan now
    .text = You may fight a Leviathan at once.
abyss-lord-altruist = Altruist
    .brief = 1 more token per level beaten
    .text = Draw 1 more Monster token for each Leviathan level you beat.
abyss-lord-rebel = Rebel
    .brief = beat a Leviathan level
    .text = Choose a Leviathan. Its current level is beaten without a fight, and you gain that level’s reward.
abyss-lord-coward = Coward
    .brief = may ignore Monsters
    .text = When you reveal a Monster, you may ignore it. It is discarded, no Leviathan arrives, and you reveal the next card.
abyss-lord-breeder = Breeder
    .brief = place a Leviathan
    .text = Draw a Leviathan and put it in an empty zone of the Border of your choice.

## Locations

abyss-location-the_gambling_den = The Gambling Den
    .formula = 5 + 2 per Smuggler
    .counted = { $count ->
        [one] 1 Smuggler
       *[other] { $count } Smugglers
    }
abyss-location-the_krakens_lair = The Kraken's Lair
    .formula = 15 − 3 per Nebulis
    .counted = { $count } Nebulis
abyss-location-the_cetacean_graveyard = The Cetacean Graveyard
    .formula = its Loot
abyss-location-the_abandoned_convoy = The Abandoned Convoy
    .formula = its Loot
abyss-location-the_megalodon = The Megalodon
    .formula = its Loot
abyss-location-the_battlefield = The Battlefield
    .formula = its Loot

## Options

abyss-option-expansions = Which expansions are used? Five players need Leviathan
abyss-option-kraken_tie = Does the Kraken figure move when a player ties for most Nebulis?
abyss-option-leviathan_damage = Does each level use up part of an attack, or does the full attack count against each level?
abyss-option-leviathan_end_triggers = Does an empty Leviathan deck or an empty token pile trigger the end?
abyss-option-l_tokens = How many L tokens are there?

## Choices: Kraken

abyss-label-buy-mixed = Buy the { $card } for { $nebulis }{ $rest ->
    [0] {""}
   *[other] {" "}and { $pearls-rest }
} (you keep { $keep-rest } and { $keep-nebulis })
abyss-label-pay-mixed = Pay { $nebulis }{ $rest ->
    [0] {""}
   *[other] {" "}and { $pearls-rest }
}: the { $card } joins you (you keep { $keep-rest } and { $keep-nebulis })
abyss-label-place-sentinel = Place { $sentinel }: it reserves something for you
abyss-label-guard = { $zone ->
    [stack] Reserve the Council’s { $many } ({ $amount } now)
    [court] Reserve the { $card } at Court: { $gain }
   *[location] Reserve { $card }, worth { $points } to you now
}
abyss-label-place-kraken = Put the { $kraken } on the Council’s { $many } ({ $amount } there)
abyss-label-execute = { $race }: { $amount ->
    [0] no opponent loses an Ally
    [one] 1 opponent loses an Ally
   *[other] { $amount } opponents lose an Ally each
}
abyss-label-heal = Take the { $card } from the discard pile
abyss-label-lose-affiliated = Discard the { $card }
abyss-label-liberate = Free the { $card } ({ $text })
abyss-label-give-nebulis = Give a Nebulis to { $seat } ({ $seat } has { $amount })
abyss-label-give-figure = { $seat } takes the Kraken figure ({ $amount } Nebulis)
abyss-label-search = Draw a Loot card for { $location } ({ $amount } in the deck)
abyss-label-stop-searching = Stop searching: { $location } keeps Loot worth { $amount } points

## Choices: Leviathan

abyss-label-fight-leviathan = Fight a Leviathan ({ $amount } available)
abyss-label-pass-by = Pass by: a new Leviathan arrives ({ $amount } on the Border)
abyss-label-ignore = Ignore the Monster with the Coward: no Leviathan arrives
abyss-label-choose-leviathan = Fight { $place }: resistance { $amount }, { $rewards ->
    [one] 1 reward
   *[other] { $rewards } rewards
}
abyss-label-rebel = Beat a level of { $place }: { $rewards ->
    [one] 1 reward
   *[other] { $rewards } rewards
}
abyss-label-breed = Put { $beast } in zone { $zone }
abyss-label-strike = Attack with the { $card }: { $amount } + { $dice ->
    [one] a die
   *[other] the better of two dice
} against { $resistance }{ $yield ->
    [0] {""}
   *[other] , and gain { $yield } Nebulis
}
abyss-label-boost = { $amount ->
    [0] Add no Pearls
   *[other] Add { $cost } (you keep { $keep })
}: the attack is { $attack } and beats { $beaten ->
    [0] no level
    [one] 1 level
   *[other] { $beaten } levels
}
abyss-label-spoils = Draw { $drawn }
abyss-label-reveal-token = Reveal an L token: { $effect }
abyss-label-keep-tokens = Keep your { $amount ->
    [one] L token
   *[other] { $amount } L tokens
} for later
abyss-label-fight-again = Attack { $beast } again (resistance { $amount })
abyss-label-stop-fighting = Stop fighting
abyss-label-hunt-back = { $back ->
    [l] { $amount ->
        [one] Steal { $seat }’s only L token
       *[other] Steal one of { $seat }’s { $amount } L tokens
    }
   *[base] { $amount ->
        [one] Steal { $seat }’s only Monster token worth 2 to 4
       *[other] Steal one of { $seat }’s { $amount } Monster tokens worth 2 to 4
    }
}
abyss-label-send-leviathan = { $seat } brings a new Leviathan ({ $amount } on the Border)
abyss-label-feed = Discard the { $card } ({ $amount } to go){ $yield ->
    [0] {""}
   *[other] , and gain { $yield } Nebulis
}
abyss-label-surrender = Discard the { $card }: lose { $amount } points

## Questions

abyss-ask-figure = { $me ->
    [seat] Who takes the Kraken figure?
   *[none] { $seat } decides who takes the Kraken figure.
}
abyss-ask-place-kraken = { $me ->
    [seat] Which Council stack do you put the { $card } on?
   *[none] { $seat } puts the { $card } on a Council stack.
}
abyss-ask-guard = { $me ->
    [seat] What does { $sentinel } reserve for you?
   *[none] { $seat } places { $sentinel }.
}
abyss-ask-search = { $me ->
    [seat] Do you search { $location } for Loot?
   *[none] { $seat } searches { $location }.
}
abyss-ask-give-nebulis = { $me ->
    [seat] Fence: who gets a Nebulis? { $left } to go.
   *[none] { $seat } gives Nebulis away.
}
abyss-ask-heal = { $me ->
    [seat] Healer: which Ally do you take from the discard pile?
   *[none] { $seat } takes an Ally from the discard pile.
}
abyss-ask-execute = { $me ->
    [seat] Executioner: which race do you name?
   *[none] { $seat } names a race.
}
abyss-ask-lose-affiliated = { $me ->
    [seat] Executioner: which affiliated { $race } do you discard?
   *[none] { $seat } discards an affiliated { $race }.
}
abyss-ask-liberate = { $me ->
    [seat] Liberator: which Lord do you free?
   *[none] { $seat } frees a Lord.
}
abyss-ask-bribe-split = { $me ->
    [seat] How do you pay the 5 for the { $lord }?
   *[none] { $seat } pays for the { $lord }.
}
abyss-ask-reveal-token = { $me ->
    [seat] Do you reveal an L token?
   *[none] { $seat } may reveal L tokens.
}
abyss-ask-choose-beast = { $me ->
    [seat] Which Leviathan do you fight?
   *[none] { $seat } chooses a Leviathan to fight.
}
abyss-ask-strike = { $me ->
    [seat] Which Ally do you attack { $beast } with?
   *[none] { $seat } attacks { $beast }.
}
abyss-ask-boost = { $me ->
    [seat] Your attack on { $beast } is { $attack }. How many Pearls do you add?
   *[none] { $seat } may add Pearls to an attack of { $attack }.
}
abyss-ask-spoils = { $me ->
    [seat] Which tokens do you draw? { $left ->
        [one] 1 reward
       *[other] { $left } rewards
    }.
   *[none] { $seat } draws tokens.
}
abyss-ask-again = { $me ->
    [seat] { $slain ->
        [yes] You have slain the Leviathan. Do you fight a second one?
       *[no] { $beast } is still alive. Do you attack again?
    }
   *[none] { $seat } may keep fighting.
}
abyss-ask-feed = { $me ->
    [seat] { $beast } attacks: which Ally do you discard? { $left } to go.
   *[none] { $seat } is attacked and discards Allies.
}
abyss-ask-surrender = { $me ->
    [seat] { $beast } attacks: which free Lord do you lose?
   *[none] { $seat } is attacked and loses a Lord.
}
abyss-ask-sorcery = { $me ->
    [seat] Sorcerer: do you fight a Leviathan now?
   *[none] { $seat } may fight a Leviathan now.
}
abyss-ask-border-guard = { $me ->
    [seat] Border Guard: who brings a new Leviathan?
   *[none] { $seat } chooses who brings a new Leviathan.
}
abyss-ask-rebel = { $me ->
    [seat] Rebel: which Leviathan loses a level?
   *[none] { $seat } beats a level of a Leviathan.
}
abyss-ask-breed = { $me ->
    [seat] Breeder: which zone do you put { $beast } in?
   *[none] { $seat } puts { $beast } on the Border.
}
abyss-ask-hunt-back = { $me ->
    [seat] Hunter: which kind of token do you take from { $victim }?
   *[none] { $seat } chooses which kind of token to take from { $victim }.
}

## Rules help for each question

abyss-help-figure =
    The player with the most Nebulis has the Kraken figure, which costs 5 points at the end. If several players may
    take it, its holder chooses one of them. If nobody has it yet, the active player chooses.
abyss-help-place-kraken =
    A Kraken left over from an exploration goes face down onto any Council stack, even an empty one or one reserved
    by a Sentinel. The player who takes the stack also takes the Kraken. When played, it counts as any race and gives
    Nebulis equal to its value minus 1.
abyss-help-guard =
    Your Sentinel reserves something for you alone: a Lord at Court, a Council stack or an available Location. The
    Court, the Council and the Locations have room for one Sentinel each. When you take what it reserves, or when
    that leaves the game, the Sentinel returns to you, and you may place it again from your next turn on.
abyss-help-search =
    Draw Loot cards one by one. You must draw the first. Loot 3 gives a Key token, Loot 4 gives 2 Pearls, Loot 5 a
    Monster token, Loot 6 an Ally, and Loot 7 nothing. Each card stays on the Location and scores its value. If you
    draw a value a second time, you still get its reward, but both cards leave the game and the search ends. You may
    stop earlier.
abyss-help-give-nebulis =
    You give each opponent a Nebulis, but you have too few for all: choose who gets one, in seat order. All Nebulis
    are handed over together; then the Kraken figure may move.
abyss-help-heal =
    Take any Ally, including a Kraken, from the discard pile into your hand. You cannot take Monsters. All players
    see which card you take.
abyss-help-execute =
    Each opponent discards 1 affiliated Ally of the race you name, if they have one. They choose which. An active
    Shaman protects its owner. You may also name a race that nobody has.
abyss-help-lose-affiliated =
    Discard an affiliated Ally of the named race. If you have several, you choose which one. At the end your highest
    affiliated Ally of each race scores.
abyss-help-liberate =
    The Lord is free again: its power works from now on, and its Key can be spent again. Powers that work once do not
    happen again. You keep the Location.
abyss-help-bribe-split =
    You may pay 1 Nebulis instead of a Pearl (2 with the Outlaw), but only if you also spend all your Pearls; with the
    Counterfeiter you may keep Pearls. Each Nebulis you have at the end costs 1 point.
abyss-help-reveal-token =
    L tokens are worth no points. Reveal one to gain what it shows: 2 or 3 Pearls, a Key token or a Council stack.
    It then leaves the game. You may reveal L tokens at the start of your turn and when you gain tokens.
abyss-help-choose-beast =
    Attack a Leviathan with an Ally of its race, a Crab or a Kraken; with the Metamorph, with any Ally. Each level you
    beat gives its rewards. Beating the last level slays the Leviathan. The player who has slain the most holds the
    Scourge, worth 5 points.
abyss-help-strike =
    Discard the Ally and roll a die. Its value plus the roll is your attack. Some Allies roll two dice and use the
    better one; some let you add Pearls after the roll. You beat a level if the attack equals or exceeds its
    resistance. If you beat no level, you gain 1 Pearl. A Kraken gives you Nebulis equal to its value minus 1.
abyss-help-boost =
    Each Pearl adds 1 to the attack, up to what beats all remaining levels. You pay the Pearls even if they make no
    difference.
abyss-help-spoils =
    Each reward is a token of your choice: a Monster token, worth 2 to 4 points at the end, or an L token, worth no
    points but revealed for Pearls, a Key token or a Council stack.
abyss-help-again =
    As long as the Leviathan is alive, you may attack it again with another suitable Ally; beaten levels stay beaten.
    When it is slain the fight is over, but with the Intrepid you may start a second one.
abyss-help-feed =
    The new Leviathan’s zone was occupied, so the Leviathan there attacks you and leaves the game. Discard the
    required number of Allies, of your choice. Each Kraken gives you Nebulis equal to its value minus 1.
abyss-help-surrender =
    The new Leviathan’s zone was occupied, so the Leviathan there attacks you and leaves the game. Discard a free Lord
    of your choice, which may be disabled, and lose its points. Lords under Locations are safe.
abyss-help-sorcery =
    You may fight one Leviathan now, by the usual rules. This does not use up your action.
abyss-help-border-guard =
    The opponent draws a Leviathan and rolls for its zone. A Leviathan already there attacks that opponent and leaves
    the game. An active Shaman protects its owner.
abyss-help-rebel =
    The Leviathan loses its current level without a fight, and you gain that level’s rewards. If it was the last
    level, you have slain the Leviathan.
abyss-help-breed =
    Put the Leviathan in an empty zone of your choice. New Leviathans arrive where two dice say, so the middle zones
    are hit most often. A Leviathan already in that zone attacks the player who rolled.
abyss-help-hunt-back =
    The two kinds of token have different backs. You choose the kind and get a random token of it.

## Log events

abyss-event-nebulis = { $me ->
    [seat] { $gained ->
        [yes] gain
        [given] give { $other }
       *[no] return
    }
    [other] gives you
   *[none] { $gained ->
        [yes] gains
        [given] gives { $other }
       *[no] returns
    }
} { $nebulis }
abyss-event-figure = { $owner ->
    [yes] { $me ->
        [seat] take
       *[none] takes
    } the Kraken figure
   *[no] nobody has the Kraken figure now
}
abyss-event-sentinel-gained = { $me ->
    [seat] gain
   *[none] gains
} { $sentinel }
abyss-event-sentinel-placed = { $me ->
    [seat] reserve
   *[none] reserves
} { $place } with { $sentinel }
abyss-event-sentinel-back = { $me ->
    [seat] get { $sentinel } back
   *[none] gets { $sentinel } back
}
abyss-event-loot-drawn = { $me ->
    [seat] draw
   *[none] draws
} Loot { $loot } for { $location }
abyss-event-loot-gone = { $me ->
    [seat] lose
   *[none] loses
} both Loot { $loot } cards, and the search ends
abyss-event-ally-found = { $me ->
    [seat] find
   *[none] finds
} { $cards }
abyss-event-monster-met = { $me ->
    [seat] reveal
   *[none] reveals
} { $count ->
    [one] a Monster
   *[other] { $count } Monsters
}, set aside
abyss-event-monsters-discarded = the Monsters set aside are discarded
abyss-event-ally-healed = { $me ->
    [seat] take
   *[none] takes
} { $cards } from the discard pile
abyss-event-affiliated-lost = { $me ->
    [seat] discard
   *[none] discards
} the affiliated { $cards }
abyss-event-lord-freed = { $me ->
    [seat] free
   *[none] frees
} the { $lords }
abyss-event-kraken-sent = to the Council’s { $many }: { $cards }
abyss-event-krakens-turned-in = { $me ->
    [seat] discard
   *[none] discards
} { $cards } for Nebulis
abyss-event-dice = { $me ->
    [seat] roll
   *[none] rolls
} { $rolls }
abyss-event-beast-came = to the Border: { $beasts }
abyss-event-beast-drawn = { $me ->
    [seat] draw
   *[none] draws
} { $beast }
abyss-event-beast-attacked = { $me ->
    [seat] are
   *[none] is
} attacked by { $beasts }
abyss-event-wounded = { $me ->
    [seat] take
   *[none] takes
} { $wounds }
abyss-event-beast-hurt = { $me ->
    [seat] beat
   *[none] beats
} { $count ->
    [one] a level
   *[other] { $count } levels
} of { $beast }
abyss-event-beast-slain = { $me ->
    [seat] slay
   *[none] slays
} { $beast }
abyss-event-scourge = { $me ->
    [seat] take
   *[none] takes
} the Scourge
abyss-event-token-revealed = { $me ->
    [seat] reveal
   *[none] reveals
} { $token }
abyss-event-monster-ignored = { $me ->
    [seat] ignore
   *[none] ignores
} the Monster
abyss-event-attack = { $me ->
    [seat] attack
   *[none] attacks
} zone { $zone } with { $cards }
abyss-event-boosted = { $me ->
    [seat] add
   *[none] adds
} { $n } to the attack
abyss-event-dealt-ally = { $me ->
    [seat] get
   *[none] gets
} { $cards }
abyss-event-toll = { $me ->
    [seat] give { $pearls } to { $other } (Highwayman)
    [other] gives you { $pearls } (Highwayman)
   *[none] gives { $pearls } to { $other } (Highwayman)
}

## Reasons why an action is not allowed

abyss-why-reserved = { $seat }’s Sentinel has reserved that.
abyss-why-zone-guarded = { $seat }’s Sentinel is already there. Each zone has room for only one.
abyss-why-sentinel-guards = { $sentinel } is already placed.
abyss-why-from-next-turn = { $sentinel } can be placed from your next turn on.
abyss-why-nothing-to-guard = There is nothing { $sentinel } could reserve.
abyss-why-too-few-nebulis = You have only { $have } Nebulis, but you need { $need }.
abyss-why-nebulis-limit = You may use at most { $need } Nebulis in a payment, not { $have }.
abyss-why-paid-too-much = { $have } Nebulis is more than the { $need } you need to pay.
abyss-why-pearls-remain = You may use Nebulis only if you spend all your Pearls: you have { $have } and would pay { $need }.
abyss-why-has-the-figure = { $seat } already has the Kraken figure.
abyss-why-old-tie = { $seat } was already tied, so the figure does not move.
abyss-why-not-in-discard-pile = There is no { $ally } in the discard pile.
abyss-why-other-race = It must be a { $race }, not the { $ally }.
abyss-why-not-affiliated = You have no affiliated { $ally }.
abyss-why-already-free = The { $lord } is already free.
abyss-why-zone-taken = { $beast } is already in that zone.
abyss-why-no-leviathan = There is no Leviathan in zone { $zone }.
abyss-why-no-usable-ally = { $named ->
    [yes] No Ally in your hand can fight { $beast }.
   *[no] No Ally in your hand can fight any Leviathan.
}
abyss-why-not-usable = The { $ally } cannot fight that Leviathan. You need a { $race }, a Crab or a Kraken.
abyss-why-boost-too-high = { $have ->
    [one] 1 Pearl is
   *[other] { $have } Pearls are
} too many: { $need } would beat all levels.
abyss-why-too-few-rewards = You can draw only { $have ->
    [one] 1 token
   *[other] { $have } tokens
}, not { $need }.
abyss-why-too-few-l-tokens = Only { $have ->
    [one] 1 L token is
   *[other] { $have } L tokens are
} left, not { $need }.
abyss-why-no-such-token = You have no L token for { $effect }.
abyss-why-no-stack = No Council stack is available.
abyss-why-no-coward = You can ignore Monsters only with the Coward.

## Terminal table

abyss-table-sentinels = Sentinels
abyss-table-sentinel-waits = a Sentinel to place
abyss-table-loot = Loot
abyss-table-border = Border: resistance (rewards) of each level; Leviathan deck { $deck }, L tokens { $pile }
abyss-table-attack-costs = attack costs { $penalty }
abyss-table-figure = Kraken figure
abyss-table-slain = { $n ->
    [one] 1 Leviathan slain
   *[other] { $n } Leviathans slain
}
abyss-table-scourge = the Scourge
abyss-table-more = also
abyss-table-score-nebulis = Nebulis
abyss-table-score-figure = Kraken figure
abyss-table-score-wounds = wounds
abyss-table-score-scourge = the Scourge
abyss-table-score-counted = { $term } { $points }
