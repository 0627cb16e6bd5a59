# Abyss: rulings about single cards and tokens, in English. One line each. The numbered rulings are in docs/rulings.md.
# Ids: abyss-ruling-lord-LORD, -location-KIND, and one for every other kind of card and token.

## Lords of the base box

abyss-ruling-lord-recruiter =
    It raises the price of every recruitment that is paid with Allies, from the moment it is active.
    It changes neither the Corruptor’s 5 Pearls nor Lords that come through the Traitor or the Schemer.
abyss-ruling-lord-jailer =
    Each opponent chooses the Ally. A Kraken may be discarded; it gives no Nebulis.
abyss-ruling-lord-seeker =
    An opponent with one Pearl loses one. Nebulis are not affected.
abyss-ruling-lord-assassin =
    You choose one free Lord of each opponent, in turn order. Lords under Locations are safe.
    A disabled Lord keeps its points and still counts for Locations. Nothing enables it again.
abyss-ruling-lord-commander =
    Opponents may exceed 6 cards during their own turn and discard at its end.
    A buyer who then holds more than 6 cards discards at once (option “{ ui-option-commander_purchase_check }”).
abyss-ruling-lord-tamer =
    Space 1 stays space 1. The Pearl for the fifth space is not affected.
    It is not in the deck when Leviathan is used.
abyss-ruling-lord-hunter =
    With L tokens you first choose the kind of token, then get a random one of it.
    Only you and its owner see which token it is.
abyss-ruling-lord-ship_master =
    The card you take does not count; nor do sold cards, Monsters or Krakens.
    It also works after a fight. All the Pearls are a single gain.
abyss-ruling-lord-trader =
    The Pearls are a single gain: an opponent’s Highwayman takes one of them.
abyss-ruling-lord-peddler = { abyss-ruling-lord-trader }
abyss-ruling-lord-shopkeeper =
    A gain of 1 Pearl is too small for an opponent’s Highwayman.
abyss-ruling-lord-landlord =
    It pays when it comes into play and at the start of each of your turns, extra turns included.
    When the Liberator frees it, it pays from your next turn on.
abyss-ruling-lord-slaver =
    It can be used before the hand limits are checked at the end of your turn.
    A Kraken may be discarded; it gives no Nebulis.
abyss-ruling-lord-shaman =
    Lasting powers of Soldiers work against you again as soon as the Shaman is no longer active.
    The Assassin cannot disable it, because its owner is protected.
abyss-ruling-lord-invoker =
    The extra turn is a full turn and not optional. It is played even if the end was just triggered.
    It also works when it comes through the Traitor, the Schemer or the Corruptor.
abyss-ruling-lord-apprentice =
    The Alchemist does not double it. A stack reserved by an opponent cannot be taken.
abyss-ruling-lord-oracle =
    Nobody sees the cards. Krakens in the stack give no Nebulis.
abyss-ruling-lord-alchemist =
    If only one stack can be taken, you take that one. It works for the Council action only.
abyss-ruling-lord-illusionist =
    The Lords under the old Location move under the new one. Loot stays on its Location.
    A Location with an immediate effect works when it is taken this way.
abyss-ruling-lord-master_of_magic =
    It does not work for its own recruitment, nor for the Allies affiliated at the end of the game. Krakens are never affiliated.
abyss-ruling-lord-opportunist =
    It needs a Lord in the deck. It never earns the 2 Pearls for refilling the Court.
abyss-ruling-lord-corruptor =
    The price is always 5. It counts as a recruitment: Shareholders are paid and the Lord’s power takes effect.
    The 2 Pearls for refilling the Court come later and cannot help to pay.
abyss-ruling-lord-traitor =
    It cannot discard itself. A disabled Lord may be discarded; the new one is not disabled.
    It is not a recruitment: Shareholders get nothing.
abyss-ruling-lord-diplomat =
    The number of races stays the same. It does not help to recruit itself.
