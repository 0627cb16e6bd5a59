"""The Abyss: every kind of question, its legal answers and their effects."""

from typing import Final, final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.the_abyss import constants, questions
from hadal.games.the_abyss.rules import queries, verbs
from hadal.games.the_abyss.setup import begin_turn, next_round
from hadal.games.the_abyss.state import Position, Question

GO: Final = 0  # the only answer of a step that the rules take without asking
GIFT: Final = 1  # why a Panic came: it was given, not drawn


def end_round(s: Position) -> None:
    """End the round at once; drop all waiting questions."""
    s.top = 0
    s.ask(questions.NEXT_ROUND, s.turn, 0, 0)


def draw_two(s: Position, seat: i64, hooked: bool) -> None:
    """A seat draws two cards (or the last one): Panics wait to be placed; at most one card is kept."""
    s.drawer = seat
    panics: i64 = 0
    count: i64 = 0
    while count < constants.DRAW_SIZE and s.deck_n > 0:
        if verbs.turn_over(s, seat):
            panics += 1
        count += 1
    s.ask(questions.FINISH_DRAW, seat, 0, panics)
    if panics == 0 and count == constants.DRAW_SIZE:
        any_card = hooked and s.tables.discard_any
        s.ask(questions.DISCARD_ANY if any_card else questions.KEEP, seat, 0, 0)
        if any_card:
            verbs.keep_all(s, seat)
    for n in range(panics, 0, -1):
        s.ask(questions.PLACE, seat, 0, n)


def check_panics(s: Position, seat: i64, why: i64) -> None:
    """A third Panic: sacrifice or be eliminated, or just be eliminated."""
    if s.panics[seat] < constants.FATAL:
        return
    s.revealed = True  # what happens now reveals whether the hand has 15 points
    if (why == GIFT or s.tables.rescue_draws) and queries.worth(s, seat) >= constants.SACRIFICE_WORTH:
        s.ask(questions.THREAT, seat, 0, 0)
    elif verbs.eliminate(s, seat):
        end_round(s)


def ask_sacrifice(s: Position, seat: i64) -> None:
    """Ask for the cards of a sacrifice, highest first; then a Panic is destroyed."""
    s.ask(questions.DESTROY, seat, 0, 0)
    s.ask(questions.SACRIFICE_CARD, seat, 0, 0)


class Draw(Question):
    """G1."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.pile_n > 0:
            s.offer(s.tables.acts.take)
        s.offer(s.tables.acts.draw)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == s.tables.acts.take:
            verbs.take_discard(s, seat)
        else:
            draw_two(s, seat, False)


class Keep(Question):
    """G2. Asked even for two equal cards: skipping it would reveal that they are equal."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        start = s.seats * s.tables.kinds
        for kind in range(s.tables.panic):
            if s.hands[start + kind] > 0:
                s.offer(s.tables.acts.keep + kind)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - s.tables.acts.keep
        place = s.seats * s.tables.kinds + kind
        s.hands[place] -= 1  # set aside while the other one is discarded
        verbs.discard_draw(s, seat)
        s.hands[place] += 1
        verbs.keep_card(s, seat, kind)


class Combos(Question):
    """G3 and G8 in one: always asked; otherwise the others would learn that there is nothing to play."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.alive[seat] == 0:
            return False
        acts = s.tables.acts
        for kind in range(s.tables.panic):
            if queries.playable(s, seat, kind):
                s.offer(acts.play + kind)
        if queries.can_sacrifice(s, seat):
            s.offer(acts.sacrifice)
        if queries.worth(s, seat) >= constants.STOP_WORTH:
            s.offer(acts.stop)
        s.offer(acts.done)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        acts = s.tables.acts
        if action == acts.done:
            return
        if action == acts.stop:
            s.tell(constants.STOPPED, seat, NOBODY, HIDDEN, 0, EVERYONE)
            end_round(s)
            return
        s.ask(questions.COMBOS, seat, 0, 0)
        if action == acts.sacrifice:
            ask_sacrifice(s, seat)
        else:
            self.play(s, seat, action - acts.play)

    def play(self, s: Position, seat: i64, kind: i64) -> None:
        """Play a combo card, which asks its own question."""
        verbs.play_card(s, seat, kind)
        suit = s.tables.deck.suits[kind]
        if suit == constants.EYE:
            depth = s.deck_n if s.deck_n < constants.EYE_DEPTH else constants.EYE_DEPTH
            verbs.peek(s, seat, depth)
            s.ask(questions.EYE_BLOCK, seat, 0, depth)
        else:
            s.ask(questions.HOOKED if suit == constants.HOOK else questions.SWORD_USE, seat, kind, 0)


class EyeBlock(Question):
    """G4. The frame's n is how many cards were seen."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(s.tables.acts.top)
        s.offer(s.tables.acts.bottom)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == s.tables.acts.top:
            verbs.put_on_top(s, seat, n)
        else:
            verbs.put_to_bottom(s, seat, n)


