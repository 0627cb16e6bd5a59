### The table of The Abyss in the browser. Questions, choices and lines of the log come from the_abyss.ftl by the server.
### Ids: ui-the_abyss-<what>. Short: most of these are labels on buttons and badges.

## The table

ui-the_abyss-title = A table of The Abyss
ui-the_abyss-where = card game · round { $round } · first to { $goal }
ui-the_abyss-sea = Deck and pile
ui-the_abyss-alarm-deck = { $n ->
    [0] The deck is empty
    [one] 1 card left in the deck: it ends the round
   *[other] { $n } cards left in the deck: it ends the round
}
ui-the_abyss-alarm-me = { $n } more points and you can end the game
ui-the_abyss-alarm-seat = { $name } needs { $n } more points to end the game

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
ui-the_abyss-line-hook = Someone draws two, keeps one
ui-the_abyss-line-eye = See four, put them top or bottom
ui-the_abyss-line-panic = The third one drowns you
ui-the_abyss-suits-points = Treasures
ui-the_abyss-suits-sword = Swords
ui-the_abyss-suits-hook = Hooks
ui-the_abyss-suits-eye = Eyes
ui-the_abyss-suits-panic = Panics
ui-the_abyss-about-points = No power; only its points, and only as long as it is in your hand.
ui-the_abyss-about-sword = Take a card at random from an opponent’s hand, or give one of your Panics to an opponent.
ui-the_abyss-about-hook = Choose somebody, perhaps yourself: they draw two cards from the deck, Panics included.
ui-the_abyss-about-eye = You alone see the next four cards of the deck. They go back in the same order, on top or underneath.
ui-the_abyss-about-panic = Lies face up before whoever drew it. With three of them you must sacrifice 15 points, or you drown.
ui-the_abyss-points = Points
ui-the_abyss-copies = Copies in the deck
ui-the_abyss-hidden-card = A drawn card, face down
ui-the_abyss-cards-n = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Deck, pile, and what is turned over

ui-the_abyss-deck = Two from the deck
ui-the_abyss-deck-label = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-the_abyss-deck-left = { $n } left, { $panics ->
    [0] no Panic among them
    [one] 1 Panic among them
   *[other] { $panics } Panics among them
}
ui-the_abyss-pile-label = Open pile: { $card }
ui-the_abyss-pile-empty = The pile is empty
ui-the_abyss-pile-none = what is discarded lies here
ui-the_abyss-lies-open = lies open
ui-the_abyss-brings-to = lies open · brings you to { $n }
ui-the_abyss-no-risk = no risk
ui-the_abyss-no-panic-left = no Panic
ui-the_abyss-a-panic = a Panic: { $chance }
ui-the_abyss-drowns = drowns: { $chance }
ui-the_abyss-third-costs = third Panic: { $chance }, costs { $n }
ui-the_abyss-odds-how = Counted from the cards you have not seen
ui-the_abyss-keep = keep
ui-the_abyss-next = next
ui-the_abyss-nth = then { $n }
ui-the_abyss-stage-mine = Keep one; the other goes on the pile
ui-the_abyss-stage-other = { $name } has turned over
ui-the_abyss-stage-eye = What you alone see: the next cards
ui-the_abyss-unseen = Still hidden
ui-the_abyss-next-cards = You know what comes:
ui-the_abyss-counting-off = At this table everybody counts for themselves.

## Opponents

ui-the_abyss-drowned = drowned this round
ui-the_abyss-gone-under = drowned
ui-the_abyss-total-of = { $name }: { $n } points. Rounds so far
ui-the_abyss-of-goal = of { $goal }
ui-the_abyss-panics-n = { $n ->
    [0] No Panic
    [one] 1 Panic of 3
   *[other] { $n } Panics of 3
}
ui-the_abyss-played = Played this round
ui-the_abyss-known = Known to be in this hand
ui-the_abyss-at-hook = draws two
ui-the_abyss-at-steal = steal a card
ui-the_abyss-at-give = give a Panic

## My area

