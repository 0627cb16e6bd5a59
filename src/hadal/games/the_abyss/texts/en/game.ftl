# The Abyss (51 cards), in English.
#
# Ids: the_abyss-<label|ask|help|event|why|option|card|table>-<what>, named as in the rules.
# Sentences about seats: $me says whether the reader is the one who acts (seat), the one it
# happens to (other), or neither (none). $card and $cards come with their article.
# A label and an event are one line: the label at most 72 columns wide.

the_abyss-title = The Abyss

## Cards

the_abyss-card-points = { $points } points
    .the = the { $points } points
the_abyss-card-sword = Sword { $points }
    .the = the Sword { $points }
the_abyss-card-hook = Hook { $points }
    .the = the Hook { $points }
the_abyss-card-eye = Eye { $points }
    .the = the Eye { $points }
the_abyss-card-panic = Panic
    .the = a Panic
the_abyss-card-hidden = card
    .the = a card

## Options

the_abyss-option-third_panic_rescue = May a sacrifice avert a third Panic that was drawn?
the_abyss-option-hook_discard = Which card does a hooked player discard: one of the two drawn, or any in hand?
the_abyss-option-deck_list = The deck: standard, or your own 51 cards, such as X*8,S1*3,H2*3,P4*37

## What you can do

the_abyss-label-take = Take { $card } from the pile (hand { $from } → { $to })
the_abyss-label-draw = { $amount ->
    [one] Draw the last card of the deck; then the round ends
   *[other] Turn over { $amount } cards of the deck, keep one ({ $panics } Panics in { $deck } cards)
}
the_abyss-label-keep = { $twins ->
    [yes] Keep { $card } (hand { $from } → { $to }), discard the other { $points }
   *[no] Keep { $card } (hand { $from } → { $to }), discard { $other-card }
}
the_abyss-label-play = { $suit ->
    [sword] Play { $card }: steal a card or give a Panic away (hand { $from } → { $to })
    [hook] Play { $card }: make somebody draw two cards (hand { $from } → { $to })
   *[eye] Play { $card }: look at the next { $depth } cards (hand { $from } → { $to })
}
the_abyss-label-sacrifice = Sacrifice { $amount } or more of your { $from } points, destroy a Panic ({ $panics } → { $left })
the_abyss-label-stop = Call Stop: the round ends, you score { $amount } (total { $total } → { $then })
the_abyss-label-done = { $missing ->
    [0] End your turn without calling Stop (hand { $amount })
   *[other] End your turn (hand { $amount }, { $missing } more to call Stop)
}
the_abyss-label-give-up = { $missing ->
    [0] Give up { $card } ({ $to } of { $need }: enough, a Panic is destroyed)
   *[other] Give up { $card } ({ $to } of { $need }, { $missing } to go)
}
the_abyss-label-submit = Be eliminated: lose your { $from } points, score nothing this round
the_abyss-label-decline = No sacrifice: the next Panic comes to you ({ $panics } → { $then })
the_abyss-label-top = { $amount ->
    [one] Leave the card on top of the deck
   *[other] Leave the { $amount } cards on top of the deck
}
the_abyss-label-bottom = { $amount ->
    [one] Put the card under the deck
   *[other] Put the { $amount } cards under the deck, in the same order
}
the_abyss-label-hook = { $me ->
    [seat] Draw two cards yourself (you have { $panics ->
        [one] 1 Panic
       *[other] { $panics } Panics
    })
   *[none] { $seat } draws two cards ({ $panics ->
        [one] 1 Panic
       *[other] { $panics } Panics
    }, { $size } in hand)
}
the_abyss-label-steal = { $size ->
    [one] Steal the only card of { $seat }
   *[other] Steal one of the { $size } cards of { $seat } at random
}
the_abyss-label-give = { $then ->
    [3] Give a Panic to { $seat } ({ $panics } → 3: { $seat } must sacrifice or is eliminated)
   *[other] Give a Panic to { $seat } ({ $panics } → { $then })
}
the_abyss-label-discard = Discard { $card } (hand { $from } → { $to })

## The question on the table

