"""Every language has all texts of English, translated."""

import re

import pytest
from fluent.syntax import ast as ftl

import hadal
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import RACE_NAMES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.plugin import PLUGIN
from hadal.games.abyss.terminal.board import ROOM
from hadal.games.abyss.texts.nouns import Nouns
from hadal.words import Words, languages
from hadal.words.catalogue import Catalogue, Named
from tests.words.files import forms, messages, nodes, patterns, plain, spoken, variables

OTHERS = [language for language in languages() if language != "en"]
# Where a language uses an argument that English omits, or the reverse.
FREE = {"abyss-table-stack", "abyss-then-payable", "abyss-then-unpayable", "ui-rematch-refused"}
# Names that are the same in a language.
SAME = {
    "fr": {
        "ui-bot-network", "ui-bot", "ui-abyss-tokens-of", "ui-abyss-figure-short",
        "ui-abyss-lid-base", "ui-abyss-lid-kraken", "ui-the_abyss-lid-base",
        "abyss-race-crab.letter", "abyss-race-seahorse.letter", "abyss-race-kraken.letter",
        "abyss-title", "the_abyss-title", "abyss-race-kraken", "abyss-race-kraken.many", "abyss-guild-mage",
        "abyss-lord-assassin", "abyss-lord-oracle", "abyss-lord-sage",
        "abyss-table-points", "abyss-table-races", "abyss-table-worth-points",
        "abyss-table-score-total", "the_abyss-card-points", "the_abyss-table-points",
        "the_abyss-table-total", "the_abyss-table-stop", "ui-the_abyss-total",
        "cli-table", "cli-fact-secret", "cli-fact-scores", "cli-column-bot", "cli-column-points",
        "cli-db-info-tables",
        "arena-column-bot", "arena-column-elo", "arena-column-points", "arena-fact-options", "arena-fact-table",
        "ui-brand", "ui-nav", "ui-end-scores", "ui-the_abyss-fact-points", "ui-the_abyss-home-time",
        "ui-keys-group-abyss", "ui-keys-group-the_abyss",
        "ui-prefs-language-en", "ui-prefs-language-fr", "ui-replay-pause",
        "ui-agreed-seconds",
        "ui-abyss-aid-kraken", "ui-board-bot-named", "ui-board-a-bot", "ui-abyss-check-races", "ui-abyss-figure-tag",
        "ui-abyss-gain-points", "ui-abyss-influence", "ui-board-menu",
        "ui-abyss-race", "ui-board-scores", "ui-board-show-scores", "ui-board-tab-notes",
    },
}  # fmt: skip
# Nouns that are counted, where they follow a number.
COUNTED = {
    "en": "Allies|Keys|Leviathans|Locations|Lords|Monsters|Panics|Pearls|bots|bytes|cards|characters|columns|days|deals"
    "|decisions|digits|entries|games|hours|levels|lines|messages|minutes|moves|opponents|people|players|points|problems"
    "|races|records|rewards|rounds|seats|seconds|spaces|spectators|stacks|tables|times|tokens|turns|wounds",
    "fr": "Alliés|Clefs|Léviathans|Lieux|Monstres|Paniques|Perles|Seigneurs|adversaires|blessures|bots|caractères"
    "|cartes|cases|chiffres|colonnes|coups|donnes|décisions|entrées|heures|joueurs|jours|lignes|manches|messages|minutes|octets"
    "|paliers|parties|personnes|piles|pions|places|points|problèmes|races|récompenses|secondes|spectateurs|tables|tours",
}
# Arguments that are never 1: limits, and what there are always many of. `worth` is a whole calculation.
MANY = {
    "all", "burst", "deals", "days", "decisions", "goal", "limit", "minute", "minutes", "most", "rate", "seats",
    "wanted", "worth",
}  # fmt: skip
# Messages whose number is never 1, or is no number at all.
NEVER_ONE = {
    "abyss-ask-execute", "abyss-ask-spend-keys", "abyss-ask-spoils", "abyss-event-loot-gone", "abyss-gain",
    "abyss-label-dismiss", "abyss-label-second-stack", "abyss-label-stop-searching", "abyss-label-support",
    "abyss-label-surrender", "abyss-label-take-stack", "abyss-loot.text", "abyss-then-give-figure",
    "abyss-why-court-full", "abyss-why-too-few-keys", "abyss-why-too-many-races",
    "arena-workers-die", "cli-speed", "cli-too-many-bots", "server-too-slow",
    "the_abyss-ask-sacrifice", "the_abyss-label-draw", "the_abyss-label-sacrifice", "the_abyss-table-hand",
    "the_abyss-then-decline", "the_abyss-why-too-few-points", "ui-abyss-ended-by", "ui-abyss-fact-lord",
    "ui-abyss-keys-split", "ui-board-all-choices", "ui-board-margin", "ui-bot-measured", "ui-bot-measured-within",
    "ui-the_abyss-hint-take", "ui-the_abyss-sacrifice-when", "ui-the_abyss-stop-short",
}  # fmt: skip
ENGLISH = r"\b(the|and|or|of|to|you|your|with|for|is|are|has|have|not|card|cards|this|that|from|turn|seat)\b"
# Of those, the ones that are words of the language or stand for typed input.
TYPED = r"--\w+|\b\w+=\w+|`[^`]*`|/api/\S*|hadal \w+|POST|Allow|« me »|The Abyss"
NOUNS = {"race": RACE_NAMES, "lord": LORD_NAMES, "location": LOCATION_NAMES}
OF_SOME = {"gender", "brief", "text", "counted"}  # attributes that only some nouns of a family have


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_texts_of_english_and_no_others(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))
    ours, theirs = patterns("en"), patterns(language)
    assert set(ours) - set(theirs) == set()
    more = {name.rpartition(".")[2] for name in set(theirs) - set(ours)}
    asked = set().union(*(forms(pattern) for pattern in theirs.values()))
    assert more <= asked, "attributes that nothing asks for"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_same_arguments(language: str) -> None:
    theirs = patterns(language)
    for name, pattern in patterns("en").items():
        assert name in FREE or variables(theirs[name]) == variables(pattern), name