ui-the_abyss-panic = Panic
ui-the_abyss-third-drowns = the third one drowns
ui-the_abyss-one-more = one more drowns you
ui-the_abyss-hand-empty = No cards in hand.
ui-the_abyss-out-of-round = You are out of this round. Your total stays.
ui-the_abyss-your-stake = Your stake
ui-the_abyss-your-total = your total
ui-the_abyss-stop-at = stop at { $n }
ui-the_abyss-more-to-stop = { $n } more to stop
ui-the_abyss-may-stop = enough to stop
ui-the_abyss-race = The race
ui-the_abyss-first-to = { $goal } ends the game
ui-the_abyss-after-draw = After the draw
ui-the_abyss-power-sword = Steal, or give a Panic
ui-the_abyss-power-hook = Somebody draws two
ui-the_abyss-power-eye = Look at the next four
ui-the_abyss-power-sacrifice = Sacrifice { $n } for a Panic
ui-the_abyss-none-held = { $suit ->
    [sword] You hold no Sword.
    [hook] You hold no Hook.
   *[eye] You hold no Eye.
}
ui-the_abyss-after-draw-only = Powers are played in your own turn, after the draw.
ui-the_abyss-sacrifice-when = After your draw you may give up { $n } points or more to destroy a Panic you have.

## The question and its buttons

ui-the_abyss-step-draw = step 1: draw
ui-the_abyss-step-combos = step 2: play
ui-the_abyss-step-danger = danger
ui-the_abyss-hint-draw = { $n ->
    [0] You have no Panic; the third one would drown you.
    [one] You have one Panic; two more drown you.
   *[other] You have two Panics: one more drowns you.
}
ui-the_abyss-hint-combos = Cards that can be played now are lit.
ui-the_abyss-hint-target = Choose at your opponents: whom, and how.
ui-the_abyss-hint-hand = Choose a lit card of your hand.
ui-the_abyss-hint-take = With it you hold { $n } and may call Stop this turn.
ui-the_abyss-needs = { $n } short
ui-the_abyss-stop-short = { $n } points in hand are needed to call Stop; you have { $have }.
ui-the_abyss-stop-later = You may call Stop after your draw.
ui-the_abyss-do-take = Take { $card }
ui-the_abyss-do-draw = { $n ->
    [one] Draw one
   *[other] Draw two
}
ui-the_abyss-do-keep = Keep { $card }
ui-the_abyss-do-stop = Stop
ui-the_abyss-do-done = End turn
ui-the_abyss-do-sacrifice = Sacrifice { $n }
ui-the_abyss-do-submit = Drown
ui-the_abyss-do-decline = No sacrifice
ui-the_abyss-do-top = Leave on top
ui-the_abyss-do-bottom = Put underneath
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
ui-the_abyss-next-round = On to round { $n }
ui-the_abyss-why-stop = { $name } called Stop
ui-the_abyss-why-survivor = Only { $name } was left
ui-the_abyss-why-empty = The deck ran out
ui-the_abyss-total = Total
ui-the_abyss-rounds-so-far = Rounds so far
ui-the_abyss-no-rounds = No round is over yet.

## The end

ui-the_abyss-wins = { $name } wins
ui-the_abyss-you-win = You win
ui-the_abyss-ended = The last round: { $why }.
ui-the_abyss-tie = The tie goes to whoever had the later turn in the last round.
ui-the_abyss-rounds-played = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}

## Player aid

ui-the_abyss-aid-draw = Draw
ui-the_abyss-aid-draw-text = Take the open card, or turn over two of the deck: keep one, discard the other. A Panic comes to lie before you, and the card beside it is discarded.
ui-the_abyss-aid-combos = Play
ui-the_abyss-aid-combos-text = As many Swords, Hooks and Eyes as you like; a played card no longer counts. With a Panic and 15 points you may sacrifice: the cards and the Panic leave the round.
ui-the_abyss-aid-stop = Stop
ui-the_abyss-aid-stop-text = With 25 points in hand you may call Stop. The round ends at once and everybody still in it scores their hand, the others too.
ui-the_abyss-aid-panic = Panic
ui-the_abyss-aid-panic-text = The third Panic costs 15 points at once, or your round is over and your hand is lost.
ui-the_abyss-aid-end = End
ui-the_abyss-aid-end-text = A round also ends when one player is left or the deck is empty. When somebody has 70 after a round, the highest total wins.
ui-the_abyss-key-1 = draw two from the deck
ui-the_abyss-key-2 = take the open card
ui-the_abyss-key-3 = Stop
ui-the_abyss-key-4 = sacrifice
ui-the_abyss-key-5 = end the turn, no sacrifice, skip a movement
ui-the_abyss-key-6 = the choice with this number
ui-the_abyss-key-7 = confirm
ui-the_abyss-key-8 = cancel
ui-the_abyss-key-9 = undo
ui-the_abyss-key-10 = rounds so far
ui-the_abyss-key-11 = log
ui-the_abyss-key-12 = chat
ui-the_abyss-key-13 = this page
ui-the_abyss-key-14 = look at the focused card
ui-the_abyss-key-15 = next thing you may do

ui-the_abyss-home-more = 51 cards, three Panics and you drown. Draw once more?
ui-the_abyss-home-time = 10 minutes
