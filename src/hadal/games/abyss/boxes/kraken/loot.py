"""The Kraken box: searching for Loot (9.5)."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import events, questions
from hadal.games.abyss.constants import LOOT_VALUES, MONSTER, THE_CETACEAN_GRAVEYARD, TOKENS
from hadal.games.abyss.rules.queries import base_pile
from hadal.games.abyss.rules.verbs import draw_token, gain_keys, gain_pearls, has_cards, raise_threat
from hadal.games.abyss.state import Position

COPIES = [3, 4, 5, 6, 7]  # of values 3 to 7
# The reward of each, by value less 3; a 7 brings nothing.
KEY: Final = 0
PEARLS: Final = 1
TOKEN: Final = 2
ALLY: Final = 3


def draw_loot(s: Position, seat: i64, location: i64) -> None:
    """Draw a Loot card and give its reward; a double ends the search and removes both cards."""
    s.loot_deck_n -= 1
    loot = s.loot_deck[s.loot_deck_n]
    s.revealed = True
    s.tell(events.LOOT_DRAWN, seat, NOBODY, loot, location, EVERYONE)
    place = (location - THE_CETACEAN_GRAVEYARD) * LOOT_VALUES + loot
    if s.loot[place] > 0:
        s.loot[place] = 0
        s.tell(events.LOOT_GONE, seat, NOBODY, loot, location, EVERYONE)
    else:
        s.loot[place] = 1
        s.ask(questions.SEARCH, seat, location, 0)
    reward(s, seat, loot)


def reward(s: Position, seat: i64, loot: i64) -> None:
    """Give the reward of a Loot card."""
    if loot == KEY:
        gain_keys(s, seat, 1)
    elif loot == PEARLS:
        gain_pearls(s, seat, 2, events.WHY_LOOT)
    elif loot == TOKEN and base_pile(s) > 0:
        draw_token(s, seat, 0, TOKENS)
    elif loot == ALLY:
        find_ally(s, seat)


def find_ally(s: Position, seat: i64) -> None:
    """Reveal cards until an Ally comes; Monsters are set aside, then discarded (rulings 40, 53)."""
    monsters: i64 = 0
    found = False
    while not found and has_cards(s):
        s.deck_n -= 1
        kind = s.deck[s.deck_n]
        s.revealed = True
        if kind == MONSTER:
            monsters += 1
            s.tell(events.MONSTER_MET, seat, NOBODY, kind, 0, EVERYONE)
            if s.tables.threat_track:
                raise_threat(s)
        else:
            found = True
            s.cards[seat * s.tables.kinds + kind] += 1
            s.tell(events.ALLY_FOUND, seat, NOBODY, kind, 0, EVERYONE)
    s.cards[s.discards() * s.tables.kinds + MONSTER] += monsters
    s.tell(events.MONSTERS_DISCARDED, NOBODY, NOBODY, HIDDEN, monsters, EVERYONE)
