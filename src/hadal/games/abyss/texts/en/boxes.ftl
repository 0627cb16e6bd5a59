# Abyss: what the Kraken and Leviathan boxes add, in English. Written as abyss.ftl.

## Cards and guilds

abyss-race-kraken = Kraken
    .many = Krakens
abyss-card-double = { $race } { $value } with two dice
abyss-card-boost = { $race } { $value } with boost
abyss-guild-smuggler = Smuggler
abyss-beast = { $race } Leviathan { $levels }
abyss-beast-in-zone = the { $beast } in zone { $zone }
abyss-zone = zone { $n }
abyss-sentinel = { $lord }’s Sentinel
abyss-guarded-stack = the Council’s { $many }
abyss-guarded-lord = the { $lord }

# What an L token brings.
abyss-effect-2-pearls = 2 Pearls
abyss-effect-3-pearls = 3 Pearls
abyss-effect-key = a Key token
abyss-effect-council = a Council stack

# What the attack of a Leviathan costs.
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

## Things that are counted

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

# Why Pearls or cards come or go.
abyss-because-loot = Loot
abyss-because-token = an L token
abyss-because-miss = for an attack that failed
abyss-because-beast = the Leviathan
abyss-because-boost = for the attack

## Lords

abyss-lord-ferryman = Ferryman
    .brief = return a Nebulis for a Pearl
    .text = You may return 1 Nebulis to the supply to get 1 Pearl.
abyss-lord-outlaw = Outlaw
    .brief = pay with up to 2 Nebulis
    .text = Each of your payments may contain 2 Nebulis instead of 1.
abyss-lord-counterfeiter = Counterfeiter
    .brief = pay Nebulis before Pearls
    .text = You may pay with Nebulis although Pearls remain to you.
abyss-lord-fence = Fence
    .brief = a Nebulis to each opponent
    .text = Give 1 Nebulis to each opponent; if yours do not suffice for all, you choose who gets one.
abyss-lord-cleaner = Cleaner
    .brief = no Nebulis for Krakens at the end
    .text = The Krakens in your hand bring you no Nebulis when the game ends.
abyss-lord-watcher = Watcher
    .brief = a Nebulis and a Sentinel
    .text = Get 1 Nebulis and the Watcher’s Sentinel, which reserves a Lord, a Council stack or a Location for you.
abyss-lord-vigil = Vigil
    .brief = a Nebulis and a Sentinel
    .text = Get 1 Nebulis and the Vigil’s Sentinel, which reserves a Lord, a Council stack or a Location for you.
abyss-lord-lookout = Lookout
    .brief = a Nebulis and a Sentinel
    .text = Get 1 Nebulis and the Lookout’s Sentinel, which reserves a Lord, a Council stack or a Location for you.
abyss-lord-shareholder = Shareholder
    .brief = a Pearl per Lord of the others
    .text = Whenever an opponent recruits a Lord, you get 1 Pearl.
abyss-lord-inheritor = Inheritor
    .brief = 5 Pearls
    .text = Get 5 Pearls.
abyss-lord-hypnotist = Hypnotist
    .brief = buy 2 cards per exploration
    .text = You may buy 2 cards, not only 1, while an opponent explores.
abyss-lord-healer = Healer
    .brief = take an Ally of the discards
    .text = Choose an Ally of the discard pile and take it into your hand.
abyss-lord-highwayman = Highwayman
    .brief = a Pearl of every 2 they get
    .text = When an opponent gets 2 Pearls or more at once, 1 of them is yours.
abyss-lord-executioner = Executioner
    .brief = opponents lose affiliates
    .text = Name a race: each opponent discards one affiliated Ally of that race, of their own choice.
abyss-lord-recipient = Recipient
    .brief = a new Lord at Court for nothing
    .text = You may bring the top Lord of the deck to an empty space of the Court without paying.
abyss-lord-liberator = Liberator
    .brief = free a Lord from a Location
    .text = One of your Lords comes out from under its Location: free again, with power and key. You keep the Location.
abyss-lord-grower = Grower
abyss-lord-oyster_farmer = Oyster Farmer
abyss-lord-intrepid = Intrepid
    .brief = may fight a second Leviathan
    .text = When you slay a Leviathan, you may fight a second one at once.
abyss-lord-border_guard = Border Guard
    .brief = Leviathan on an opponent
    .text = An opponent of your choice brings a new Leviathan to the Border and suffers the attack this may cause.
