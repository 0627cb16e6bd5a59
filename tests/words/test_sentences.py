"""Sentences in parts: names are marked as names, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hadal.core.chance import secret_of
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Reason
from hadal.core.match import Match
from hadal.core.registry import create
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.words import Words, languages
from hadal.words.catalogue import Catalogue, Named
from hadal.words.game_texts import Values
from hadal.words.sentence import CLOSE, MIDDLE, OPEN, Name, Part, capitalised, mark, read, unmarked
from tests.tables import Table, title

TABLES: list[Table] = [("abyss", 3, {"expansions": "both"}), ("the_abyss", 4, {})]
MARKS = re.compile(f"[{OPEN}{MIDDLE}{CLOSE}]")


def put_together(parts: tuple[Part, ...]) -> str:
    """Join parts into plain text."""
    return "".join(part if isinstance(part, str) else part.text for part in parts)


def seats_in(parts: tuple[Part, ...]) -> list[int]:
    """The seats that a sentence names."""
    return [part.number for part in parts if isinstance(part, Name) and part.kind == "seat"]


def test_a_marked_text_is_read_in_parts() -> None:
    sentence = read(f"Give {mark('seat', 1, 'B')} {mark('card', 4, 'the Crab 3')}.")
    assert sentence == "Give B the Crab 3."
    assert sentence.parts == ("Give ", Name("seat", 1, "", "B"), " ", Name("card", 4, "", "the Crab 3"), ".")


def test_marks_do_not_nest() -> None:
    inner = mark("seat", 0, "A")
    assert read(mark("card", 5, f"{inner}’s Lord", "lord")).parts == (Name("card", 5, "lord", "A’s Lord"),)


def test_a_form_of_a_name_is_marked_without_its_article() -> None:
    words, game = Words("fr"), create("abyss", 2, {})
    tamer = LORD_NAMES.index("tamer")
    lord = words.texts("abyss").reason(game, Reason("not-in-court", card=tamer))["lord"]
    assert isinstance(lord, Named)
    article, name = read(lord.forms("the")).parts
    assert isinstance(article, str) and name == Name("card", tamer, "lord", unmarked(lord))
    assert lord.forms("gender") == "f"  # catalogues select by it


def test_a_capital_letter_comes_after_the_marks() -> None:
    assert read(capitalised(f"{mark('card', 0, 'the Trader', 'lord')} is gone")) == "The Trader is gone"
    assert unmarked(capitalised("no")) == "No"
    assert capitalised("") == ""


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("A third Panic! { $seat } sacrifices.", ("A third Panic! ", Name("seat", 1, "", "B"), " sacrifices.")),
        ("C’est le tour de { $seat }.", ("C’est le tour de ", Name("seat", 1, "", "B"), ".")),
    ],
)
def test_a_word_that_looks_like_a_seat_is_none(text: str, parts: tuple[Part, ...]) -> None:
    """Clients that searched texts for seat letters took `A` and `C` for players."""
    catalogue = Catalogue("en", marks=True, bundle=FluentBundle(["en"], use_isolating=False))
    catalogue.bundle.add_resource(FluentResource(f"headline = {text}"))
    assert read(catalogue.text("headline", seat=catalogue.seat(1))).parts == parts


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [3, 4])
def test_headlines_name_the_seat_that_is_asked_and_no_other(language: str, seats: int) -> None:
    """In every language, for everybody except the seat itself."""
    words, game = Words(language), create("the_abyss", seats, {})
    state = game.new(secret_of(1))
    seat = state.to_move()
    for viewer in (-1, (seat + 1) % seats):
        assert seats_in(words.question(state, viewer).parts) == [seat]
    assert seats_in(words.question(state, seat).parts) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", TABLES, ids=title)
def test_parts_make_up_the_sentences_of_whole_games(table: Table, language: str) -> None:
    """Plain texts contain no marks, and seat letters are parts of their own."""
    name, seats, options = table
    words, game, chance = Words(language), create(name, seats, options), Random(3)
    match, found = Match(game, secret_of(2)), []
    while not match.state.over():
        state = match.state
        found += [words.label(state, label) for label in state.labels()]
        found += [words.question(state, viewer) for viewer in range(-1, seats)]
        reasons = [state.explain(action, chance.randrange(seats)) for action in chance.sample(range(game.actions), 4)]
        found += [words.reason(game, reason) for reason in reasons if reason]
        assert not MARKS.search(words.help(state))
        match.play(chance.choice(state.legal()))
    told = [event for events in match.events for event in events]
    for viewer in (None, -1, 0):
        for subject, sentences in words.log(game, told, viewer):
            assert not MARKS.search(subject)
            found += sentences
    found += [words.event(game, event, 0) for event in told]
    for sentence in set(found):
        assert not MARKS.search(sentence)
        assert put_together(sentence.parts) == sentence
    kinds = {part.kind for sentence in found for part in sentence.parts if isinstance(part, Name)}
    assert kinds >= ({"seat", "card", "amount"} if name == "abyss" else {"seat", "card"})


@pytest.mark.parametrize("language", languages())
def test_names_without_marks_are_plain(language: str) -> None:
    """What terminals and pictures print."""
    words = Words(language)
    game = create("abyss", 3, {})
    assert not MARKS.search("".join(words.card(game, card) for card in range(-1, 20)))
    assert Catalogue(language).seat(2) == "C"


def test_a_sentence_about_the_same_events_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words, game = Words(), create("the_abyss", 2, {})
    events = [event for event in game.seeded(1).log or [] if game.events[event.kind] not in ("asked", "turn")]
    made: list[int] = []
    texts = words.texts("the_abyss")
    original = texts.event

    def counted(game: Game, events: list[Event], viewer: int) -> Values:
        made.append(len(events))
        return original(game, events, viewer)

    monkeypatch.setattr(texts, "event", counted)
    first = words.log_lines(game, events, 0)
    assert made
    made.clear()
    assert words.log_lines(game, events, 0) == first and not made
    words.log_lines(game, events, 1)
    assert made  # another viewer sees other cards
