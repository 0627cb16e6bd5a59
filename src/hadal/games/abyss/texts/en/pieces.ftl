# Abyss: what is not a card of the decks with names: Loot, tokens and figures, in English. Shown when one of them is read.

abyss-loot = Loot { $value }
    .text = Worth { $value } points to whoever controls its Location. { $reward ->
        [key] It also brings a Key token.
        [pearls] It also brings 2 Pearls.
        [token] It also brings a Monster token.
        [ally] It also brings an Ally from the Exploration deck.
       *[none] It brings nothing else.
    }
    .short = { $reward ->
        [key] 1 Key
        [pearls] 2 Pearls
        [token] 1 token
        [ally] 1 Ally
       *[none] no reward
    }

abyss-piece-pearl = Pearl
    .text = It buys an Ally in an exploration, makes up for missing value when you recruit, and pays for plotting.
abyss-piece-key = Key
    .text = Three Keys take a Location. Key tokens count, and so do the Keys of your free Lords that are not disabled.
abyss-piece-monster-token = Monster token
    .text = It is worth 2, 3 or 4 points at the end. Only its owner sees how many.
abyss-piece-monster-token-l = L token
    .text = It brings 2 or 3 Pearls, a Key or a Council stack instead of points. Only its owner sees which.
abyss-piece-nebulis = Nebulis
    .text = It costs 1 point at the end. It pays like a Pearl for an Ally, for a Lord and for the Corruptor.
abyss-piece-kraken-figure = Kraken figure
    .text = It costs 5 points at the end. The player with the most Nebulis has it.
abyss-piece-sentinel = Sentinel
    .text = It reserves a Lord at Court, a Council stack or a face-up Location for its owner.
abyss-piece-wound = Wound
    .text = It costs 1 point at the end.
abyss-piece-scourge-figure = Scourge of the Abyss
    .text = It is worth 5 points at the end. The player who has slain the most Leviathans has it.