abyss-lord-taxidermist = Taxidermist
    .brief = 2 Pearls per Leviathan level
    .text = Get 2 Pearls for each level you take from a Leviathan.
abyss-lord-arms_dealer = Arms Dealer
    .brief = a Pearl per Leviathan
    .text = Get 1 Pearl for each Leviathan on the Border.
abyss-lord-metamorph = Metamorph
    .brief = any race fights any Leviathan
    .text = You may fight every Leviathan with an Ally of any race.
abyss-lord-sorcerer = Sorcerer
    .brief = may fight a Leviathan now
    .text = You may fight a Leviathan at once.
abyss-lord-altruist = Altruist
    .brief = a token more per Leviathan level
    .text = Draw one more Monster token for each level you take from a Leviathan.
abyss-lord-rebel = Rebel
    .brief = a Leviathan loses a level
    .text = A Leviathan of your choice loses a level, and you get the reward of that level.
abyss-lord-coward = Coward
    .brief = may ignore Monsters
    .text = You may ignore a Monster you reveal: it is discarded, no Leviathan comes, and you reveal the next card.
abyss-lord-breeder = Breeder
    .brief = a Leviathan where you like
    .text = Draw a Leviathan and put it on an empty zone of the Border, of your choice.

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

abyss-option-expansions = Which boxes are open beside the base box? Five players need the Leviathan box
abyss-option-kraken_tie = Does the Kraken figure move when somebody draws level in Nebulis?
abyss-option-leviathan_damage = Does each level use up part of an attack, or is every level compared with all of it?
abyss-option-leviathan_end_triggers = Does an empty deck of Leviathans, or an empty pile of tokens, bring the end?
abyss-option-l_tokens = How many L tokens are in the Leviathan box?

## What you can do: the Kraken box

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
    [court] Reserve the { $card } of the Court: { $gain }
   *[location] Reserve { $card }, for you worth { $points } now
}
abyss-label-place-kraken = Put the { $kraken } on the Council’s { $many } ({ $amount } there)
abyss-label-execute = { $race }: { $amount ->
    [0] no opponent loses an Ally
    [one] 1 opponent loses an Ally
   *[other] { $amount } opponents lose an Ally each
}
abyss-label-heal = Take the { $card } from the discard pile
abyss-label-lose-affiliated = Give up the { $card }
abyss-label-liberate = Free the { $card } ({ $text })
abyss-label-give-nebulis = Give a Nebulis to { $seat }, who has { $amount }
abyss-label-give-figure = { $seat } takes the Kraken figure ({ $amount } Nebulis)
abyss-label-search = Draw a Loot card for { $location } ({ $amount } in the deck)
abyss-label-stop-searching = Stop searching: { $location } keeps Loot of { $amount } points

## What you can do: the Leviathan box

