# The Abyss (51 cards), in English.
#
# Ids: the_abyss-<label|ask|help|event|why|option|card|table>-<what>, named as in the rules.
# $me is `seat` if the reader acts, `other` if the reader is affected, otherwise `none`.
# $card and $cards come with their article.
# Labels and events are one line each; a label has at most 72 columns.

the_abyss-title = The Abyss

## Cards

the_abyss-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .the = { $points ->
        [one] the 1 point
       *[other] the { $points } points
    }
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

the_abyss-option-third_panic_rescue = Can a player who draws a third Panic sacrifice to avoid elimination?
the_abyss-option-hook_discard = Which card does a hooked player discard: one of the two drawn, or any card in hand?
the_abyss-option-deck_list = Deck: standard, or your own 51 cards, such as X*8,S1*3,H2*3,P4*37

## Choices

the_abyss-label-take = Take { $card } from the discard pile (hand { $from } → { $to })
the_abyss-label-draw = { $amount ->
    [one] Draw the last card of the deck; the round then ends
   *[other] Draw { $amount } cards and keep one ({ $panics ->
        [one] 1 Panic
       *[other] { $panics } Panics
    } in { $deck } cards)
}
the_abyss-label-keep = { $twins ->
    [yes] Keep { $card } (hand { $from } → { $to }), discard the other { $points }
   *[no] Keep { $card } (hand { $from } → { $to }), discard { $other-card }
}
the_abyss-label-play = { $suit ->
    [sword] Play { $card }: steal a card or give away a Panic (hand { $from } → { $to })
    [hook] Play { $card }: make a player draw two cards (hand { $from } → { $to })
   *[eye] Play { $card }: look at the next { $depth ->
        [one] card
       *[other] { $depth } cards
    } (hand { $from } → { $to })
}
the_abyss-label-sacrifice = Sacrifice { $amount } or more of your { $from } points to destroy a Panic ({ $panics } → { $left })
the_abyss-label-stop = Call Stop: the round ends and you score { $amount } (total { $total } → { $then })
the_abyss-label-done = { $missing ->
    [0] End your turn without calling Stop (hand { $amount })
   *[other] End your turn (hand { $amount }, { $missing } more needed to call Stop)
}
the_abyss-label-give-up = { $missing ->
    [0] Sacrifice { $card } ({ $to } of { $need }, enough to destroy a Panic)
   *[other] Sacrifice { $card } ({ $to } of { $need }, { $missing } to go)
}
the_abyss-label-submit = Be eliminated: lose your { $from ->
    [one] 1 point
   *[other] { $from } points
} and score nothing this round
the_abyss-label-decline = Do not sacrifice: take the next Panic ({ $panics } → { $then })
the_abyss-label-top = { $amount ->
    [one] Leave the card on top of the deck
   *[other] Leave the { $amount } cards on top of the deck
}
the_abyss-label-bottom = { $amount ->
    [one] Put the card at the bottom of the deck
   *[other] Put the { $amount } cards at the bottom of the deck, in the same order
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
    [one] Steal { $seat }’s only card
   *[other] Steal one of { $seat }’s { $size } cards at random
}
the_abyss-label-give = { $then ->
    [3] Give a Panic to { $seat } ({ $panics } → 3, so { $seat } must sacrifice or is eliminated)
   *[other] Give a Panic to { $seat } ({ $panics } → { $then })
}
the_abyss-label-discard = Discard { $card } (hand { $from } → { $to })

## Questions

the_abyss-ask-draw = { $me ->
    [seat] Your turn. Where do you draw from?
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
    [seat] Where do you put the cards you saw?
   *[none] { $seat } looks at the deck.
}
the_abyss-ask-hook = { $me ->
    [seat] Who draws two cards?
   *[none] { $seat } chooses who draws two cards.
}
the_abyss-ask-sword = { $me ->
    [seat] Which opponent do you use the Sword on, and how?
   *[none] { $seat } chooses an opponent for the Sword.
}
the_abyss-ask-sacrifice = { $me ->
    [seat] Which card do you sacrifice? { $so-far } of { $need } so far, { $missing } to go.
   *[none] { $seat } chooses cards to sacrifice.
}
the_abyss-ask-threat = { $me ->
    [seat] Third Panic! Do you sacrifice, or accept elimination?
   *[none] { $seat } has a third Panic: sacrifice or elimination.
}
the_abyss-ask-between = { $me ->
    [seat] Another Panic is coming. Do you sacrifice first?
   *[none] { $seat } may sacrifice before the next Panic.
}
the_abyss-ask-discard = { $me ->
    [seat] You were hooked. Which card do you discard?
   *[none] { $seat } was hooked and discards a card.
}

## Rules help for each question

the_abyss-help-draw =
    Every turn begins with a draw. The top card of the discard pile is safe: it goes to your hand.
    From the deck you draw two cards. If neither is a Panic, you keep one and discard the other.
    A Panic goes face up in front of you, and the other card is discarded.
    At three Panics you must sacrifice 15 points or you are eliminated from the round.
    If the deck runs out, the round ends after this draw.
the_abyss-help-keep =
    One card goes to your hand, unseen by the others. The other goes face up to the discard pile, where
    the next player may take it. Only points in hand count at the end of the round. With 25 you may
    call Stop; sacrificing 15 destroys a Panic. Swords, Hooks and Eyes are worth few points, but you
    can play them later on your turn.
