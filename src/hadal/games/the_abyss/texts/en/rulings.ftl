# The Abyss: rulings about its cards, in English. One line each. The numbered rulings are in docs/rulings.md.

the_abyss-ruling-points =
    A sacrifice has no more cards than it needs: without any one of them it would be worth less than 15 points.
    Sacrificed cards are out of the round and come back in the next one.
the_abyss-ruling-sword =
    Every card of the hand is equally likely to be stolen. Only you and its owner see which one it is.
    You may give a Panic to any opponent still in the round, even a third one.
    With no card to steal and no Panic to give, it cannot be played. Once played, its points no longer count.
the_abyss-ruling-hook =
    The player who draws chooses which card to keep (option “{ ui-option-hook_discard }”). You see only the discarded one.
    You may choose somebody with two Panics. If the draw empties the deck, the round ends.
    Once played, its points no longer count.
the_abyss-ruling-eye =
    With fewer than four cards left you see them all. Nobody else learns what you saw.
    Once played, its points no longer count.
the_abyss-ruling-panic =
    A Panic that you are dealt counts too, and is not replaced.
    You may sacrifice after drawing in your turn, between two Panics of one draw, and at the third (option “{ ui-option-third_panic_rescue }”).
    With less than 15 points in hand you are eliminated at once. A destroyed Panic is out of the round.