the_abyss-ask-draw = { $me ->
    [seat] Your turn. Where do you draw?
   *[none] { $seat } draws.
}
the_abyss-ask-keep = { $me ->
    [seat] Which of the two cards do you keep?
   *[none] { $seat } chooses which card to keep.
}
the_abyss-ask-combos = { $me ->
    [seat] Play, sacrifice, stop or end your turn?
   *[none] { $seat } plays, sacrifices, stops or ends the turn.
}
the_abyss-ask-eye = { $me ->
    [seat] Where do the cards you saw go?
   *[none] { $seat } looks at the deck.
}
the_abyss-ask-hook = { $me ->
    [seat] Who has to draw two cards?
   *[none] { $seat } chooses who has to draw.
}
the_abyss-ask-sword = { $me ->
    [seat] Whom does the Sword strike, and how?
   *[none] { $seat } chooses whom the Sword strikes.
}
the_abyss-ask-sacrifice = { $me ->
    [seat] Which card do you give up? { $so-far } of { $need } so far, { $missing } to go.
   *[none] { $seat } chooses the cards to sacrifice.
}
the_abyss-ask-threat = { $me ->
    [seat] A third Panic! Sacrifice, or be eliminated?
   *[none] { $seat } has a third Panic: sacrifice, or elimination.
}
the_abyss-ask-between = { $me ->
    [seat] Another Panic is coming. Sacrifice first?
   *[none] Another Panic is coming to { $seat }, who may sacrifice first.
}
the_abyss-ask-discard = { $me ->
    [seat] You were hooked. Which card do you discard?
   *[none] { $seat } was hooked and discards a card.
}

## The rules of the question on the table

the_abyss-help-draw =
    Every turn begins with a draw. The open card on the pile is safe: it joins your hand.
    From the deck you turn over two cards and look at them: without a Panic you keep one and
    discard the other. A Panic comes to lie in front of you, and the card beside it is discarded.
    At three Panics you must sacrifice 15 points or are out of the round.
    If the deck runs out, the round ends as soon as that draw is settled.
the_abyss-help-keep =
    One card goes to your hand, unseen by the others; the other goes face up on the pile, where
    the next player may take it. Points count at the end of the round, and only in hand:
    25 let you call Stop, 15 buy you out of a Panic. Swords, Hooks and Eyes are worth little
    but can be played later in your turn.
the_abyss-help-combos =
    Play as many Swords, Hooks and Eyes as you like; a played card no longer counts.
    With a Panic and 15 points in hand you may sacrifice: cards for 15 or more leave the round,
    and so does the Panic. With 25 points in hand you may call Stop: the round ends at once and
    everybody still in it scores their hand, the others too. Ending the turn passes it on.
the_abyss-help-eye =
    You alone have seen these cards. They go back as one block, in the same order: on top, where
    the next draws come from, or under the deck. A Panic on top waits for whoever draws next
    (you, too, if you play a Hook on yourself).
the_abyss-help-hook =
    The player you choose, who may be you, draws two cards from the deck exactly as at the start
    of a turn, Panics included. Against somebody with two Panics a Hook can end their round;
    on yourself it is a second draw.
the_abyss-help-sword =
    Take a card at random from the hand of an opponent, or give one of your Panics to an opponent.
    Somebody who gets a third Panic must sacrifice 15 points at once or is out of the round.
the_abyss-help-sacrifice =
    Give up cards until they are worth 15 or more; then one of your Panics is destroyed. All of
    it leaves the round. You choose dearest first, so that no card is given up needlessly:
    a card dearer than the last one is not offered any more.
the_abyss-help-threat =
    Three Panics end your round unless you give up 15 points or more now, which destroys one of
    the three. If you are eliminated, your cards leave the round and you score nothing for it,
    but the points of earlier rounds stay yours.
the_abyss-help-between =
    You turned over two Panics; they are placed one after the other. Before the second one you
    may give up 15 points or more to destroy a Panic you already have.
    This is asked even if you cannot, so that the others do not learn what you hold.
the_abyss-help-discard =
    At this table a hooked player takes both cards in hand and then discards any one card,
    face up on the pile.

## What happened (without its subject, which stands before it)