the_abyss-help-combos =
    Play as many Swords, Hooks and Eyes as you like; played cards no longer count. With a Panic and
    15 points in hand you may sacrifice: cards worth 15 or more and the Panic are out of the round.
    With 25 points in hand you may call Stop: the round ends at once, and every player still in it
    scores the points in hand. If you end your turn, the next player is up.
the_abyss-help-eye =
    Only you have seen these cards. Put them back together in the same order, on top of the deck or
    at the bottom. The next player to draw gets what is on top: you, if you then play a Hook on yourself.
the_abyss-help-hook =
    The player you choose, which may be you, draws two cards from the deck as at the start of a turn,
    and may draw Panics. A Hook can eliminate a player with two Panics; on yourself it is a second
    draw.
the_abyss-help-sword =
    Take a random card from an opponent’s hand, or give an opponent one of your Panics. An opponent who
    gets a third Panic must sacrifice 15 points at once or is eliminated from the round.
the_abyss-help-sacrifice =
    Choose cards until they are worth 15 or more; then one of your Panics is destroyed. All of these
    cards are out of the round. Start with the highest: after each card, only cards of the same or a
    lower value are offered, so you never sacrifice a card that is not needed.
the_abyss-help-threat =
    With three Panics you are eliminated unless you now sacrifice 15 points or more, which destroys
    one of the three. If you are eliminated, your cards are out of the round and you score nothing
    for it, but you keep the points of earlier rounds.
the_abyss-help-between =
    You drew two Panics; they are placed one after the other. Before the second one, you may
    sacrifice 15 points or more to destroy a Panic you already have. You are asked even if you
    cannot, so that the others do not learn what you hold.
the_abyss-help-discard =
    At this table a hooked player takes both cards into hand and then discards any one card, face up,
    to the discard pile.

## Log events (the subject is put before the text)

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
    [seat] start with
   *[none] starts with
} { $count ->
    [one] a Panic
   *[other] { $count } Panics
}
the_abyss-event-shuffled-back = reveals a Panic and shuffles it back
the_abyss-event-turned-up = starts the discard pile with { $card }
the_abyss-event-turn = { $me ->
    [seat] begin your turn
   *[none] begins the turn
}
the_abyss-event-took = { $me ->
    [seat] take
   *[none] takes
} { $card } from the discard pile
the_abyss-event-drew = { $me ->
    [seat] draw
   *[none] draws
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}
the_abyss-event-drew-panic = { $me ->
    [seat] draw
   *[none] draws
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
    [yes] the next cards of the deck: { $cards }
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
   *[1] at the bottom
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
    [seat] are eliminated
   *[none] is eliminated
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
    [seat] have finished drawing
   *[none] has finished drawing
}
the_abyss-event-gone = { $me ->
    [seat] remove the second Panic from the round
   *[none] removes the second Panic from the round
}

## Reasons why an action is not allowed

the_abyss-why-game-over = The game is over.
the_abyss-why-no-such-action = There is no action { $have }. The last one is { $need }.
the_abyss-why-not-your-turn = It is { $seat }’s move, not yours.
the_abyss-why-other-question = That does not answer the current question.
the_abyss-why-pile-empty = The discard pile is empty. Draw from the deck.
the_abyss-why-not-drawn = You did not draw { $card }.
the_abyss-why-too-few-points = You need { $need } points in hand; you have { $have }.
the_abyss-why-no-panic = You have no Panic.
the_abyss-why-not-in-hand = You do not have { $card } in hand.
the_abyss-why-no-ability = Point cards have no power and cannot be played.
the_abyss-why-sword-useless = No opponent has a card to steal, and you have no Panic to give away.
the_abyss-why-dearest-first = Sacrifice the highest cards first: after { $card }, only cards of the same or a lower value.
the_abyss-why-cannot-reach = Starting with this card you reach at most { $have ->
    [one] 1 point
   *[other] { $have } points
}, but you need { $need }.
the_abyss-why-yourself = Choose an opponent for the Sword, not yourself.
the_abyss-why-eliminated = { $seat } is eliminated.
the_abyss-why-no-cards = { $seat } has no cards to steal.

## Terminal table

the_abyss-table-head = Round { $round }, to { $goal } points
the_abyss-table-deck = Deck { $n } { $n ->
    [one] card
   *[other] cards
}, { $panics } { $panics ->
    [one] Panic
   *[other] Panics
}
the_abyss-table-pile = Discard pile, { $n ->
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
the_abyss-table-out = eliminated
the_abyss-table-hand = { $missing ->
    [0] { $n } points in hand, enough to call Stop
   *[other] { $n ->
        [one] 1 point
       *[other] { $n } points
    } in hand, { $missing } more needed to call Stop
}
the_abyss-table-no-hand = no cards in hand
the_abyss-table-drawn = Drawn
the_abyss-table-hidden-draw = { $seat } has { $n ->
    [one] 1 drawn card
   *[other] { $n } drawn cards
}
the_abyss-table-next = next
the_abyss-table-bottom = further down
the_abyss-table-holds = you know: { $cards }
the_abyss-table-loose = one of { $seats } has { $cards }
the_abyss-table-round = Round
the_abyss-table-round-over = Round { $n } is over ({ $why }). Round points and totals:
the_abyss-table-round-points = { $player } { $out ->
    [yes] out, { $total }
   *[no] +{ $n }, { $total }
}
the_abyss-table-total = Total
the_abyss-table-stop = Stop
the_abyss-table-survivor = last player left
the_abyss-table-empty = empty deck
