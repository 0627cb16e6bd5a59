"""Abyss: the names of its cards, Locations and rewards."""

from __future__ import annotations

from collections.abc import Sequence

from hadal.core.game import Game
from hadal.games.abyss import constants
from hadal.games.abyss.boxes.leviathan.border import zone_totals
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.explore import REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, SPACE_START
from hadal.games.abyss.rules.score import COPY, LOOT, NOTHING, ScoreLine
from hadal.words.catalogue import Catalogue, Named, remembered

EFFECTS = ["2-pearls", "3-pearls", "key", "council"]  # of the L tokens


def abyss(game: Game) -> Abyss:
    """Return the game as Abyss."""
    assert isinstance(game, Abyss)
    return game


def when(game: Game, lord: int) -> str:
    """When a Lord's power works: once, always, turn (each turn) or none."""
    t = abyss(game).tables
    if t.each_turn[lord] >= 0:
        return "turn"
    if t.lasting[lord] == 1:
        return "always"
    return "once" if t.arrives[lord] is not None else "none"


class Nouns:
    """Names and numbers as they stand in sentences."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def text(self, name: str, attribute: str = "", **args: object) -> str:
        """A message of this game."""
        return self.catalogue.text(f"abyss-{name}", attribute, **args)

    def name(self, name: str, **args: object) -> Named:
        """A name of this game, which has forms."""
        return self.catalogue.name(f"abyss-{name}", **args)

    # Cards.

    @remembered
    def race(self, race: int) -> Named:
        """One Ally of a race."""
        return self.name(f"race-{constants.RACE_NAMES[race]}")

    @remembered
    def many(self, race: int) -> str:
        """Several Allies of a race."""
        return self.text(f"race-{constants.RACE_NAMES[race]}", "many")

    @remembered
    def letter(self, race: int) -> str:
        """The letter of a race on cards, where there is no room for its name; ids keep the letters of the rules."""
        return self.text(f"race-{constants.RACE_NAMES[race]}", "letter")

    @remembered
    def card(self, game: Game, kind: int) -> Named:
        """An exploration card: Crab 3, Monster."""
        if kind < 0:
            return self.name("card-hidden")
        if kind == constants.MONSTER:
            return self.catalogue.card(self.name("card-monster"), kind)
        t = abyss(game).tables
        message = "card-ally" if kind < constants.SPECIAL else "card-double" if kind < BOOSTERS else "card-boost"
        name = self.name(message, race=self.race(int(t.race[kind])), value=int(t.value[kind]))
        return self.catalogue.card(name, kind)

    @remembered
    def location(self, tile: int) -> Named:
        """The name of a Location."""
        return self.catalogue.card(self.name(f"location-{LOCATION_NAMES[tile]}"), tile, "location")

    @remembered
    def formula(self, tile: int) -> str:
        """The scoring formula of a Location."""
        return self.text(f"location-{LOCATION_NAMES[tile]}", "formula")

    # Lords.

    @remembered
    def lord(self, lord: int) -> Named:
        """The name of a Lord."""
        return self.catalogue.card(self.name(f"lord-{LORD_NAMES[lord]}"), lord, "lord")

    @remembered
    def guild(self, game: Game, lord: int) -> str:
        """The guild of a Lord."""
        return self.text(f"guild-{constants.GUILD_NAMES[abyss(game).tables.guild[lord]]}")

    @remembered
    def power(self, game: Game, lord: int, form: str = "brief") -> str:
        """What a Lord's power does, briefly or in full; empty without one."""
        return self.text(f"lord-{LORD_NAMES[lord]}", form) if when(game, lord) != "none" else ""

    @remembered
    def timed_power(self, game: Game, lord: int, form: str = "brief") -> str:
        """A Lord's power with the time when it works."""
        moment = when(game, lord)
        if moment == "none":
            return self.text("when-none")
        return self.text(f"when-{moment}", power=self.power(game, lord, form))

    def rulings(self, *names: str, race: str = "") -> list[str]:
        """The rulings with these names, such as `lord-healer`, one line each; some depend on the race of a card."""
        return [line for name in names for line in self.text(f"ruling-{name}", race=race).splitlines()]

    @remembered
    def gain(self, game: Game, lord: int) -> str:
        """What a Lord gives the player it joins."""
        t = abyss(game).tables
        return self.text(
            "gain",
            points=int(t.points[lord]),
            key="yes" if t.keys[lord] else "no",
            when=when(game, lord),
            power=self.power(game, lord),
        )

    # The expansions.

    @remembered
    def leviathan(self, beast: int) -> Named:
        """The name of a Leviathan."""
        return self.catalogue.card(self.name(f"beast-{constants.LEVIATHAN_NAMES[beast]}"), beast, "leviathan")

    @remembered
    def zone(self, zone: int) -> str:
        """A zone of the Border, from 0, as it is printed on the board: by the totals of two dice that lead to it."""
        totals = zone_totals(zone)
        return self.catalogue.spelled("–".join(str(total) for total in totals))

    @remembered
    def leviathan_in(self, beast: int, zone: int) -> Named:
        """A Leviathan with its zone, from 0."""
        return self.name("beast-in-zone", beast=self.leviathan(beast), zone=self.zone(zone))

    @remembered
    def sentinel(self, token: int) -> str:
        """The Sentinel of the Watcher, the Vigil or the Lookout."""
        return self.text("sentinel", lord=self.name("guarded-lord", lord=self.lord(constants.WATCHER + token)))

    @remembered
    def place(self, place: int) -> Named:
        """What a Sentinel guards."""
        if place >= constants.AT_LOCATION:
            return self.location(place - constants.AT_LOCATION)
        if place >= constants.AT_STACK:
            return self.name("guarded-stack", many=self.many(place - constants.AT_STACK))
        return self.name("guarded-lord", lord=self.lord(place))

    @remembered
    def effect(self, kind: int) -> str:
        """What an L token brings, by its kind of token."""
        return self.text(f"effect-{EFFECTS[kind - constants.TOKENS]}")

    @remembered
    def nebulis(self, n: int) -> str:
        """2 Nebulis."""
        return self.catalogue.amount(self.text("nebulis", n=n), n, "nebulis")

    # Seats and numbers.

    def seat(self, seat: int) -> str:
        """A seat's letter."""
        return self.catalogue.seat(seat)

    @remembered
    def pearls(self, n: int) -> str:
        """1 Pearl, 2 Pearls."""
        return self.catalogue.amount(self.text("pearls", n=n), n, "pearls")

    @remembered
    def keys(self, n: int) -> str:
        """1 Key token, 2 Key tokens."""
        return self.catalogue.amount(self.text("keys", n=n), n, "keys")

    def listed(self, items: Sequence[str]) -> Named:
        """A list of names: a, b and c."""
        return self.catalogue.listed(items)

    @remembered
    def reward(self, row: int) -> str:
        """One reward for a Monster."""
        parts = [("keys", REWARD_KEYS[row]), ("pearls", REWARD_PEARLS[row]), ("tokens", REWARD_TOKENS[row])]
        return str(self.listed([self.text(name, n=n) for name, n in parts if n]))

    @remembered
    def short_reward(self, row: int) -> str:
        """One reward among others."""
        parts = [("short-keys", REWARD_KEYS[row]), ("pearls", REWARD_PEARLS[row]), ("short-tokens", REWARD_TOKENS[row])]
        return " + ".join(self.text(name, n=n) for name, n in parts if n)

    @remembered
    def rewards(self, space: int) -> str:
        """The rewards of a Threat space, counted from 0."""
        rows = [self.short_reward(row) for row in range(SPACE_START[space], SPACE_START[space + 1])]
        if len(rows) == 1:
            return rows[0]
        return self.text("or", first=", ".join(rows[:-1]), last=rows[-1])

    def shape(self, game: Game, line: ScoreLine) -> str:
        """Which kind of formula gives the points of a Location."""
        kind = abyss(game).tables.site[line.card].kind
        if kind in (NOTHING, LOOT):
            return "nothing" if kind == NOTHING else "loot"
        if kind == COPY:
            return "mirror" if line.count >= 0 else "nothing-to-copy"
        if line.base == 0:
            return "times" if line.each > 1 else "self"
        if line.each < -1:
            return "minus-times"
        return "minus" if line.each < 0 else "plus" if line.each > 1 else "sum"

    def worth(self, game: Game, line: ScoreLine) -> str:
        """The points of a Location with their calculation."""
        shape = self.shape(game, line)
        copied = self.location(line.count) if shape == "mirror" else ""
        counted = ""
        if shape in ("plus", "minus", "minus-times", "times", "sum", "self"):
            counted = self.text(f"location-{LOCATION_NAMES[line.card]}", "counted", count=line.count)
        each = abs(line.each)
        return self.text(
            "worth", shape=shape, base=line.base, each=each, points=line.points, counted=counted, copied=copied
        )