the_abyss-event-asked = { $me ->
    [seat] are to move
   *[none] is to move
}
the_abyss-event-round = { $me ->
    [seat] start round { $n }
   *[none] starts round { $n }
}
the_abyss-event-dealt = { $me ->
    [seat] are dealt
   *[none] is dealt
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
the_abyss-event-dealt-panic = { $me ->
    [seat] are dealt
   *[none] is dealt
} { $count ->
    [one] a Panic
   *[other] { $count } Panics
}
the_abyss-event-shuffled-back = turns up a Panic, which is shuffled back
the_abyss-event-turned-up = turns up { $card } for the pile
the_abyss-event-turn = { $me ->
    [seat] begin your turn
   *[none] begins the turn
}
the_abyss-event-took = { $me ->
    [seat] take
   *[none] takes
} { $card } from the pile
the_abyss-event-drew = { $me ->
    [seat] turn over
   *[none] turns over
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
the_abyss-event-drew-panic = { $me ->
    [seat] turn over
   *[none] turns over
} { $count ->
    [one] a Panic
   *[other] { $count } Panics
}
the_abyss-event-kept = { $me ->
    [seat] keep
   *[none] keeps
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
the_abyss-event-discarded = { $me ->
    [seat] discard
   *[none] discards
} { $cards }
the_abyss-event-placed = { $me ->
    [seat] get
   *[none] gets
} { $count ->
    [one] a Panic
   *[other] { $count } Panics
}
the_abyss-event-played = { $me ->
    [seat] play
   *[none] plays
} { $card }
the_abyss-event-peeked = { $me ->
    [seat] see
   *[none] looks at
} { $known ->
    [yes] the next of the deck: { $cards }
   *[no] the next { $count ->
        [one] card
       *[other] { $count } cards
    } of the deck
}
the_abyss-event-put-back = { $me ->
    [seat] put
   *[none] puts
} { $n ->
    [one] it
   *[other] them
} back { $place ->
    [0] on top
   *[1] under the deck
}
the_abyss-event-stole = { $me ->
    [seat] steal { $card } from { $other }
    [other] steals { $card } from you
   *[none] steals { $card } from { $other }
}
the_abyss-event-gave = { $me ->
    [seat] give a Panic to { $other }
    [other] gives you a Panic
   *[none] gives { $other } a Panic
}
the_abyss-event-sacrificed = { $me ->
    [seat] sacrifice
   *[none] sacrifices
} { $cards }
the_abyss-event-destroyed = { $me ->
    [seat] destroy
   *[none] destroys
} a Panic
the_abyss-event-lost = { $me ->
    [seat] lose
   *[none] loses
} { $cards }
the_abyss-event-eliminated = { $me ->
    [seat] are out of the round
   *[none] is out of the round
}
the_abyss-event-stopped = { $me ->
    [seat] call Stop!
   *[none] calls Stop!
}
the_abyss-event-shown = { $me ->
    [seat] show
   *[none] shows
} { $short-cards }
the_abyss-event-scored = { $me ->
    [seat] score
   *[none] scores
} { $n }
the_abyss-event-won = { $me ->
    [seat] win the game!
   *[none] wins the game!
}
the_abyss-event-draw-done = { $me ->
    [seat] have drawn
   *[none] has drawn
}
the_abyss-event-gone = { $me ->
    [seat] take the second Panic with you
   *[none] takes the second Panic along
}

## Why not

the_abyss-why-game-over = The game is over: nothing can be done any more.
the_abyss-why-no-such-action = There is no action { $have }; the last one is { $need }.
the_abyss-why-not-your-turn = { $seat } is to move, not you.
the_abyss-why-other-question = This does not answer the question on the table.
the_abyss-why-pile-empty = The pile is empty: draw from the deck.
the_abyss-why-not-drawn = { $card } is not among the cards you have drawn.
the_abyss-why-too-few-points = { $need } points in hand are needed; you have { $have }.
the_abyss-why-no-panic = There is no Panic in front of you.
the_abyss-why-not-in-hand = You do not hold { $card }.
the_abyss-why-no-ability = A card with points only cannot be played.
the_abyss-why-sword-useless = Nobody has a card to steal, and you have no Panic to give away.
the_abyss-why-dearest-first = Cards are given up dearest first: after { $card }, only the same or cheaper ones.
the_abyss-why-cannot-reach = Beginning here you reach { $have } at most; { $need } are needed.
the_abyss-why-yourself = A Sword strikes an opponent, not yourself.
the_abyss-why-eliminated = { $seat } is out of the round.
the_abyss-why-no-cards = { $seat } has no cards to steal.

## The table

the_abyss-table-head = Round { $round }, to { $goal } points
the_abyss-table-deck = Deck { $n } { $n ->
    [one] card
   *[other] cards
}, { $panics } of them { $panics ->
    [one] a Panic
   *[other] Panics
}
the_abyss-table-pile = Pile, { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
the_abyss-table-hand-size = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
the_abyss-table-points = points
the_abyss-table-panics = Panics
the_abyss-table-in-hand = in hand
the_abyss-table-played = played
the_abyss-table-out = out of the round
the_abyss-table-hand = { $missing ->
    [0] { $n } points in hand: enough to call Stop
   *[other] { $n } points in hand, { $missing } more to call Stop
}
the_abyss-table-no-hand = no cards in hand
the_abyss-table-drawn = Drawn
the_abyss-table-hidden-draw = { $seat } holds { $n ->
    [one] 1 drawn card
   *[other] { $n } drawn cards
}
the_abyss-table-next = next
the_abyss-table-bottom = further down
the_abyss-table-holds = you know: { $cards }
the_abyss-table-loose = one of { $seats } holds { $cards }
the_abyss-table-round = Round
the_abyss-table-round-over = Round { $n } is over ({ $why }). Points of the round, and in all:
the_abyss-table-round-points = { $player } { $out ->
    [yes] out, { $total }
   *[no] +{ $n }, { $total }
}
the_abyss-table-total = Total
the_abyss-table-stop = Stop
the_abyss-table-survivor = last survivor
the_abyss-table-empty = empty deck
