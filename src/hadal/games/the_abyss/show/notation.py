"""The Abyss: writes a position as one line of text, and reads it."""

from hadal.core.notation import NotationError, Word, counted, read_counted, similar, words
from hadal.core.state import FRAME
from hadal.core.vector import i64, numbers, vec
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import CARDS, FATAL, SEAT_LETTERS
from hadal.games.the_abyss.rules.turn import QUESTION_NAMES
from hadal.games.the_abyss.show.view import known_cards
from hadal.games.the_abyss.state import Position

REST = "..."  # at the end of deck=: all cards that are nowhere else
PUBLIC = "public"  # the viewer whose memory stands for all spectators
DRAW_ZONE = "draw"  # the zone of cards drawn and not yet kept


def counts_text(s: Position, zone: vec[i64], start: i64) -> str:
    """A range of counts by kind, as names."""
    return names_text(s, numbers(zone, start, start + s.tables.kinds))


def names_text(s: Position, counts: list[int]) -> str:
    """Counts by kind, as names."""
    names: list[str] = []
    for kind, count in enumerate(counts):
        names += [s.tables.deck.names[kind]] * count
    return counted(names)


def row_text(s: Position, row: vec[i64], n: i64) -> str:
    """An ordered row of cards, its top card first."""
    return ",".join(s.tables.deck.names[row[n - 1 - i]] for i in range(int(n)))


def frame_text(s: Position, at: i64) -> str:
    """One waiting question: name, seat, card, n; trailing zeros are left out."""
    name = QUESTION_NAMES[s.frames[at]]
    seat = SEAT_LETTERS[s.frames[at + 1]]
    card, n = int(s.frames[at + 2]), int(s.frames[at + 3])
    return f"{name}:{seat}" + (f":{card}:{n}" if card or n else "")


def seat_words(s: Position, seat: int) -> list[str]:
    """What is public of a seat."""
    letter = SEAT_LETTERS[seat]
    kinds = s.tables.kinds
    out = [f"{letter}.total={s.totals[seat]}", f"{letter}.panics={s.panics[seat]}"]
    if s.alive[seat] == 0:
        out.append(f"{letter}.alive=0")
    played = counts_text(s, s.played, seat * kinds)
    return out + ([f"{letter}.played={played}"] if played else []) + [f"{letter}.began={s.began[seat]}"]


def public_words(s: Position) -> list[str]:
    """The public facts other than those of the seats."""
    drawer = [f"drawer={SEAT_LETTERS[s.drawer]}", f"waiting={s.waiting}"] if s.drawer >= 0 else []
    return [
        f"round={s.round}", f"starter={SEAT_LETTERS[s.starter]}", f"turn={SEAT_LETTERS[s.turn]}", f"turns={s.turns}",
        *drawer, f"pile={row_text(s, s.pile, s.pile_n)}", f"out={counts_text(s, s.out, 0)}",
    ]  # fmt: skip


def memory_words(s: Position, viewer: int) -> list[str]:
    """What a viewer remembers about hidden cards."""
    name = SEAT_LETTERS[viewer] if viewer < s.seats else PUBLIC
    kinds = s.tables.kinds
    sure = []
    for zone in range(int(s.seats) + 1):
        cards = names_text(s, known_cards(s, viewer, zone))
        if cards:
            sure.append(f"{SEAT_LETTERS[zone] if zone < s.seats else DRAW_ZONE}:{cards}")
    out = [f"{name}.knows={';'.join(sure)}"] if sure else []
    loose = counts_text(s, s.ambiguous_cards, viewer * kinds)
    if loose:
        among = "".join(SEAT_LETTERS[i] for i in range(int(s.seats)) if s.ambiguous_hands[viewer] >> i & 1)
        out.append(f"{name}.loose={among}:{loose}")
    return out