abyss-ruling-lord-treasurer =
    A price is never below 0. It does not change the Corruptor’s 5 Pearls.
abyss-ruling-lord-schemer =
    You decide before you see the new Lord, whose power takes effect.
    It is not a recruitment: Shareholders get nothing.
abyss-ruling-lord-sage =
    Only drawn Locations can be chosen, and no Key is spent. Without a Location in the deck nothing happens.
    { abyss-ruling-ambassador }
abyss-ruling-lord-hermit =
    Only the drawn Location can be taken, and no Key is spent. Without a Location in the deck nothing happens.
    { abyss-ruling-ambassador }
abyss-ruling-lord-elder = { abyss-ruling-lord-sage }
abyss-ruling-lord-keeper =
    It has no power. Its Key is lost when it goes under a Location or is disabled; its points are not.
abyss-ruling-lord-reaper = { abyss-ruling-lord-keeper }
abyss-ruling-lord-shepherd = { abyss-ruling-lord-keeper }
abyss-ruling-lord-miller =
    It has neither power nor Key: it never goes under a Location, and disabling it changes nothing.
    It still counts as a Lord and for its guild.
abyss-ruling-lord-aquaculturalist = { abyss-ruling-lord-miller }
abyss-ruling-lord-landowner = { abyss-ruling-lord-miller }

# A line about all three Ambassadors.
abyss-ruling-ambassador = It has no Key: it counts for the Lost Tower (option “{ ui-option-ambassador_keys }”). Freed by the Liberator, it brings no new Location.

## Lords of the Kraken box

abyss-ruling-lord-ferryman =
    Afterwards the Kraken figure may move.
abyss-ruling-lord-outlaw =
    You must still spend all your Pearls with the Nebulis, unless you have the Counterfeiter.
abyss-ruling-lord-counterfeiter =
    The limit stays: 1 Nebulis in a payment, 2 with the Outlaw.
abyss-ruling-lord-fence =
    All Nebulis are handed over together; then the Kraken figure may move.
abyss-ruling-lord-cleaner =
    It must be active at the end of the game.
abyss-ruling-lord-watcher =
    The Sentinel stays if the Lord is disabled or goes under a Location.
abyss-ruling-lord-vigil = { abyss-ruling-lord-watcher }
abyss-ruling-lord-lookout = { abyss-ruling-lord-watcher }
abyss-ruling-lord-shareholder =
    It pays for recruitments, including the Corruptor’s, but not for Lords that come through the Traitor or the Schemer.
abyss-ruling-lord-inheritor = { abyss-ruling-lord-trader }
abyss-ruling-lord-hypnotist =
    Both purchases raise the price as usual.
abyss-ruling-lord-healer =
    The Allies you just paid with may be taken back, except the affiliated one. Monsters cannot be taken.
abyss-ruling-lord-highwayman =
    Each cause of a gain counts separately. Pearls from the setup are not a gain.
    If you buy a card for 2 Pearls, you get 1 back.
abyss-ruling-lord-executioner =
    A race that nobody has may be named. Each opponent chooses which Ally to discard.
abyss-ruling-lord-recipient =
    It can still be used at the end of your turn, after the Lords at Court have moved up.
abyss-ruling-lord-liberator =
    Arrival powers do not happen again; an Ambassador brings no new Location. You keep the Location.
abyss-ruling-lord-grower = { abyss-ruling-lord-keeper }
abyss-ruling-lord-oyster_farmer = { abyss-ruling-lord-miller }

## Lords of the Leviathan box

abyss-ruling-lord-intrepid =
    At most two Leviathans are slain in one fight.
abyss-ruling-lord-border_guard =
    The opponent makes all choices the attack requires. With an empty Leviathan deck nothing happens.
abyss-ruling-lord-taxidermist =
    It also pays for a level beaten by the Rebel.
abyss-ruling-lord-arms_dealer =
    All the Pearls are a single gain.
