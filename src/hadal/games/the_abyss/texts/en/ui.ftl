### Browser client, in English: The Abyss table. The server sends questions, choices and log lines (game.ftl).
### Ids: ui-the_abyss-<what>. Keep texts short: most are labels on buttons and badges.

## Table

ui-the_abyss-title = The Abyss table
ui-the_abyss-where = card game · round { $round } · to { $goal } points
ui-the_abyss-sea = Deck and discard pile
ui-the_abyss-alarm-deck = { $n ->
    [0] The deck is empty
    [one] 1 card left in the deck: the round ends when it is gone
   *[other] { $n } cards left in the deck: the round ends when they are gone
}
ui-the_abyss-alarm-me = You need { $n ->
    [one] 1 more point
   *[other] { $n } more points
} to end the game
ui-the_abyss-alarm-seat = { $name } needs { $n ->
    [one] 1 more point
   *[other] { $n } more points
} to end the game

## Cards

ui-the_abyss-treasure-1 = Coin
ui-the_abyss-treasure-2 = Purse
ui-the_abyss-treasure-3 = Coins
ui-the_abyss-treasure-4 = Chalice
ui-the_abyss-treasure-5 = Mask
ui-the_abyss-treasure-6 = Crown
ui-the_abyss-treasure-7 = Pendant
ui-the_abyss-treasure-8 = Giant pearl
ui-the_abyss-treasure-9 = Chest
ui-the_abyss-suit-sword = Sword
ui-the_abyss-suit-hook = Hook
ui-the_abyss-suit-eye = Eye
ui-the_abyss-suit-panic = Panic
ui-the_abyss-line-sword = Steal a card or give a Panic
ui-the_abyss-line-hook = A player draws two, keeps one
ui-the_abyss-line-eye = See four, put on top or bottom
ui-the_abyss-line-panic = Your third puts you out
ui-the_abyss-suits-points = Point cards
ui-the_abyss-suits-sword = Swords
ui-the_abyss-suits-hook = Hooks
ui-the_abyss-suits-eye = Eyes
ui-the_abyss-suits-panic = Panics
ui-the_abyss-about-points = No power. Its points count only while it is in your hand.
ui-the_abyss-about-sword = Take a random card from an opponent’s hand, or give an opponent one of your Panics.
ui-the_abyss-about-hook = Choose any player, even yourself, to draw two cards from the deck. They may draw Panics.
ui-the_abyss-about-eye = Only you see the next four cards of the deck. Put them back in the same order, on top or at the bottom.
ui-the_abyss-about-panic = Goes face up in front of the player who draws it. At your third Panic you must sacrifice 15 points or be eliminated from the round.
ui-the_abyss-points = Points
ui-the_abyss-copies = Copies in the deck
ui-the_abyss-hidden-card = Drawn card, face down
ui-the_abyss-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Deck, discard pile and drawn cards

ui-the_abyss-deck = Draw two
ui-the_abyss-deck-label = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-the_abyss-deck-left = { $n } left, { $panics ->
    [0] no Panics
    [one] 1 Panic
   *[other] { $panics } Panics
}
ui-the_abyss-pile-label = Discard pile: { $card }
ui-the_abyss-pile-empty = Discard pile empty
ui-the_abyss-pile-none = discards go here
ui-the_abyss-lies-open = face up
ui-the_abyss-brings-to = face up · brings you to { $n }
ui-the_abyss-no-risk = no risk
ui-the_abyss-no-panic-left = no Panic
ui-the_abyss-a-panic = Panic: { $chance }
ui-the_abyss-drowns = out: { $chance }
ui-the_abyss-third-costs = third Panic: { $chance }, costs { $n }
ui-the_abyss-odds-how = Based on the cards you have not seen
ui-the_abyss-keep = keep
ui-the_abyss-next = next
ui-the_abyss-nth = card { $n }
ui-the_abyss-stage-mine = Keep one card and discard the other
ui-the_abyss-stage-other = { $me ->
    [true] You have drawn
   *[other] { $name } has drawn
}
ui-the_abyss-stage-eye = Next cards, visible only to you
ui-the_abyss-unseen = Unseen cards
ui-the_abyss-next-cards = Known next cards:
ui-the_abyss-counting-off = Card counts are off at this table.

