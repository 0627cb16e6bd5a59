# The Abyss: what follows from a choice, beside what its button says. In English.
# Clauses: they begin in lower case and have no full stop.

the_abyss-then-take = { $short ->
    [0] you can call Stop this turn
    [one] you are then 1 point short of Stop
   *[other] you are then { $short } points short of Stop
}; no Panic can come
the_abyss-then-draw = { $mine ->
    [0] a Panic would be your first of three
    [1] a Panic would be your second of three
   *[other] a Panic would be your third: sacrifice 15 points or you are eliminated
}
the_abyss-then-keep = { $short ->
    [0] you can call Stop this turn
    [one] you are then 1 point short of Stop
   *[other] you are then { $short } points short of Stop
}; the next player may take the card you discard
the_abyss-then-play = { $suit ->
    [sword] you choose an opponent next
    [hook] you choose who draws next
   *[eye] you put them back on top or at the bottom, in the same order
}; the card no longer counts
the_abyss-then-sacrifice = you choose the cards next, the highest first; they are out of the round
the_abyss-then-stop = everybody still in the round scores the points in hand
the_abyss-then-done = the next player draws; your points stay in hand
the_abyss-then-give-up = { $missing ->
    [0] a Panic is destroyed, and the cards are out of the round
   *[other] you choose the next card; it cannot be a higher one
}
the_abyss-then-submit = your cards are out of the round; you keep the points of earlier rounds
the_abyss-then-decline = { $then ->
    [3] it is your third: you must then sacrifice 15 points or you are eliminated
   *[other] you then have { $then } Panics of three
}
the_abyss-then-top = whoever draws next gets these cards
the_abyss-then-bottom = nobody knows the cards that come next
the_abyss-then-hook = { $panics ->
    [2] a Panic would be the third: sacrifice 15 points or be eliminated
   *[other] a Panic would be number { $then } of three
}
the_abyss-then-steal = only you and { $seat } see which card it is
the_abyss-then-give = you have { $rest ->
    [one] 1 Panic
   *[other] { $rest } Panics
} left
the_abyss-then-discard = the next player may take it from the discard pile