abyss-ruling-lord-metamorph =
    It works in your own fights only.
abyss-ruling-lord-sorcerer =
    It is a fight of its own: no Monster is needed, and there is no Pearl for a fifth space.
abyss-ruling-lord-altruist =
    It also works for a level beaten by the Rebel. You choose the kind of each token.
abyss-ruling-lord-rebel =
    The resistance does not matter. No further attack follows.
abyss-ruling-lord-coward =
    It may be used for every Monster of an exploration.
abyss-ruling-lord-breeder =
    No dice are rolled, and no Leviathan attacks. Drawing the last Leviathan still triggers the end.

## Locations, by how they score

abyss-ruling-location-per-guild =
    All your Lords of the guild count: free, disabled, and under Locations.
abyss-ruling-location-per-race =
    Every affiliated Ally of the race counts, not only the strongest; so do those you affiliate at the end of the game.
abyss-ruling-location-per-guilds =
    Ambassadors are a guild of their own, and so are Smugglers.
    Lords under Locations count, and disabled ones too.
abyss-ruling-location-copy =
    It copies the opponents’ Location that would be worth most to you, scored with your own cards. It never scores below 0.
    A copied Location with Loot counts the Loot that lies there. Black Smokers are worth nothing here either.
abyss-ruling-location-nothing =
    Replacing it is optional: you look through the deck and may take any Location instead. The Lords under it move along.
    It then leaves the game (option “{ ui-option-black_smokers_tile }”). If you keep it, the deck is not shuffled.
abyss-ruling-location-weakest =
    Lords under Locations count, and disabled ones too. Without a Lord it is worth 0.
abyss-ruling-location-strongest = { abyss-ruling-location-weakest }
abyss-ruling-location-per-lord =
    All your Lords count: free, disabled, and under Locations.
abyss-ruling-location-with-key =
    The printed Key counts, even if the Lord is disabled or under a Location. Key tokens do not count.
    Ambassadors have no Key (option “{ ui-option-ambassador_keys }”).
abyss-ruling-location-without-key =
    Lords under Locations count, and disabled ones too.
    Ambassadors have no Key and count here (option “{ ui-option-ambassador_keys }”).
abyss-ruling-location-weakest-allies =
    For each race your weakest affiliated Ally counts, also one that you affiliate at the end of the game. A race without an Ally adds nothing.
abyss-ruling-location-per-ally =
    Every affiliated Ally makes it worth less, also those you must affiliate at the end of the game.
abyss-ruling-location-per-nebulis =
    It can fall below 0. Nebulis for Krakens still in your hand at the end count.
abyss-ruling-location-loot =
    You must draw one card and may stop after each. A value drawn a second time still gives its reward, but both cards leave the game and the search ends.
    Loot stays here when the Illusionist exchanges the Location. Its new owner may then go on searching.

## Exploration cards

abyss-ruling-ally =
    Several cards of one race count as one race in a payment. No card may be added that the payment does not need (option “{ ui-option-allow_useless_allies }”).
    At the end only your strongest affiliated Ally of each race scores its value.
    With Leviathan: { $race ->
        [crab] a Crab can attack any Leviathan.
       *[other] it can attack Leviathans of its own race, with the Metamorph all of them.
    }
abyss-ruling-ally-double =
    It rolls two dice in fights only; otherwise it is an ordinary Ally of its race and value.
    If it ties with an ordinary Ally for the lowest in a payment, you choose which one you affiliate.
abyss-ruling-ally-boost =
    You pay after the roll, with Pearls and not with Nebulis, and no more than is needed to slay the Leviathan.
    Otherwise it is an ordinary Ally. If it ties with one for the lowest in a payment, you choose which one you affiliate.
