"""Every verb, question, event and reason has a text, and no text is unused."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

import hadal
from hadal.bots import names as bot_names
from hadal.core.chance import secret_of
from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.options import OptionError
from hadal.core.registry import counts, create, names, switches
from hadal.core.registry import tables as every_table
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import GUILD_NAMES, LEVIATHAN_NAMES, RACE_NAMES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.show import labels
from hadal.games.abyss.support.cards import KINDS, LOOT_REWARDS, PENALTIES, PIECES
from hadal.games.abyss.texts.nouns import EFFECTS
from hadal.games.abyss.texts.sentences import BECAUSE
from hadal.games.the_abyss.texts.sentences import SUITS
from hadal.network.levels import LEVELS
from hadal.words import Words, languages
from tests.words.files import messages

CLAUSES = ("payable", "unpayable", "sent", "location", "seventh", "refill", "over-limit")  # of several verbs
# Every kind of card and token has a ruling; Locations by how they score, Leviathans by what their attacks cost.
RULED = {
    "the_abyss": SUITS.values(),
    "abyss": [
        *(f"lord-{name}" for name in LORD_NAMES),
        *(f"location-{kind}" for kind in KINDS),
        *("ally", "ally-double", "ally-boost", "kraken", "monster"),
        *("leviathan", *(f"leviathan-{penalty}" for penalty in PENALTIES)),
        *("loot", *(f"loot-{reward}" for reward in LOOT_REWARDS if reward)),
        *PIECES,
        "ambassador",  # a line of three Lords
    ],
}
SOURCE = Path(hadal.__file__).parent
NAMED = {
    "the_abyss": [f"card-{name}" for name in ("points", "sword", "hook", "eye", "panic", "hidden")],
    "abyss": [
        *(f"card-{name}" for name in ("ally", "monster", "hidden", "double", "boost")),
        *(f"race-{name}" for name in RACE_NAMES),
        *(f"guild-{name}" for name in GUILD_NAMES),
        *(f"lord-{name}" for name in LORD_NAMES),
        *(f"location-{name}" for name in LOCATION_NAMES),
        *(f"when-{name}" for name in ("once", "always", "turn", "none")),
        *(f"because-{name}" for name in (*BECAUSE.values(), "commander")),
        *(f"effect-{name}" for name in EFFECTS),
        *(f"beast-{name}" for name in LEVIATHAN_NAMES),
        *(f"then-{name}" for name in CLAUSES),
        *(f"penalty-{name}" for name in PENALTIES),
        *("loot", *(f"piece-{name}" for name in PIECES)),
    ],
}
# Blocks of the boxes whose verbs have other names, and the additional meanings of fighting and going on.
BOX_VERBS = {
    "guard": ["guard", "place-sentinel"],
    "stop": ["stop-searching", "stop-fighting", "keep-tokens"],
    "zone": [],
    "split": ["spoils"],
    "l-token": ["reveal-token"],
    "back": ["hunt-back"],
    "fight": ["fight", "fight-leviathan", "fight-again"],
    "go-on": ["go-on", "pass-by"],
}
WIDEST = {  # columns for a choice
    "en": {"the_abyss": 72, "abyss": 98},
    "fr": {"the_abyss": 78, "abyss": 106},
}


def message_ids(language: str) -> set[str]:
    """The ids in the files of a language."""
    return set(messages(language))


def reason_codes(game: str) -> set[str]:
    """The reasons that a game can give, found in its sources."""
    codes: set[str] = set()
    for path in (SOURCE / "games" / game).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                spoken = (
                    [node.args[0].body, node.args[0].orelse] if isinstance(node.args[0], ast.IfExp) else [node.args[0]]
                )
                codes |= {str(part.value) for part in spoken if isinstance(part, ast.Constant)}
    return codes


def needed(name: str) -> set[str]:
    """The systematic ids of a game."""
    game = hadal.game(name, counts(name)[0])
    automatic = Words("en").texts(name).automatic
    asked = [question for question in game.questions if question not in automatic]
    ids = {f"{name}-title"}
    ids |= {f"{name}-{kind}-{verb}" for kind in ("label", "then") for verb in verbs(game)}
    ids |= {f"{name}-{kind}-{question}" for kind in ("ask", "help") for question in asked}
    ids |= {f"{name}-event-{event}" for event in game.events}
    ids |= {f"{name}-why-{code}" for code in reason_codes(name)}
    ids |= {f"{name}-option-{option.name}" for option in switches(name)}
    ids |= {f"server-bot-{bot}" for bot in bot_names(name)}
    ids |= {f"server-bot-{bot}" for bot in ("network", *(level.name for level in LEVELS))}  # games with a network
    ids |= {f"{name}-ruling-{kind}" for kind in RULED[name]}
    return ids | {f"{name}-{piece}" for piece in NAMED[name]}


def verbs(game: Game) -> set[str]:
    """The verbs of a game's labels: its blocks, or the verbs of the questions where those decide."""
    blocks = {block.name for block in game.blocks.blocks}
    if not isinstance(game, Abyss):
        return blocks
    pointing = {verb for verbs in game.tables.verbs.values() for verb in verbs.values() if verb}
    lone = {labels.LONE_VERBS.get(name, name) for name in blocks - {"stack", "ally", "lord", "location", "seat"}}
    return (lone - set(BOX_VERBS)) | pointing | {verb for verbs in BOX_VERBS.values() for verb in verbs}