## Opponents

ui-the_abyss-drowned = eliminated
ui-the_abyss-gone-under = out
ui-the_abyss-total-of = { $name }: { $n ->
    [one] 1 point
   *[other] { $n } points
}. Show rounds
ui-the_abyss-of-goal = of { $goal }
ui-the_abyss-panics-n = { $n ->
    [0] No Panics
    [one] 1 of 3 Panics
   *[other] { $n } of 3 Panics
}
ui-the_abyss-played = Played this round
ui-the_abyss-known = Known cards in this hand
ui-the_abyss-at-hook = draws two
ui-the_abyss-at-steal = steal a card
ui-the_abyss-at-give = give a Panic

## Your area

ui-the_abyss-panic = Panic
ui-the_abyss-third-drowns = three: you’re out
ui-the_abyss-one-more = one more: you’re out
ui-the_abyss-hand-empty = No cards in hand.
ui-the_abyss-out-of-round = You are eliminated from this round. You keep your total.
ui-the_abyss-your-stake = In hand
ui-the_abyss-your-total = total
ui-the_abyss-stop-at = stop at { $n }
ui-the_abyss-more-to-stop = { $n } more to stop
ui-the_abyss-may-stop = you can stop
ui-the_abyss-race = Totals
ui-the_abyss-first-to = { $goal } ends the game
ui-the_abyss-after-draw = After drawing
ui-the_abyss-power-sword = Steal, or give a Panic
ui-the_abyss-power-hook = A player draws two
ui-the_abyss-power-eye = Look at the next four
ui-the_abyss-power-sacrifice = Destroy a Panic for { $n }
ui-the_abyss-none-held = { $suit ->
    [sword] You have no Sword.
    [hook] You have no Hook.
   *[eye] You have no Eye.
}
ui-the_abyss-after-draw-only = You can play powers only on your own turn, after drawing.
ui-the_abyss-sacrifice-when = After drawing you may sacrifice { $n } or more points to destroy one of your Panics.

## Question and buttons

ui-the_abyss-step-draw = step 1: draw
ui-the_abyss-step-combos = step 2: play
ui-the_abyss-step-danger = danger
ui-the_abyss-hint-combos = Highlighted cards can be played.
ui-the_abyss-hint-target = Choose an opponent and what to do.
ui-the_abyss-hint-hand = Choose a highlighted card in your hand.
ui-the_abyss-hint-take = Taking it brings you to { $n }: you may call Stop this turn.
ui-the_abyss-needs = { $n } short
ui-the_abyss-stop-short = You need { $n } points in hand to call Stop; you have { $have }.
ui-the_abyss-stop-later = You may call Stop after drawing.
ui-the_abyss-do-take = Take { $card }
ui-the_abyss-do-draw = { $n ->
    [one] Draw one
   *[other] Draw two
}
ui-the_abyss-do-keep = Keep { $card }
ui-the_abyss-do-stop = Stop
ui-the_abyss-do-done = End turn
ui-the_abyss-do-sacrifice = Sacrifice { $n }
ui-the_abyss-do-submit = Be eliminated
ui-the_abyss-do-decline = No sacrifice
ui-the_abyss-do-top = Leave on top
ui-the_abyss-do-bottom = Put at bottom
ui-the_abyss-do-hook = { $me ->
    [true] You draw two
   *[false] { $name } draws two
}
ui-the_abyss-do-steal = Steal from { $name }
ui-the_abyss-do-give = Panic to { $name }
ui-the_abyss-do-play = Play { $card }

## Rounds

