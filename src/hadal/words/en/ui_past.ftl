# The client, in English: looking back, and playing on from an old game.

ui-look-back = Looking back
ui-look-back-at = You look at move { $n } of { $most }
ui-look-back-now = Return
ui-look-back-asked = It is your turn now: { $question }

ui-what-if = What if
ui-what-ifs = What if: games played on differently
ui-what-if-from = What if, from move { $n } of { $most }
ui-what-if-back = Back to the game
ui-what-if-others = { $n ->
    [one] One more what-if
   *[other] { $n } more what-ifs
}
ui-what-if-one = { $status ->
    [over] From move { $n }, over: { $scores }
   *[other] From move { $n }, goes on
}
ui-what-if-play = What if: play on from here
ui-what-if-title = What if, from move { $n }?
ui-what-if-help = A new table begins here, with the same cards in the same order. You may play several seats: you are asked for each in turn. The game counts for nothing.
ui-what-if-all = I play all seats
ui-what-if-go = Play on
ui-what-if-nobody = Play one of the seats yourself at least.
ui-what-if-end = The game is over here: go back a step first.
ui-replay-more = More

ui-reel = Since your last move
ui-reel-skip = Skip
ui-reel-close = Got it