abyss-ruling-kraken =
    All Krakens in a payment together must stand for races it needs. One may stand for the compulsory race.
    It gives Nebulis when you pay or fight with it, when a Leviathan takes it, and when you still hold it at the end; not for the Jailer, the Commander, the Slaver or the Oracle.
    If it is left on the track, the explorer puts it on a Council stack of their choice.
    You may not discard it for the limit of 12 cards. With Leviathan: it can attack any Leviathan.
abyss-ruling-monster =
    On the fifth space you must fight it; you also gain 1 Pearl, before the fight.
    If you go on, it stays on its space and the Threat rises, at most to space 6. After a fight the Threat is back on space 1.
    With Leviathan: if you go on, it is discarded and its space is free again. On the fifth space you may do so only if you cannot fight; then there is no Pearl.

## Leviathans, and what their attacks cost

abyss-ruling-leviathan =
    Crabs, Krakens and Allies of its race can attack it, with the Metamorph any Ally. What is left of an attack goes on to the next level (option “{ ui-option-leviathan_damage }”).
    An attack that beats no level earns 1 Pearl. You may attack again while it lives and you hold a suitable Ally.
    It attacks only when a new Leviathan comes to its zone. Then it leaves the game and counts for nobody.
abyss-ruling-leviathan-allies =
    The attacked player chooses the Allies, or loses them all if there are too few. A Kraken lost this way gives Nebulis.
abyss-ruling-leviathan-pearls =
    A player with fewer Pearls loses them all. Nebulis are not affected.
abyss-ruling-leviathan-lord =
    The attacked player chooses one of their free Lords, even a disabled one. Lords under Locations are safe.
abyss-ruling-leviathan-wounds =
    Wounds are not limited, and nothing heals them.

## Loot, and what it brings

abyss-ruling-loot =
    It scores as part of its Location.
    If its value is drawn again for that Location, both cards leave the game and the search ends. The rewards are kept.
abyss-ruling-loot-key =
    The Key counts at once: with three Keys you take another Location in the same turn.
abyss-ruling-loot-pearls =
    The 2 Pearls are a single gain: an opponent’s Highwayman takes one of them.
abyss-ruling-loot-token =
    The token is one with points, never an L token. If none is left, you get nothing.
abyss-ruling-loot-ally =
    Cards are drawn until an Ally appears, for all to see. Monsters on the way are discarded; each raises the Threat, except with Leviathan.

## Tokens and figures

abyss-ruling-pearl =
    The supply never runs out. At the end the player with the most Pearls wins a tie.
abyss-ruling-key =
    They are used after your action, when the Court has been refilled. If you can take a Location, you must; you choose the three Keys.
abyss-ruling-monster-token =
    You draw it face down and may look at it. The Hunter takes one at random.
    With Leviathan: an empty pile triggers the end (option “{ ui-option-leviathan_end_triggers }”).
abyss-ruling-monster-token-l =
    You may reveal it at the start of your turn or after a fight with a reward. It then leaves the game.
    Unrevealed it is worth nothing. A Key counts after your action.
    An empty pile triggers the end (option “{ ui-option-leviathan_end_triggers }”).
abyss-ruling-nebulis =
    One in each payment, and only with all your Pearls; the Outlaw and the Counterfeiter change that.
    It never pays for plotting, for the hand limit or for a stronger attack.
abyss-ruling-kraken-figure =
    A player who draws level with its holder takes it; a tie that was there before does not move it (option “{ ui-option-kraken_tie }”).
    If several players could take it, the holder chooses. It is checked once for each payment, power or sale.
abyss-ruling-sentinel =
    Each of the three zones has room for one Sentinel: Court, Council and Locations.
    It comes back when its owner takes what it reserves, and can be placed again from their next turn on.
    It belongs to the player: it stays if its Lord is disabled or goes under a Location. Cards still go to a reserved stack.
abyss-ruling-wound = { abyss-ruling-leviathan-wounds }
abyss-ruling-scourge-figure =
    The first player to slay a Leviathan takes it. After that a player who slays one and then has at least as many as its holder takes it.
    Leviathans that leave after an attack count for nobody.
