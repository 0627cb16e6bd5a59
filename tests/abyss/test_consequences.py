"""What follows from a choice, in words: what it makes possible and what comes next, never the button again."""

import pytest

from hadal.games.abyss import questions
from hadal.games.abyss.constants import FACE_UP
from hadal.games.abyss.state import Position
from hadal.words import Words, languages
from tests.abyss.table import abyss, court, fresh, give, hold, kinds, location, lord, play
from tests.abyss.test_box_labels import border
from tests.abyss.test_labels import asked


def follows(s: Position, action: str, language: str = "en") -> str:
    """What follows from a legal action."""
    words, number = Words(language), s.game.blocks.id(action)
    return str(words.follows(s, next(label for label in s.labels() if label.action == number)))


def exploring(*cards: str) -> Position:
    """A explores; nobody can buy, and the last of these cards was just revealed."""
    s = fresh(abyss(2))
    s.pearls[0] = s.pearls[1] = 0
    for i, card in enumerate(cards):
        s.deck[s.deck_n - 1 - i] = kinds(card)[0]
    play(s, "explore", *["dig"] * (len(cards) - 1))
    return s


def test_taking_a_card_says_which_lord_becomes_affordable_and_what_goes_to_the_council() -> None:
    s = exploring("Q3", "H5")
    court(s, "aquaculturalist")
    hold(s, 0, "C3 J2")
    assert follows(s, "take") == "You can then afford the Aquaculturalist; Squid 3 goes to the Council."
    assert follows(s, "take", "fr") == "Vous pourrez payer l’Aquaculteur\u202f; le Poulpe 3 va au Conseil."


def test_a_card_that_changes_nothing_only_ends_the_exploration() -> None:
    assert follows(exploring("Q1"), "take") == "The exploration ends."


def test_the_card_on_the_fourth_space_leads_to_the_fifth() -> None:
    said = follows(exploring("Q1", "C1", "H1", "S1"), "dig")
    assert (
        said == "The next card lies on the fifth space; the Shellfish 1 can no longer be taken and goes to the Council."
    )


def test_passing_says_who_is_asked_next() -> None:
    s = fresh(abyss(3))
    s.deck[s.deck_n - 1] = kinds("C4")[0]
    play(s, "explore")
    assert follows(s, "pass") == "C is asked next."
    play(s, "pass")
    assert follows(s, "pass") == "A takes the Crab 4 or reveals another card."


def test_discarding_a_card_says_which_lord_is_no_longer_affordable() -> None:
    s = fresh(abyss(2))
    court(s, "aquaculturalist")
    hold(s, 0, "H5 C3 J2")
    s.pearls[0] = 0
    g = asked(s, questions.DISCARD, 0, 0, 1)
    assert follows(g, "ally:H5") == "You can no longer afford the Aquaculturalist; it is the last one."


def test_a_fight_says_its_odds_before_anything_is_chosen() -> None:
    s = border(0, 4)  # resistance 3-7-5 and 4-6-5, in zones 2–3 and 4: 6 of 36 rolls hit one of them
    hold(s, 0, "J4 C1")
    g = asked(s.clone(), questions.CHOOSE_LEVIATHAN, 0, 0, 0)
    assert follows(g, "zone:1") == "Jellyfish 4 has a 100% chance to beat a level, 1.2 on average."
    assert follows(g, "zone:2") == "Crab 1 has a 67% chance to beat a level, 0.7 on average."
    s.deck[s.deck_n - 1] = kinds("M")[0]
    play(s, "explore")
    assert follows(s, "dig") == "17% of the rolls hit an occupied zone, and the Leviathan there attacks you."
    assert follows(s, "fight") == "Your best chance is 100%: Jellyfish 4 against Veilmother; the exploration ends."


def test_the_seventh_lord_and_the_refill_of_the_court_are_announced() -> None:
    s = fresh(abyss(2))
    give(s, 0, "miller", "keeper", "reaper", "shepherd", "landowner", "slaver")
    court(s, "shopkeeper")
    hold(s, 0, "S4 C2 H1")
    said = follows(play_again(s), "recruit:shopkeeper")
    assert "seventh Lord" in said and "refilled" in said


def play_again(s: Position) -> Position:
    """Ask for the action again, with the new hand."""
    return asked(s, questions.ACTION, 0, 0, 0)


@pytest.mark.parametrize("language", languages())
def test_what_follows_never_repeats_the_button(language: str) -> None:
    words, s = Words(language), fresh(abyss(3, expansions="both"))
    for label in s.labels():
        assert words.follows(s, label) and words.follows(s, label) != words.label(s, label)


def rare_questions() -> list[Position]:
    """Questions that games between bots seldom come to."""
    s = fresh(abyss(), pearls=9)
    court(s, "slaver", "miller")
    give(s, 0, "keeper", "reaper", "shepherd", "jailer")
    out = [asked(s.clone(), questions.BRIBE, 0, lord("corruptor"), 0)]
    jail, tower = location("the_jail"), location("the_lost_tower")
    s.location_owner[jail], s.location_owner[tower] = 0, FACE_UP
    s.location_owner[location("the_abyss")] = FACE_UP
    s.keys[0] = 1
    out.append(asked(s.clone(), questions.SPEND_KEYS, 0, jail, 0))
    out.append(asked(s.clone(), questions.TRADE_AWAY, 0, lord("illusionist"), 0))
    out.append(asked(s.clone(), questions.TRADE_FOR, 0, jail, 0))
    k = fresh(abyss(3, expansions="kraken"), pearls=5)
    k.nebulis[0] = 1
    give(k, 0, "counterfeiter")
    court(k, "slaver")
    out.append(asked(k.clone(), questions.BRIBE_SPLIT, 0, lord("slaver"), 0))
    for kind in kinds("C3 C1"):
        k.cards[(k.affiliated() + 1) * k.tables.kinds + kind] = 1
    out.append(asked(k, questions.LOSE_AFFILIATED, 1, lord("executioner"), 1))
    b = border(0, 4)
    hold(b, 0, "J4 S2 Q1")
    out.append(asked(b.clone(), questions.FEED, 0, 0, 2))
    out.append(asked(b.clone(), questions.BORDER_GUARD, 0, lord("border_guard"), 0))
    return out


@pytest.mark.parametrize("language", languages())
def test_rare_questions_say_what_follows_too(language: str) -> None:
    words = Words(language)
    for s in rare_questions():
        said = [str(words.label(s, label)) for label in s.labels()]
        then = [str(words.follows(s, label)) for label in s.labels()]
        assert len(said) > 1 and len(set(said)) == len(said), said
        assert all(then) and not set(then) & set(said), then