def write(s: Position) -> str:
    """The whole position."""
    kinds = s.tables.kinds
    out = [s.game.summary(), *public_words(s)]
    for seat in range(int(s.seats)):
        out.append(f"{SEAT_LETTERS[seat]}.hand={counts_text(s, s.hands, seat * kinds)}")
        out += seat_words(s, seat)
    drawn = counts_text(s, s.hands, s.seats * kinds)
    out += [f"drawn={drawn}"] if drawn else []
    out.append(f"deck={row_text(s, s.deck, s.deck_n)}")
    seen = [int(s.seen[s.deck_n - 1 - i]) for i in range(int(s.deck_n))]
    out += [f"seen={','.join(map(str, seen))}"] if any(seen) else []
    for viewer in range(int(s.seats) + 1):
        out += memory_words(s, viewer)
    out.append(f"ask={','.join(frame_text(s, at) for at in range(0, int(s.top), FRAME))}")
    return " ".join([*out, f"fresh={int(s.revealed)}", f"dice={s.dice}"])


def write_for(s: Position, viewer: int) -> str:
    """What one viewer knows: hidden hands are sizes, unknown cards of the deck are ?."""
    kinds = s.tables.kinds
    seen = s.view(viewer)
    sizes, memory = seen["sizes"], seen["memory"]
    assert isinstance(sizes, list) and isinstance(memory, dict)
    out = [s.game.summary(), *public_words(s)]
    for seat in range(int(s.seats)):
        mine = seat == viewer
        out.append(f"{SEAT_LETTERS[seat]}.hand={counts_text(s, s.hands, seat * kinds) if mine else f'?{sizes[seat]}'}")
        out += seat_words(s, seat)
    if s.drawer >= 0 and seen["drawn_size"]:
        out.append(f"drawn={counts_text(s, s.hands, s.seats * kinds) if s.drawer == viewer else seen['drawn_size']}")
    names = s.tables.deck.names
    known = ",".join(names[card] if card >= 0 else "?" for card in memory["deck"])
    out.append(f"deck={known}" if any(card >= 0 for card in memory["deck"]) else f"deck=?{s.deck_n}")
    out += memory_words(s, viewer if viewer >= 0 else int(s.seats))
    asked = frame_text(s, s.top - FRAME) if s.top else ""
    return " ".join([*out, f"ask={asked}"])