def named_in_sources() -> set[str]:
    """Ids that appear in the sources in full, or by their last part."""
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("cli", "words", "server", "arena", "games")
        for path in (SOURCE / folder).glob("**/*.py")
    )
    words = set(re.findall(r"""["']([a-z_-]+)["']""", text))
    words |= {f"{part}-{word}" for part in ("server", "table-refused", "cli") for word in words}
    rows = {f"cli-{row}-{word}" for row in ("column", "figure", "fact", "key") for word in words}
    kinds = ("column", "fault", "fact", "how", "verdict", "best", "lords", "locations")
    rows |= {f"arena-{row}-{word}" for row in kinds for word in words} | {f"arena-{word}" for word in words}
    rows |= {f"arena-{word}-caption" for word in words}
    return words | rows | {f"{name}{part}{word}" for name in names() for part in ("-table-", "-") for word in words}


def spoken(path: Path) -> list[str]:
    """The texts of at least three words in a source, except docstrings and styles."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in docs]
    found = [str(node.value) for node in texts]
    return [text for text in found if re.search(r"[A-Za-z]+ [a-z]+ [a-z]+", text) and not text.startswith("bold ")]


def test_the_command_line_says_nothing_that_is_not_in_the_catalogues() -> None:
    # Help texts are needed before anything is loaded; benchmark figures are named as in its JSON.
    # A missing server package and `hadal db` or `hadal admin` without arguments are also reported by typer.
    exempt = {"app.py", "arena_app.py", "bench.py", "bench_peers.py", "bench_envs.py", "db.py", "admin.py", "serve.py"}
    sources = [path for path in (SOURCE / "cli").glob("**/*.py") if path.name not in exempt]
    assert {path.name: spoken(path) for path in sources if spoken(path)} == {}


@pytest.mark.parametrize("language", languages())
def test_everything_has_a_message_and_no_message_is_unused(language: str) -> None:
    there = {name for name in message_ids(language) if not name.startswith("ui-")}  # tested in test_client_texts
    wanted = set().union(*(needed(name) for name in names()))
    assert wanted - there == set()
    assert there - wanted - named_in_sources() == set()


def test_reasons_are_found_in_the_sources() -> None:
    assert {"too-few-points", "sword-useless", "no-ability"} <= reason_codes("the_abyss")


def tables() -> list[Game]:
    """Every game with every number of players and set of option values."""
    return [create(name, seats, given) for name in names() for seats, given in every_table(name)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", tables(), ids=lambda game: repr(game.options))
def test_whole_games_are_logged_for_everybody_in_lines_that_fit(game: Game, language: str) -> None:
    words = Words(language)
    chance = Random(5)
    match = Match(game, secret_of(11))
    while not match.state.over():
        state = match.state
        sentences = [words.label(state, deed) for deed in state.labels()]
        assert len(set(sentences)) == len(sentences), "two choices read alike"
        assert max(map(len, sentences)) <= WIDEST[language][game.name], max(sentences, key=len)
        assert words.help(state) and words.question(state, -1) and words.question(state, state.to_move())
        for action in chance.sample(range(game.actions), 8):
            reason = state.explain(action, chance.randrange(game.seats))
            assert reason is None or words.reason(game, reason).endswith(".")
        match.play(chance.choice(state.legal()))
    told = [event for entry in match.events for event in entry]
    for viewer in (None, *range(-1, game.seats)):
        assert words.log(game, told, viewer)
    for event in told:
        assert words.event(game, event, 0)


def test_hidden_cards_stay_hidden_in_the_log() -> None:
    words = Words("en")
    game = hadal.game("the_abyss", 3)
    match = Match(game, secret_of(4))
    mine = words.log(game, match.events[0], 0)
    assert ("You", ["are dealt the Sword 1, the 5 points and the 3 points"]) in mine
    assert ("B", ["starts with a Panic"]) in mine
    everything = words.log(game, match.events[0], None)
    assert any(deed.startswith("is dealt the") for subject, deeds in everything for deed in deeds if subject == "B")


# A sentence with a subject of its own cannot follow the table as the subject of its line.
OWN_SUBJECT = {"en": re.compile(r"(the|an?|it|its) ", re.I), "fr": re.compile(r"(l[ae] |les |un |une |des |l’)", re.I)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "options"), [("abyss", {"expansions": "both"}), ("the_abyss", {})])
def test_a_line_about_the_table_has_one_subject(name: str, options: dict[str, str], language: str) -> None:
    words, wrong, chance = Words(language), set[str](), Random(1)
    for seed in range(4):
        match = Match(create(name, 3, options), secret_of(seed))
        while not match.state.over():
            match.play(chance.choice(match.state.legal()))
        for events in match.events:
            for subject, deeds in words.log(match.game, events, 0):
                if subject == words.text("cli-table"):
                    wrong |= {deed for deed in deeds if OWN_SUBJECT[language].match(deed)}
    assert not wrong


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="the languages are: en"):
        Words("xx")


def test_a_missing_argument_is_an_error_and_not_a_blank() -> None:
    with pytest.raises(LookupError, match="the_abyss-label-take"):
        Words("en").text("the_abyss-label-take")