@pytest.mark.parametrize("language", OTHERS)
def test_the_texts_of_the_browser_ask_for_no_forms(language: str) -> None:
    # The client fills them in itself, and has only the base form of names.
    assert [name for name, pattern in patterns(language).items() if name.startswith("ui-") and forms(pattern)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    theirs = patterns(language)
    same = {
        name for name, pattern in patterns("en").items() if plain(pattern) and plain(pattern) == plain(theirs[name])
    }
    assert same - SAME[language] == set(), "left in English"
    assert SAME[language] - same == set(), "no longer the same"


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_other_languages(language: str) -> None:
    for name, pattern in patterns(language).items():
        for piece in spoken(pattern):
            found = re.search(ENGLISH, re.sub(TYPED, "", piece), re.IGNORECASE)
            assert not found or name in SAME[language], f"{name}: {piece}"


@pytest.mark.parametrize("language", languages())
def test_a_choice_between_texts_has_different_texts(language: str) -> None:
    for name, pattern in patterns(language).items():
        for node in nodes(pattern):
            if isinstance(node, ftl.SelectExpression):
                first, *others = (variant.value for variant in node.variants)
                assert not all(first.equals(other) for other in others), name


@pytest.mark.parametrize("language", languages())
def test_texts_have_no_double_spaces_and_no_typewriter_signs(language: str) -> None:
    for name, pattern in patterns(language).items():
        for piece in spoken(pattern):
            if name not in ("cli-keys-more", "cli-full-screen-keys"):  # little tables
                assert "  " not in piece.strip(), f"{name}: {piece}"
            if language != "en":
                piece = re.sub(r"'hadal-table\[|\]'", "", piece)
                assert "'" not in piece and "..." not in piece and '"' not in piece, f"{name}: {piece}"


def test_french_punctuation_has_its_narrow_spaces() -> None:
    for name, pattern in patterns("fr").items():
        for piece in spoken(pattern):
            text = re.sub(r"(· |ou )\?", "", piece)  # the key
            assert not re.search(r"[ \u00a0][;:!?»%]|« ", text), f"{name}: {piece}"
            assert not re.search(r"[^\u202f\s\d][;!?»]|\w:(?!\w|//)", text), f"{name}: {piece}"


def test_french_numbers_agree_with_0_as_with_1() -> None:
    for name, pattern in patterns("fr").items():
        for choice in nodes(pattern):
            if not isinstance(choice, ftl.SelectExpression):
                continue
            exact = {variant.key.value for variant in choice.variants if isinstance(variant.key, ftl.NumberLiteral)}
            for variant in choice.variants:
                one = isinstance(variant.key, ftl.Identifier) and variant.key.name == "one"
                if one and "0" not in exact:
                    assert not re.search(r"\b1\b", " ".join(spoken(variant.value))), name


def without_singular(pattern: ftl.Pattern, nouns: str, chosen: frozenset[str] = frozenset()) -> list[str]:
    """The numbers before a noun in the plural, unless a choice by that number has a singular."""
    found: list[str] = []
    for part, after in zip(pattern.elements, [*pattern.elements[1:], ftl.TextElement("")], strict=True):
        value = part.expression if isinstance(part, ftl.Placeable) else None
        if isinstance(value, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            counts = re.match(rf" (\w+ )?({nouns})\b", after.value)
            found += [value.id.name] if counts and value.id.name not in chosen else []
        elif isinstance(value, ftl.SelectExpression):
            keys = {
                key.name if isinstance(key := choice.key, ftl.Identifier) else key.value for choice in value.variants
            }
            by = {value.selector.id.name} if isinstance(value.selector, ftl.VariableReference) else set()
            inner = chosen | (by if keys & {"one", "1"} else set())
            found += [name for choice in value.variants for name in without_singular(choice.value, nouns, inner)]
    return found


@pytest.mark.parametrize("language", languages())
def test_a_number_that_can_be_1_has_a_singular(language: str) -> None:
    plural = {
        name: set(without_singular(pattern, COUNTED[language])) - MANY for name, pattern in patterns(language).items()
    }
    assert {name: numbers for name, numbers in plural.items() if numbers and name not in NEVER_ONE} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", NOUNS)
def test_all_names_of_a_family_have_the_same_forms(language: str, family: str) -> None:
    have = [
        {attribute.id.name for attribute in messages(language)[f"abyss-{family}-{name}"].attributes} - OF_SOME
        for name in NOUNS[family]
    ]
    assert all(mine == have[0] for mine in have)


@pytest.mark.parametrize("language", languages())
def test_powers_and_locations_have_room_on_the_board(language: str) -> None:
    nouns = Nouns(Catalogue(language))
    game = hadal.game("abyss", 4, expansions="both")
    assert isinstance(game, Abyss)
    before = 2 + 16 + 4 + 2 + 6 + 3 + 3 + ROOM  # the other columns of the Court
    for lord in range(len(LORD_NAMES)):
        assert len(nouns.lord(lord)) <= 16
        assert len(nouns.timed_power(game, lord)) <= PLUGIN.columns - before + 1, nouns.lord(lord)
    for tile in range(len(LOCATION_NAMES)):
        assert len(f"12345{nouns.location(tile)} {nouns.formula(tile)}") < PLUGIN.columns // 2, nouns.location(tile)


def test_a_name_has_the_forms_its_language_gives_it() -> None:
    french, english = Catalogue("fr"), Catalogue("en")
    shaman = french.name("abyss-lord-shaman")
    assert shaman == "Chamanesse"
    assert [shaman.forms(form) for form in ("the", "of", "gender")] == ["la Chamanesse", "de la Chamanesse", "f"]
    assert english.name("abyss-lord-shaman").forms("the") == "Shaman"  # no such form: the base form
    crab = french.name("abyss-card-ally", race=french.name("abyss-race-seahorse"), value=3)
    assert crab.forms("the") == "l’Hippocampe 3"
    row = french.listed([shaman, crab, "A"])
    assert row == "Chamanesse, Hippocampe 3 et A"
    assert row.forms("the") == "la Chamanesse, l’Hippocampe 3 et A"


def test_a_form_of_something_other_than_a_name_is_an_error() -> None:
    with pytest.raises(LookupError, match="abyss-guarded-lord"):
        Catalogue("fr").text("abyss-guarded-lord", lord="Veilleur")
    assert isinstance(Catalogue("fr").name("abyss-card-monster"), Named)


def test_missing_texts_fall_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("fr")
    monkeypatch.delitem(words.catalogue.bundle._messages, "abyss-pearls")
    assert words.text("abyss-pearls", n=0) == "0 Pearls"  # with English plural rules
    assert words.catalogue.has("abyss-pearls") and not words.catalogue.has("abyss-nothing")