class Reader:
    """Reads the words of a position into an empty one."""

    def __init__(self, s: Position, text: str, start: int) -> None:
        self.s = s
        self.text = text
        self.words = {word.key: word for word in words(text, start)}
        self.used: set[str] = {"seats", *s.game.options.values}
        self.ids = s.tables.deck.ids

    def take(self, key: str) -> Word | None:
        """Return the word with this key, if present."""
        self.used.add(key)
        return self.words.get(key)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Read a number, or return its default."""
        word = self.take(key)
        return word.number(low, high) if word else default

    def seat(self, key: str, default: int) -> int:
        """Read a seat letter, or return its default."""
        word = self.take(key)
        return self.letter(word, word.value, 0) if word else default

    def letter(self, word: Word, text: str, offset: int) -> int:
        """Read a seat from its letter."""
        letters = SEAT_LETTERS[: int(self.s.seats)]
        if len(text) != 1 or text not in letters:
            raise word.fail(f"a seat is one of {', '.join(letters)}, not {text!r}", offset)
        return letters.index(text)

    def counts(self, key: str, zone: vec[i64], start: i64) -> None:
        """Read the cards of a zone that is stored as counts by kind."""
        word = self.take(key)
        for kind in read_counted(word, self.ids, CARDS) if word else []:
            zone[start + kind] += 1

    def row(self, key: str, row: vec[i64]) -> int:
        """Read the cards of an ordered zone, top first; return their number."""
        word = self.take(key)
        cards = read_counted(word, self.ids, CARDS) if word else []
        if word and len(cards) > CARDS:
            raise word.fail(f"more than {CARDS} cards")
        for i, kind in enumerate(reversed(cards)):
            row[i] = kind
        return len(cards)

    def read(self) -> None:
        """Read every word, then reject unknown ones."""
        self.read_public()
        for seat in range(int(self.s.seats)):
            self.read_seat(seat)
        self.read_deck()
        self.read_memory()
        self.read_questions()
        for key, word in self.words.items():
            if key not in self.used:
                hint = similar(key, sorted(self.used))
                raise NotationError(f"there is no word {key!r} in a position of The Abyss; {hint}", word.column)

    def read_public(self) -> None:
        """Read the public facts other than those of the seats."""
        s = self.s
        s.round = self.number("round", 1, 10_000, 1)
        s.starter = self.seat("starter", 0)
        s.turn = self.seat("turn", self.first_asked())
        s.turns = self.number("turns", 0, 10_000, 1)
        s.drawer = self.seat("drawer", -1)
        s.waiting = self.number("waiting", 0, 2, 0)
        s.pile_n = self.row("pile", s.pile)
        self.counts("out", s.out, 0)
        self.counts("drawn", s.hands, s.seats * s.tables.kinds)
        s.revealed = self.number("fresh", 0, 1, 0) == 1
        s.dice = self.number("dice", 0, 2**63 - 1, 0)

    def first_asked(self) -> int:
        """The active player if no word names it: the seat of the oldest question."""
        word = self.words.get("ask")
        letter = word.value.partition(":")[2][:1] if word else ""
        return max(0, SEAT_LETTERS[: int(self.s.seats)].find(letter))

    def read_seat(self, seat: int) -> None:
        """Read the words of one seat."""
        s, letter = self.s, SEAT_LETTERS[seat]
        kinds = s.tables.kinds
        self.counts(f"{letter}.hand", s.hands, seat * kinds)
        self.counts(f"{letter}.played", s.played, seat * kinds)
        s.totals[seat] = self.number(f"{letter}.total", 0, 10_000, 0)
        s.panics[seat] = self.number(f"{letter}.panics", 0, FATAL, 0)
        s.alive[seat] = self.number(f"{letter}.alive", 0, 1, 1)
        unmoved = (seat - int(s.starter) + int(s.seats)) % int(s.seats) - int(s.seats)
        s.began[seat] = self.number(f"{letter}.began", -4, 10_000, 0 if seat == s.turn else unmoved)

    def read_deck(self) -> None:
        """Read the deck, top first; `...` or no word at all stands for the cards that are nowhere else."""
        s = self.s
        word = self.take("deck")
        rest = word is None or word.value.endswith(REST)
        if word and rest:
            word = Word(word.key, word.value.removesuffix(REST).rstrip(","), word.column)
        cards = read_counted(word, self.ids, CARDS) if word else []
        cards += self.rest_of(cards) if rest else []
        if len(cards) > CARDS:
            raise NotationError(f"deck: more than {CARDS} cards")
        s.deck_n = len(cards)
        for i, kind in enumerate(reversed(cards)):
            s.deck[i] = kind
        self.read_seen()

    def rest_of(self, cards: list[int]) -> list[int]:
        """The cards of the deck list that are nowhere else."""
        out: list[int] = []
        for kind in range(int(self.s.tables.kinds)):
            left = int(self.s.tables.deck.copies[kind]) - placed(self.s, kind) - cards.count(kind)
            out += [kind] * max(0, left)
        return out

    def read_seen(self) -> None:
        """Read who has looked at which card of the deck."""
        s, word = self.s, self.take("seen")
        if word is None:
            return
        for i, (part, offset) in enumerate(word.items()):
            short = part.isascii() and part.isdigit() and len(part) <= 2
            if i >= s.deck_n or not short or int(part) >= 1 << int(s.seats):
                raise word.fail("one number of seat bits for each card of the deck is needed", offset)
            s.seen[s.deck_n - 1 - i] = int(part)

    def read_memory(self) -> None:
        """Read what each viewer is sure of, and what it knows to be in one of several hands."""
        for viewer in range(int(self.s.seats) + 1):
            name = SEAT_LETTERS[viewer] if viewer < self.s.seats else PUBLIC
            sure, loose = self.take(f"{name}.knows"), self.take(f"{name}.loose")
            if sure:
                self.read_sure(viewer, sure)
            if loose:
                self.read_ambiguous(viewer, loose)

    def read_sure(self, viewer: int, word: Word) -> None:
        """Read the cards of each zone that a viewer is sure of."""
        s = self.s
        for part, offset in word.items(";"):
            where, cards = self.fact(word, part, offset)
            zone = int(s.seats) if where == DRAW_ZONE else self.letter(word, where, offset)
            for kind in cards:
                s.known[(viewer * (s.seats + 1) + zone) * s.tables.kinds + kind] += 1

    def read_ambiguous(self, viewer: int, word: Word) -> None:
        """Read the cards that a viewer knows to be in one of several hands, and these hands."""
        s = self.s
        where, cards = self.fact(word, word.value, 0)
        for at, letter in enumerate(where):
            s.ambiguous_hands[viewer] |= 1 << self.letter(word, letter, at)
        for kind in cards:
            s.ambiguous_cards[viewer * s.tables.kinds + kind] += 1

    def fact(self, word: Word, text: str, offset: int) -> tuple[str, list[int]]:
        """Read a place and the cards known to be there: `B:P6*2,P3`."""
        where, colon, cards = text.partition(":")
        if not colon or not where:
            raise word.fail(f"a place and cards like B:P6*2,P3 are needed, not {text!r}", offset)
        inner = Word(word.key, cards, word.column + offset + len(where) + 1)
        return where, read_counted(inner, self.ids, CARDS)

    def read_questions(self) -> None:
        """Read the waiting questions, newest last; by default the active player draws."""
        s, word = self.s, self.take("ask")
        if word is None:
            raise NotationError("ask= is missing: which question is on the table, such as ask=draw:A")
        frames = [self.frame(word, part, offset) for part, offset in word.items()]
        if len(frames) * FRAME > len(s.frames):
            raise word.fail(f"more than {len(s.frames) // FRAME} waiting questions")
        if len(frames) == 1 and frames[0][0] in (questions.DRAW, questions.COMBOS):
            frames = program(frames[0])
        for question, seat, card, n in frames:
            s.ask(question, seat, card, n)

    def frame(self, word: Word, part: str, offset: int) -> tuple[int, int, int, int]:
        """Read one waiting question."""
        fields = part.split(":")
        hint = "" if fields[0] in QUESTION_NAMES else f"; questions are {', '.join(QUESTION_NAMES)}"
        if fields[0] not in QUESTION_NAMES or len(fields) not in (2, 4):
            raise word.fail(f"a question like draw:A or sacrifice:B:0:8 is needed, not {part!r}{hint}", offset)
        numbers = fields[2:] or ["0", "0"]
        if not all(field.isascii() and field.isdigit() and len(field) < 4 for field in numbers):
            raise word.fail(f"two small numbers are needed at the end of {part!r}", offset)
        card, n = int(numbers[0]), int(numbers[1])
        if card >= self.s.tables.kinds or n >= CARDS:
            raise word.fail(f"{part!r} has a number that is too large", offset)
        return QUESTION_NAMES.index(fields[0]), self.letter(word, fields[1], offset), card, n


def program(frame: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
    """The steps of the rest of a turn, which a single draw or combos question implies."""
    question, seat, _, _ = frame
    steps = (
        [questions.NEXT_TURN, questions.COMBOS, questions.DRAW]
        if question == questions.DRAW
        else [questions.NEXT_TURN, questions.COMBOS]
    )
    return [(step, seat, 0, 0) for step in steps]


def placed(s: Position, kind: int) -> int:
    """Number of cards of a kind that are outside the deck."""
    kinds = s.tables.kinds
    total = int(s.out[kind])
    for zone in range(int(s.seats) + 1):
        total += int(s.hands[zone * kinds + kind])
        total += int(s.played[zone * kinds + kind]) if zone < s.seats else 0
    for i in range(int(s.pile_n)):
        total += s.pile[i] == kind
    if kind == s.tables.panic:
        total += int(s.waiting) + sum(int(n) for n in s.panics)
    return total
