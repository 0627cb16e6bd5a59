"""The Border as one seat reads it: what an attack is likely to bring, and what an attack on the seat would cost."""

from typing import final

from hadal.games.abyss.ai.greedy_reading import FREE, Leviathan, Reading
from hadal.games.abyss.ai.greedy_weights import FIGURE_AT_END, L_TOKEN, PEARL, POINT, SCOURGE, TOKEN

CHANCES = [3, 3, 4, 5, 6, 5, 4, 3, 3]  # of 36, by zone
ONE_DIE = [1, 1, 1, 1, 1, 1]
TWO_DICE = [1, 3, 5, 7, 9, 11]  # the higher of two
ALLIES, PEARLS, LORD, WOUNDS = 0, 1, 2, 3
LEVELS = 3


@final
class Border:
    """The Leviathans on the Border."""

    def __init__(self, reading: Reading) -> None:
        self.r = reading
        self.there = reading.row("border")
        self.level = reading.row("level")
        self.slain = reading.row("beasts")
        self.whole = reading.guess.game.options["leviathan_damage"] == "independent"

    @property
    def open(self) -> bool:
        """Is there a Border in this game?"""
        return len(self.there) > 0

    def zones(self) -> list[int]:
        """The zones with a Leviathan."""
        return [zone for zone, beast in enumerate(self.there) if beast >= 0]

    def leviathan(self, zone: int) -> Leviathan:
        """The Leviathan of a zone."""
        return self.r.adviser.leviathan(self.there[zone])

    def usable(self, zone: int) -> list[int]:
        """The kinds of Ally in hand that can fight there."""
        held = [kind for kind, n in enumerate(self.r.hand) if n > 0]
        if self.r.stands("metamorph"):
            return held
        race = self.leviathan(zone).race
        return [kind for kind in held if self.r.race[kind] in (race, 1) or self.r.is_kraken(kind)]

    def outcome(self, zone: int, attack: int) -> float:
        """What an attack of this strength brings."""
        beaten, beast = self.beaten(zone, attack), self.leviathan(zone)
        if beaten == 0:
            return PEARL
        first = self.level[zone]
        rewards = sum(beast.rewards[first : first + beaten]) + (beaten if self.r.stands("altruist") else 0)
        pearls = 2 * beaten if self.r.stands("taxidermist") else 0
        dead = first + beaten == len([n for n in beast.resists if n > 0])
        return rewards * self.token() + pearls * PEARL + (self.kill() if dead else 0.0)

    def beaten(self, zone: int, attack: int) -> int:
        """How many levels an attack beats: used up level by level, or compared with each as a whole."""
        count = 0
        for resist in self.leviathan(zone).resists[self.level[zone] :]:
            if resist == 0 or attack < resist:
                break
            attack -= 0 if self.whole else resist
            count += 1
        return count

    def token(self) -> float:
        """What a reward is worth."""
        return TOKEN if self.r.closing else max(TOKEN, L_TOKEN)

    def kill(self) -> float:
        """What a slain Leviathan is worth: the Scourge, or keeping it."""
        holder = self.r.number("scourge_holder")
        if holder == self.r.me:
            return 0.5
        mine, most = (len([owner for owner in self.slain if owner == seat]) for seat in (self.r.me, holder))
        worth = FIGURE_AT_END if self.r.closing else SCOURGE
        return worth if holder < 0 or mine + 1 >= most else 0.5

    def attack(self, zone: int, kind: int) -> float:
        """What an attack with this Ally brings on average, without what the Ally is worth."""
        name = self.r.card_name(kind)
        dice = TWO_DICE if name.endswith("d") else ONE_DIE
        total = 0.0
        for pips, n in enumerate(dice, start=1):
            strength = self.r.value[kind] + pips
            total += n * (self.boosted(zone, strength) if name.endswith("p") else self.outcome(zone, strength))
        return total / sum(dice)

    def boosted(self, zone: int, attack: int) -> float:
        """The best that Pearls can make of an attack."""
        most = min(self.r.pearls[self.r.me], 12)
        return max(self.outcome(zone, attack + pearls) - PEARL * pearls for pearls in range(most + 1))

    def risk(self) -> float:
        """What another Leviathan costs whom it comes upon, on average."""
        return sum(CHANCES[zone] * self.penalty(zone) for zone in self.zones()) / 36

    def penalty(self, zone: int) -> float:
        """What an attack by the Leviathan of a zone costs this seat."""
        beast = self.leviathan(zone)
        if beast.penalty == WOUNDS:
            return beast.count
        if beast.penalty == PEARLS:
            return PEARL * min(beast.count, self.r.pearls[self.r.me])
        if beast.penalty == ALLIES:
            values = sorted(self.r.value[kind] for kind, n in enumerate(self.r.hand) for _ in range(n))
            return sum(2 * POINT * value for value in values[: beast.count])
        free = [lord for lord in self.r.lords_of(self.r.me) if self.r.under[lord] <= FREE]
        return min((float(self.r.bills[lord].points) for lord in free), default=0.0)
