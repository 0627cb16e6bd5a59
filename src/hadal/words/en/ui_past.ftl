# Browser client, in English: viewing earlier moves, and what-if games.

ui-look-back = Earlier move
ui-look-back-at = Viewing move { $n } of { $most }
ui-look-back-now = Return
ui-look-back-asked = It is your turn: { $question }

ui-what-if = What if
ui-what-ifs = What-if games
ui-what-if-from = What if, from move { $n } of { $most }
ui-what-if-back = Back to the game
ui-what-if-others = { $n ->
    [one] { $n } other what-if
   *[other] { $n } other what-ifs
}
ui-what-if-one = { $status ->
    [over] From move { $n }, finished: { $scores }
   *[other] From move { $n }, in progress
}
ui-what-if-play = What if: play from here
ui-what-if-title = What if, from move { $n }?
ui-what-if-help = This starts a new table with the same cards in the same order. You can play several seats; each one is asked in turn. The result does not count.
ui-what-if-all = Play all seats
ui-what-if-go = Start
ui-what-if-nobody = Play at least one seat yourself.
ui-what-if-end = The game is over at this step. Go back a step first.
ui-replay-controls = Playback
ui-replay-chapters = Turn
ui-replay-chapter = Turn { $turn }: { $name }
ui-replay-tip = { $name } ({ $key })
ui-replay-space = Space
ui-replay-chance = { $name } { $chance }
ui-replay-chances-wait = Calculating win chances…
ui-replay-swing = Turn { $turn }: { $name }’s win chance goes from { $from } to { $to }
ui-replay-more = More

ui-reel = Since your last move
ui-reel-skip = Skip
ui-reel-close = Got it