abyss-label-fight-leviathan = Fight a Leviathan ({ $amount } can be fought)
abyss-label-pass-by = Do not fight: a new Leviathan comes ({ $amount } on the Border)
abyss-label-ignore = Ignore the Monster, as the Coward may: no Leviathan comes
abyss-label-choose-leviathan = Fight { $place }: resistance { $amount }, { $rewards ->
    [one] 1 reward
   *[other] { $rewards } rewards
}
abyss-label-rebel = Take a level from { $place }: { $rewards ->
    [one] 1 reward
   *[other] { $rewards } rewards
}
abyss-label-breed = Put the { $beast } on zone { $amount }
abyss-label-strike = Attack with the { $card }: { $amount } + { $dice ->
    [one] a die
   *[other] the better of two dice
} against { $resistance }{ $yield ->
    [0] {""}
   *[other] , and you get { $yield } Nebulis
}
abyss-label-boost = { $amount ->
    [0] Add no Pearl
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
abyss-label-fight-again = Attack the { $beast } again (resistance { $amount })
abyss-label-stop-fighting = Stop fighting
abyss-label-hunt-back = Steal one of { $seat }’s { $back ->
    [l] { $amount } L tokens
   *[base] { $amount } Monster tokens worth 2 to 4
}
abyss-label-send-leviathan = { $seat } brings a new Leviathan ({ $amount } on the Border)
abyss-label-feed = Discard the { $card } ({ $amount } to go){ $yield ->
    [0] {""}
   *[other] , and get { $yield } Nebulis
}
abyss-label-surrender = Lose the { $card }: { $amount } points less

## The question on the table

abyss-ask-figure = { $me ->
    [seat] Who takes the Kraken figure?
   *[none] { $seat } decides who takes the Kraken figure.
}
abyss-ask-place-kraken = { $me ->
    [seat] On which Council stack do you put the { $card }?
   *[none] { $seat } puts the { $card } on a Council stack.
}
abyss-ask-guard = { $me ->
    [seat] What does { $sentinel } reserve for you?
   *[none] { $seat } places { $sentinel }.
}
abyss-ask-search = { $me ->
    [seat] { $location }: do you search for Loot?
   *[none] { $seat } searches { $location }.
}
abyss-ask-give-nebulis = { $me ->
    [seat] The Fence: to whom do you give a Nebulis? { $left } to go.
   *[none] { $seat } gives Nebulis away.
}
abyss-ask-heal = { $me ->
    [seat] The Healer: which Ally of the discard pile do you take?
   *[none] { $seat } takes an Ally of the discard pile.
}
abyss-ask-execute = { $me ->
    [seat] The Executioner: which race do you name?
   *[none] { $seat } names a race.
}
abyss-ask-lose-affiliated = { $me ->
    [seat] The Executioner: which affiliated { $race } do you give up?
   *[none] { $seat } gives up an affiliated { $race }.
}
abyss-ask-liberate = { $me ->
    [seat] The Liberator: which Lord comes out from under a Location?
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
    [seat] With which Ally do you attack the { $beast }?
   *[none] { $seat } attacks the { $beast }.
}
abyss-ask-boost = { $me ->
    [seat] Your attack on the { $beast } is { $attack }. How many Pearls do you add?
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
        [yes] The Leviathan is slain. Do you fight a second one?
       *[no] The { $beast } still lives. Do you attack again?
    }
   *[none] { $seat } may go on fighting.
}
abyss-ask-feed = { $me ->
    [seat] The { $beast } attacks: which Ally do you discard? { $left } to go.
   *[none] { $seat } is attacked and discards Allies.
}
abyss-ask-surrender = { $me ->
    [seat] The { $beast } attacks: which free Lord do you lose?
   *[none] { $seat } is attacked and loses a Lord.
}
abyss-ask-sorcery = { $me ->
    [seat] The Sorcerer: do you fight a Leviathan at once?
   *[none] { $seat } may fight a Leviathan at once.
}
abyss-ask-border-guard = { $me ->
    [seat] The Border Guard: who brings a new Leviathan?
   *[none] { $seat } chooses who brings a new Leviathan.
}
abyss-ask-rebel = { $me ->
    [seat] The Rebel: which Leviathan loses a level?
   *[none] { $seat } takes a level from a Leviathan.
}
abyss-ask-breed = { $me ->
    [seat] The Breeder: on which zone do you put the { $beast }?
   *[none] { $seat } puts the { $beast } on the Border.
}
abyss-ask-hunt-back = { $me ->
    [seat] The Hunter: which kind of token do you take from { $victim }?
   *[none] { $seat } chooses which token of { $victim } to take.
}

## The rules of the question on the table

abyss-help-figure =
    The Kraken figure lies before the player with the most Nebulis and costs 5 points at the end. When several
    players may take it, its holder chooses among them; if nobody has it, the player whose turn it is.
abyss-help-place-kraken =
    A Kraken left over from an exploration goes face down onto any Council stack, even an empty one or one that
    a Sentinel guards. Whoever takes the stack takes the Kraken too. Played, it stands for any race and brings
    Nebulis: one fewer than its value.
abyss-help-guard =
    What your Sentinel guards is for you alone: a Lord of the Court, a Council stack or an available Location.
    Court, Council and Locations have room for one Sentinel each. When you take what it guards, or when that
    leaves the game, the token comes back, and you may place it again from your next turn on.
abyss-help-search =
    Loot cards are drawn one by one, the first one always. A 3 brings a Key token, a 4 2 Pearls, a 5 a Monster
    token, a 6 an Ally, a 7 nothing. The card stays on the Location and scores its value. The second card of
    a value still gives its reward, but both leave the game and the search ends. You may stop before that.
abyss-help-give-nebulis =
    The Fence gives each opponent a Nebulis. You have too few for all, so you choose who gets one. Seats are
    chosen in their order; all Nebulis change hands together, and then the Kraken figure may move.