class Hooked(Question):
    """G5."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for who in range(s.seats):
            if s.alive[who] == 1:
                s.offer(s.tables.acts.hook + who)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        draw_two(s, action - s.tables.acts.hook, True)


class SwordUse(Question):
    """G6."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for who in range(s.seats):
            if queries.can_rob(s, seat, who):
                s.offer(s.tables.acts.steal + who)
        for who in range(s.seats):
            if queries.can_burden(s, seat, who):
                s.offer(s.tables.acts.give + who)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action >= s.tables.acts.give:
            victim = action - s.tables.acts.give
            verbs.give_panic(s, seat, victim)
            check_panics(s, victim, GIFT)
        else:
            victim = action - s.tables.acts.steal
            verbs.steal(s, seat, victim, s.below(queries.hand_size(s, victim)))


class SacrificeCard(Question):
    """G7. Every card is asked for: skipping a forced one would reveal what else is in the hand."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        kind: i64 = 0
        while n < constants.SACRIFICE_WORTH and kind < s.tables.panic:
            if queries.fits_sacrifice(s, seat, kind, card, n):
                s.offer(s.tables.acts.give_up + kind)
            kind += 1
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        kind = action - s.tables.acts.give_up
        verbs.sacrifice_card(s, seat, kind)
        s.ask(questions.SACRIFICE_CARD, seat, kind, n + s.tables.deck.points[kind])


class Threat(Question):
    """G9."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(s.tables.acts.sacrifice)
        s.offer(s.tables.acts.submit)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == s.tables.acts.sacrifice:
            ask_sacrifice(s, seat)
        elif verbs.eliminate(s, seat):
            end_round(s)


class Between(Question):
    """G10. Asked whenever the others cannot see that it is impossible."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.alive[seat] == 0 or not queries.might_sacrifice(s, seat):
            return False
        if queries.can_sacrifice(s, seat):
            s.offer(s.tables.acts.sacrifice)
        s.offer(s.tables.acts.decline)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == s.tables.acts.sacrifice:
            s.ask(questions.BETWEEN, seat, 0, 0)
            ask_sacrifice(s, seat)


class DiscardAny(Question):
    """Ruling 14, variant: a hooked player discards any card of the hand."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        start = seat * s.tables.kinds
        for kind in range(s.tables.panic):
            if s.hands[start + kind] > 0:
                s.offer(s.tables.acts.discard + kind)
        return True

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.discard(s, seat, seat, action - s.tables.acts.discard)


class Step(Question):
    """A step that the rules take without asking."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(GO)
        return False


class Place(Step):
    """Place a drawn Panic; the frame's n counts this one and those still to come."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if s.alive[seat] == 0:  # eliminated by the Panic before it
            verbs.lose_waiting(s, seat)
            return
        verbs.place_panic(s, seat)
        if s.waiting > 0:
            s.ask(questions.BETWEEN, seat, 0, 0)
        check_panics(s, seat, 0)


class FinishDraw(Step):
    """Finish a draw: keep a single card, discard one beside a Panic; an empty deck ends the round."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if n > 0:
            verbs.discard_draw(s, seat)
        kinds = s.tables.kinds
        for kind in range(kinds):
            if s.hands[s.seats * kinds + kind] > 0:
                verbs.keep_card(s, seat, kind)
        verbs.finish_draw(s, seat)
        if s.deck_n == 0:
            end_round(s)


class Destroy(Step):
    """The sacrifice is complete."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.destroy_panic(s, seat)


class NextTurn(Step):
    """The turn of the next player in the round."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        begin_turn(s, queries.next_alive(s, seat))


class NextRound(Step):
    """Score the hands; the game is won at 70 points, otherwise a new round is dealt."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if verbs.score_round(s):
            verbs.end_game(s)
        else:
            next_round(s)


@final
class QuestionKind:
    """A kind of question: one row."""

    def __init__(self, number: int, name: str, question: Question) -> None:
        self.number = number
        self.name = name
        self.question = question


QUESTION_KINDS: Final = [
    QuestionKind(questions.DRAW, "draw", Draw()),
    QuestionKind(questions.KEEP, "keep", Keep()),
    QuestionKind(questions.COMBOS, "combos", Combos()),
    QuestionKind(questions.EYE_BLOCK, "eye", EyeBlock()),
    QuestionKind(questions.HOOKED, "hook", Hooked()),
    QuestionKind(questions.SWORD_USE, "sword", SwordUse()),
    QuestionKind(questions.SACRIFICE_CARD, "sacrifice", SacrificeCard()),
    QuestionKind(questions.THREAT, "threat", Threat()),
    QuestionKind(questions.BETWEEN, "between", Between()),
    QuestionKind(questions.DISCARD_ANY, "discard", DiscardAny()),
    QuestionKind(questions.PLACE, "place", Place()),
    QuestionKind(questions.FINISH_DRAW, "finish-draw", FinishDraw()),
    QuestionKind(questions.DESTROY, "destroy", Destroy()),
    QuestionKind(questions.NEXT_TURN, "next-turn", NextTurn()),
    QuestionKind(questions.NEXT_ROUND, "next-round", NextRound()),
]
assert [kind.number for kind in QUESTION_KINDS] == list(range(len(QUESTION_KINDS)))
QUESTION_NAMES: Final = [kind.name for kind in QUESTION_KINDS]
