# Abyss: rulings about single cards, in English. One line each. The numbered rulings are in docs/rulings.md.

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
    A buyer who then holds more than 6 cards discards at once (option commander_purchase_check).
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
abyss-ruling-lord-peddler =
    The Pearls are a single gain: an opponent’s Highwayman takes one of them.
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
abyss-ruling-lord-hermit =
    Only the drawn Location can be taken, and no Key is spent. Without a Location in the deck nothing happens.
abyss-ruling-lord-elder =
    Only drawn Locations can be chosen, and no Key is spent. Without a Location in the deck nothing happens.

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
abyss-ruling-lord-vigil =
    The Sentinel stays if the Lord is disabled or goes under a Location.
abyss-ruling-lord-lookout =
    The Sentinel stays if the Lord is disabled or goes under a Location.
abyss-ruling-lord-shareholder =
    It pays for recruitments, including the Corruptor’s, but not for Lords that come through the Traitor or the Schemer.
abyss-ruling-lord-inheritor =
    The Pearls are a single gain: an opponent’s Highwayman takes one of them.
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

## Locations

abyss-ruling-location-black_smokers =
    Replacing it is optional. It then leaves the game (option black_smokers_tile).
    If you keep it, the deck is not shuffled.
abyss-ruling-location-city_of_mirrors =
    It copies the opponents’ Location that would be worth most to you, scored with your own cards. It never scores below 0.
abyss-ruling-location-the_cetacean_graveyard =
    A Loot value drawn a second time still gives its reward, but both cards leave the game and the search ends.
abyss-ruling-location-the_abandoned_convoy =
    A Loot value drawn a second time still gives its reward, but both cards leave the game and the search ends.
abyss-ruling-location-the_megalodon =
    A Loot value drawn a second time still gives its reward, but both cards leave the game and the search ends.
abyss-ruling-location-the_battlefield =
    A Loot value drawn a second time still gives its reward, but both cards leave the game and the search ends.