abyss-help-heal =
    The Healer takes any Ally, or a Kraken, from the discard pile into your hand. Monsters stay there.
    Everybody sees which card it is.
abyss-help-execute =
    Each opponent discards one affiliated Ally of the race you name, if there is one; everybody chooses their
    own. An active Shaman protects. You may also name a race that nobody has.
abyss-help-lose-affiliated =
    An affiliated Ally of the race named goes to the discard pile. You choose which one if there are several;
    the strongest of each race scores at the end.
abyss-help-liberate =
    The Lord is free again: its power works from now on and its key can be spent a second time. What it does
    on arrival does not happen again. The Location stays yours.
abyss-help-bribe-split =
    Nebulis may stand for Pearls: one in each payment, two with the Outlaw, and only when all your Pearls are
    spent in it, unless you have the Counterfeiter. Each Nebulis you keep costs a point at the end.
abyss-help-reveal-token =
    L tokens are worth no points. Each can be revealed for what it shows: 2 or 3 Pearls, a Key token, or a
    Council stack; then it leaves the game. You may do so when your turn begins and when tokens come to you.
abyss-help-choose-beast =
    A Leviathan is attacked with an Ally of its own race, a Crab or a Kraken; with the Metamorph any Ally will
    do. Each level beaten brings its rewards. The last level slays it: whoever has slain the most holds the
    Scourge, worth 5 points.
abyss-help-strike =
    The Ally is discarded, and its value and a die make the attack. Some Allies roll two dice and take the
    better; some let you add Pearls afterwards. An attack as high as the resistance beats the level. An attack
    that beats none brings 1 Pearl. A Kraken brings Nebulis, one fewer than its value.
abyss-help-boost =
    Each Pearl adds 1 to the attack, up to what beats all levels that are left. The Pearls are gone even if
    they change nothing.
abyss-help-spoils =
    Each reward is a token of your choice: a Monster token, worth 2 to 4 points at the end, or an L token,
    worth no points but revealed for Pearls, a Key token or a Council stack.
abyss-help-again =
    While the Leviathan lives you may attack it again with another fitting Ally; the levels beaten stay beaten.
    Once it is slain the fight is over, but the Intrepid may begin a second one.
abyss-help-feed =
    A new Leviathan came to an occupied zone: the old one attacks you and leaves the game. You discard as many
    Allies as it demands, of your choice; Krakens bring Nebulis, one fewer than their value.
abyss-help-surrender =
    A new Leviathan came to an occupied zone: the old one attacks you and leaves the game. You lose a free Lord
    of your choice, a disabled one too, with its points. Lords under Locations are safe.
abyss-help-sorcery =
    You may begin a fight against one Leviathan now, under the usual rules. It does not take your action.
abyss-help-border-guard =
    The opponent draws a Leviathan and rolls for its zone. One that lies there already attacks that opponent and
    leaves the game. An active Shaman protects.
abyss-help-rebel =
    The Leviathan loses its current level without a fight, and you get the rewards of that level. If it was the
    last one, you have slain it.
abyss-help-breed =
    The Leviathan goes to an empty zone of your choice. Two dice bring later ones: zones in the middle are hit
    most often, and a Leviathan lying there attacks whoever rolled.
abyss-help-hunt-back =
    The backs of the tokens differ. You choose the back; which token of that back you get is left to chance.

## What happened