ui-the_abyss-round = Round
ui-the_abyss-round-n = Round { $n }
ui-the_abyss-round-over = Round { $n } is over
ui-the_abyss-next-round = Go to round { $n }
ui-the_abyss-why-stop = { $name } called Stop
ui-the_abyss-why-survivor = { $name } was the last player left
ui-the_abyss-why-empty = The deck ran out
ui-the_abyss-total = Total
ui-the_abyss-rounds-so-far = Rounds
ui-the_abyss-no-rounds = No round has finished yet.

## End of the game

ui-the_abyss-wins = { $name } wins
ui-the_abyss-you-win = You win
ui-the_abyss-ended = Last round: { $why }.
ui-the_abyss-tie = The tie goes to the player who had the later turn in the last round.
ui-the_abyss-rounds-played = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}

## Player aid

ui-the_abyss-aid-draw = Draw
ui-the_abyss-aid-draw-text = Take the face-up card, or draw two cards from the deck: keep one and discard the other. If you draw a Panic, it goes face up in front of you and you discard the other card.
ui-the_abyss-aid-combos = Play
ui-the_abyss-aid-combos-text = Play as many Swords, Hooks and Eyes as you like; played cards no longer count. With a Panic and 15 points in hand you may sacrifice: the cards and the Panic are out of the round.
ui-the_abyss-aid-stop = Stop
ui-the_abyss-aid-stop-text = With 25 points in hand you may call Stop. The round ends at once, and every player still in it scores the points in hand.
ui-the_abyss-aid-panic = Panic
ui-the_abyss-aid-panic-text = At your third Panic, sacrifice 15 points at once or you are eliminated: you lose your hand and score nothing this round.
ui-the_abyss-aid-end = End
ui-the_abyss-aid-end-text = A round also ends when only one player is left or the deck is empty. When a player has 70 points after a round, the highest total wins.
ui-the_abyss-key-1 = Draw from the deck
ui-the_abyss-key-2 = Take the face-up card
ui-the_abyss-key-3 = Stop
ui-the_abyss-key-4 = Sacrifice
ui-the_abyss-key-5 = End turn, decline or skip animation
ui-the_abyss-key-6 = Choose by number
ui-the_abyss-key-7 = Confirm
ui-the_abyss-key-8 = Cancel
ui-the_abyss-key-9 = Undo
ui-the_abyss-key-10 = Rounds
ui-the_abyss-key-11 = Log
ui-the_abyss-key-12 = Chat
ui-the_abyss-key-13 = This page
ui-the_abyss-key-14 = Show the focused card
ui-the_abyss-key-15 = Next available choice

ui-the_abyss-home-more = 51 cards, and your third Panic puts you out of the round. Draw one more?
ui-the_abyss-lid-base = The Abyss
ui-the_abyss-home-time = 15 minutes
ui-keys-group-the_abyss = The Abyss

## Table in words

ui-the_abyss-fact-points = Points
ui-the_abyss-fact-panics = Panics
ui-the_abyss-fact-hand-size = Cards
ui-the_abyss-fact-round = Round
ui-the_abyss-fact-hand = Your hand
ui-the_abyss-fact-drawn = Drawn
ui-the_abyss-fact-pile = Discard pile
ui-the_abyss-fact-deck = Deck
ui-the_abyss-fact-out = Out of the round
ui-the_abyss-fact-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
ui-the_abyss-fact-alive-no = out

## Keys

ui-the_abyss-key-draw = Draw
ui-the_abyss-key-stop = Call Stop
ui-the_abyss-key-take = Take
ui-the_abyss-watch-total = { $n } of { $goal }
ui-the_abyss-watch-panics = { $n ->
    [one] { $n } Panic
   *[other] { $n } Panics
}

ui-the_abyss-insight-round = Best round
ui-the_abyss-insight-round-title = Round { $n }
ui-the_abyss-insight-round-text = { $n ->
    [one] One point for { $name }.
   *[other] { $n } points for { $name }.
}
ui-the_abyss-insight-stops = Most Stops
ui-the_abyss-insight-stops-text = { $n ->
    [one] Called Stop in one of { $all } rounds.
   *[other] Called Stop in { $n } of { $all } rounds.
}