abyss-event-nebulis = { $me ->
    [seat] { $gained ->
        [yes] get
        [given] give { $other }
       *[no] give up
    }
    [other] gives you
   *[none] { $gained ->
        [yes] gets
        [given] gives { $other }
       *[no] gives up
    }
} { $nebulis }
abyss-event-figure = { $owner ->
    [yes] { $me ->
        [seat] take
       *[none] takes
    } the Kraken figure
   *[no] nobody has the Kraken figure any more
}
abyss-event-sentinel-gained = { $me ->
    [seat] get
   *[none] gets
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
} both Loot cards of { $loot }, and the search ends
abyss-event-ally-found = { $me ->
    [seat] find
   *[none] finds
} { $cards }
abyss-event-monster-met = { $me ->
    [seat] turn
   *[none] turns
} up { $count ->
    [one] a Monster
   *[other] { $count } Monsters
}, laid aside
abyss-event-monsters-discarded = the Monsters laid aside are discarded
abyss-event-ally-healed = { $me ->
    [seat] take
   *[none] takes
} { $cards } from the discard pile
abyss-event-affiliated-lost = { $me ->
    [seat] give
   *[none] gives
} up the affiliated { $cards }
abyss-event-lord-freed = { $me ->
    [seat] free
   *[none] frees
} the { $lords }
abyss-event-kraken-sent = to the Council’s { $many }: { $cards }
abyss-event-krakens-turned-in = { $me ->
    [seat] turn
   *[none] turns
} in { $cards }
abyss-event-dice = { $me ->
    [seat] roll
   *[none] rolls
} { $rolls }
abyss-event-beast-came = to the Border: { $beasts }
abyss-event-beast-drawn = { $me ->
    [seat] draw
   *[none] draws
} the { $beast }
abyss-event-beast-attacked = { $me ->
    [seat] are
   *[none] is
} attacked by { $beasts }
abyss-event-wounded = { $me ->
    [seat] take
   *[none] takes
} { $wounds }
abyss-event-beast-hurt = { $me ->
    [seat] take
   *[none] takes
} { $count ->
    [one] a level
   *[other] { $count } levels
} from the { $beast }
abyss-event-beast-slain = { $me ->
    [seat] slay
   *[none] slays
} the { $beast }
abyss-event-scourge = { $me ->
    [seat] hold the Scourge now
   *[none] holds the Scourge now
}
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
} zone { $next } with { $cards }
abyss-event-boosted = { $me ->
    [seat] add
   *[none] adds
} { $n } to the attack
abyss-event-dealt-ally = { $me ->
    [seat] are given
   *[none] is given
} { $cards }
abyss-event-toll = { $me ->
    [seat] hand { $pearls } over to { $other }, the Highwayman
    [other] hands you, the Highwayman, { $pearls }
   *[none] hands { $pearls } over to { $other }, the Highwayman
}

## Why not

abyss-why-reserved = { $seat }’s Sentinel reserves that.
abyss-why-zone-guarded = { $seat }’s Sentinel is there already; each zone has room for one.
abyss-why-sentinel-guards = { $sentinel } guards something already.
abyss-why-from-next-turn = { $sentinel } can be placed from your next turn on.
abyss-why-nothing-to-guard = There is nothing that { $sentinel } could guard.
abyss-why-too-few-nebulis = Only { $have } Nebulis are there; { $need } are needed.
abyss-why-nebulis-limit = { $have } Nebulis are too many for one payment; { $need } is the limit.
abyss-why-paid-too-much = { $have } Nebulis are more than the { $need } to pay.
abyss-why-pearls-remain = Nebulis only go with your last Pearls: you have { $have } and would pay { $need }.
abyss-why-has-the-figure = { $seat } has the Kraken figure already.
abyss-why-old-tie = { $seat } was level before, so the figure does not move there.
abyss-why-not-in-discard-pile = No { $ally } is in the discard pile.
abyss-why-other-race = It must be a { $race }, not the { $ally }.
abyss-why-not-affiliated = The { $ally } is not affiliated to you.
abyss-why-already-free = The { $lord } is free already.
abyss-why-zone-taken = The { $beast } is in that zone already.
abyss-why-no-leviathan = There is no Leviathan in zone { $need }.
abyss-why-no-usable-ally = { $named ->
    [yes] No Ally of your hand can fight the { $beast }.
   *[no] No Ally of your hand can fight any Leviathan.
}
abyss-why-not-usable = The { $ally } cannot fight that Leviathan: it takes a { $race }, a Crab or a Kraken.
abyss-why-boost-too-high = { $have } Pearls are too many: { $need } would beat all levels.
abyss-why-too-few-rewards = There are only { $have } tokens to draw, not { $need }.
abyss-why-too-few-l-tokens = Only { $have } L tokens are left; { $need } would be drawn.
abyss-why-no-such-token = You have no L token for { $effect }.
abyss-why-no-stack = No Council stack can be taken.
abyss-why-no-coward = Only the Coward ignores Monsters.

## The table

abyss-table-sentinels = Sentinels
abyss-table-sentinel-waits = a Sentinel that waits
abyss-table-loot = Loot
abyss-table-border = Border: resistance (rewards) of each level; Leviathan deck { $deck }, L tokens { $pile }
abyss-table-attack-costs = attacks for { $penalty }
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
