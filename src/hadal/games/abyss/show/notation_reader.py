"""Abyss: reads a position from one line of text. The words may come in any order, and most are optional.

Defaults: no Lords, Pearls, keys or cards; Threat on space 1; six Lords at Court that are not named elsewhere; decks of
everything that is nowhere else. A deck that ends in `...` continues with those cards, and a Court is filled up to its
sixth Lord. Without `...`, a deck is exactly what is written: Lords that are not named are out of the game, and
exploration cards and Locations that are not named are missing, which `partial=1` must confirm. `ask=` lists the waiting
questions, newest last. Unless the first is end-turn, the rest of the turn follows it implicitly; without `ask=`, the
active player chooses an action.
"""

from typing import Final

from hadal.core.events import NOBODY
from hadal.core.notation import NotationError, Word, read_counted, similar
from hadal.core.vector import i64
from hadal.games.abyss import constants, questions
from hadal.games.abyss.constants import ALLY_NAMES, TOKEN_NAMES
from hadal.games.abyss.show.invariants.frames import MOST, STEPS, laid_place, turn_step
from hadal.games.abyss.show.notation import EMPTY, SIDEWAYS
from hadal.games.abyss.show.word_reader import CARDS, REST, WordReader, lay
from hadal.games.abyss.state import NumberMeaning, Position

WAITING: Final = 16  # maximum number of questions in a text: the rules need room for more on top


class Reader(WordReader):
    """Reads the words of a position into an empty one."""

    def read(self) -> bool:
        """Read every word, then reject unknown ones; return whether the text leaves cards out."""
        partial = self.number("partial", 0, 1, 0) == 1
        self.read_seats()
        self.read_cards()
        self.read_lords()
        self.read_locations()
        self.read_questions()
        self.read_board()
        for show in self.s.tables.shows:
            show.read(self)
        for key, word in self.words.items():
            if key not in self.used:
                where = "in a position of Abyss with these seats and boxes"
                hint = similar(key, sorted(self.used))
                raise NotationError(f"there is no word {key!r} {where}; {hint}", word.column)
        return partial

    # Cards.

    def kinds_of(self, word: Word) -> list[int]:
        """Read a list of cards; reject more copies than exist."""
        found = read_counted(word, self.ids, CARDS)
        for kind in found:
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise word.fail(f"there are only {self.s.tables.copies[kind]} cards {ALLY_NAMES[kind]}")
        return found

    def zone(self, word: Word, zone: i64) -> None:
        """Read the cards of one zone."""
        for kind in self.kinds_of(word):
            self.s.cards[zone * self.s.tables.kinds + kind] += 1

    def read_cards(self) -> None:
        """Read Council, payment, discard pile, track and deck."""
        s = self.s
        council = self.take("council")
        for part, offset in council.items():
            name, colon, cards = part.partition(":")
            if not colon or name not in constants.RACE_NAMES[: constants.RACES]:
                raise council.fail(f"a stack like crab:C1+C3 is needed, not {part!r}", offset)
            at = council.column + offset + len(name) + 1
            self.zone(Word("council", cards.replace("+", ","), at), s.stacks() + constants.RACE_NAMES.index(name))
        self.zone(self.take("laid"), s.spent())
        self.zone(self.take("discard"), s.discards())
        self.read_track()
        self.read_deck()

    def read_track(self) -> None:
        """Read the track from its first space; only Krakens waiting for a stack leave gaps."""
        track = self.take("track")
        cards = self.kinds_of(Word("track", ",".join(p for p in track.value.split(",") if p != EMPTY), track.column))
        row = [
            constants.NO_CARD if part == EMPTY else cards.pop(0) for part, _ in track.items() if part == EMPTY or cards
        ]
        row += cards
        if len(row) > constants.TRACK:
            raise track.fail(f"the track has {constants.TRACK} spaces")
        for space, kind in enumerate(row):
            self.s.track[space] = kind

    def read_deck(self) -> None:
        """Read the Exploration deck, top first; the rest is added with its Monsters at the bottom."""
        s, word = self.s, self.take("deck")
        rest = "deck" not in self.words or word.value == REST or word.value.endswith("," + REST)
        listed = word.value.removesuffix(REST).removesuffix(",") if rest else word.value
        cards = self.kinds_of(Word(word.key, listed, word.column))
        for kind in [*range(constants.MONSTER + 1, len(self.left)), constants.MONSTER] if rest else []:
            cards += [kind] * self.left[kind]
        s.deck_n = lay(s.deck, cards)

    # Lords and Locations.

    def read_lords(self) -> None:
        """Read free Lords, Court and Lord deck; Lords under Locations are read with their Locations."""
        s = self.s
        for lord in range(int(s.tables.lords)):
            s.owner[lord] = constants.GONE
        for seat in range(int(s.seats)):
            self.read_free(seat)
            self.read_estate(seat)
        court, spaces, fill = self.row("court")
        deck, items, rest = self.row("lord_deck")
        if len(spaces) > constants.COURT:
            raise court.fail(f"the Court has {constants.COURT} spaces", spaces[constants.COURT][1])
        for i, (name, offset) in enumerate(spaces):
            s.court[i] = constants.NO_LORD if name == EMPTY else self.place(court, name, offset, self.lords, "Lord")
        cards = [self.place(deck, name, offset, self.lords, "Lord") for name, offset in items]
        spare = [lord for name, lord in self.lords.items() if name not in self.named]
        for i in range(len(spaces), constants.COURT if fill else 0):
            s.court[i] = spare.pop(0) if spare else constants.NO_LORD
        cards += spare if rest else []
        for i in range(constants.COURT):
            if s.court[i] != constants.NO_LORD:
                s.owner[s.court[i]] = constants.FACE_UP
        for lord in cards:
            s.owner[lord] = constants.IN_DECK
        s.lord_deck_n = lay(s.lord_deck, cards)

    def read_free(self, seat: int) -> None:
        """Read the free Lords of a seat; `/disabled` after a name turns the Lord sideways."""
        s, word = self.s, self.take(f"{constants.SEAT_LETTERS[seat]}.lords")
        for part, offset in word.items():
            lord = self.place(word, part.removesuffix(SIDEWAYS), offset, self.lords, "Lord")
            s.owner[lord] = seat
            s.covered_by[lord] = constants.DISABLED if part.endswith(SIDEWAYS) else constants.FREE

    def read_estate(self, seat: int) -> None:
        """Read the Locations of a seat with the Lords under them."""
        s, word = self.s, self.take(f"{constants.SEAT_LETTERS[seat]}.locations")
        for part, offset in word.items():
            name, _, under = part.partition(":")
            location = self.place(word, name, offset, self.locations, "Location")
            s.location_owner[location] = seat
            for lord_name in under.split("+") if under else []:
                lord = self.place(word, lord_name, offset, self.lords, "Lord")
                s.owner[lord], s.covered_by[lord] = seat, location

    def read_locations(self) -> None:
        """Read the available, drawn and hidden Locations."""
        s = self.s
        for key, where in (("locations", constants.FACE_UP), ("drawn", constants.DRAWN)):
            word = self.take(key)
            for name, offset in word.items():
                s.location_owner[self.place(word, name, offset, self.locations, "Location")] = where
        word, items, rest = self.row("location_deck")
        cards = [self.place(word, name, offset, self.locations, "Location") for name, offset in items]
        spare = [location for name, location in self.locations.items() if name not in self.named]
        for location in spare:
            s.location_owner[location] = constants.IN_DECK if rest else constants.GONE
        cards += spare if rest else []
        s.location_deck_n = lay(s.location_deck, cards)

    # Seats and the board.

    def read_seats(self) -> None:
        """Read what each seat has, except Lords and Locations."""
        s = self.s
        for seat in range(int(s.seats)):
            letter = constants.SEAT_LETTERS[seat]
            s.pearls[seat] = self.number(f"{letter}.pearls", 0, 999, 0)
            s.keys[seat] = self.number(f"{letter}.keys", 0, 99, 0)
            s.bought[seat] = self.number(f"{letter}.bought", 0, 9, 0)
            self.zone(self.take(f"{letter}.hand"), seat)
            self.zone(self.take(f"{letter}.affiliated"), s.affiliated() + seat)
            self.read_tokens(self.take(f"{letter}.tokens"), seat)

    def read_tokens(self, word: Word, seat: int) -> None:
        """Read the Monster tokens of a seat; the rest are in the pile."""
        s, kinds = self.s, self.s.tables.tokens
        for kind in read_counted(word, {name: i for i, name in enumerate(TOKEN_NAMES[: int(kinds)])}, CARDS):
            self.tokens_left[kind] -= 1
            if self.tokens_left[kind] < 0:
                raise word.fail(f"there are only {s.tables.token_copies[kind]} tokens {TOKEN_NAMES[kind]}")
            s.tokens[seat * kinds + kind] += 1
            s.tokens[s.seats * kinds + kind] -= 1

    def read_board(self) -> None:
        """Read the Threat, the counters of the turn, who triggered the end, the last theft, and the random state."""
        s = self.s
        s.turns = self.number("turns", 0, 1_000_000, 1)
        s.threat = self.number("threat", 1, constants.THREATS, 1) - 1
        s.sold = self.number("sold", 0, 99, sum(int(n) for n in s.bought))
        s.lord_left = self.number("left", 0, 1, 0) == 1
        s.extra = self.number("extra", 0, 1, 0) == 1
        s.end_triggered_by = self.seat("closer", NOBODY)
        s.revealed = self.number("fresh", 0, 1, 0) == 1
        s.dice = self.number("dice", 0, 2**63 - 1, 0)
        used = self.take("used")
        users = {s.tables.lord_names[lord]: int(lord) for lord in s.tables.each_turn_lords}
        for name, offset in used.items():
            s.used[s.tables.each_turn_index[self.one(used, name, offset, users, "Lord to use")]] = 1
        theft = self.take("stolen")
        fields = theft.value.split(":")
        if "stolen" in self.words:
            known = TOKEN_NAMES[: int(s.tables.tokens)]
            if len(fields) != 3 or (fields[2] != EMPTY and fields[2] not in known):
                raise theft.fail("a thief, a victim and a token like A:B:T3 are needed")
            s.thief, s.robbed = self.letter(theft, fields[0], 0), self.letter(theft, fields[1], 2)
            s.taken = TOKEN_NAMES.index(fields[2]) if fields[2] != EMPTY else NOBODY

    # Questions.

    def read_questions(self) -> None:
        """Read the waiting questions and whose turn it is."""
        s, word = self.s, self.take("ask")
        frames = [self.frame(word, part, offset) for part, offset in word.items()]
        if len(frames) > WAITING:
            raise word.fail(f"more than {WAITING} waiting questions")
        turn = frames[0][1] if frames and turn_step(frames[0][0]) < STEPS else 0
        s.turn = self.seat("turn", turn)
        if "ask" not in self.words:
            frames = [(questions.ACTION, int(s.turn), 0, 0)]
        for question in rest_of_turn(s, frames[0][0]) if frames else []:
            s.ask(question, s.turn, 0, 0)
        for question, seat, card, n in frames:
            s.ask(question, seat, card, n)

    def frame(self, word: Word, part: str, offset: int) -> tuple[int, int, int, int]:
        """Read one waiting question: `action:A`, `pay:A:keeper`, `cut:B`."""
        fields = part.split(":")
        t = self.s.tables
        hint = "" if fields[0] in t.question_names else f"; questions are {', '.join(t.question_names)}"
        if fields[0] not in t.question_names or len(fields) < 2:
            raise word.fail(f"a question like action:A or pay:A:keeper is needed, not {part!r}{hint}", offset)
        question, seat = t.question_names.index(fields[0]), self.letter(word, fields[1], offset + len(fields[0]) + 1)
        card_form, number_form = int(t.card_forms[question]), int(t.number_forms[question])
        forms = [form for form in (card_form, number_form) if form not in (questions.NOTHING, questions.PLACE)]
        if len(fields) > 2 + len(forms):
            raise word.fail(f"{fields[0]} has fewer parts than {part!r}", offset)
        fields += [""] * (2 + len(forms) - len(fields))
        card = self.value(word, card_form, fields[2], offset) if card_form != questions.NOTHING else 0
        if number_form == questions.PLACE:
            return question, seat, card, int(laid_place(self.s))
        n = self.value(word, number_form, fields[-1], offset) if number_form != questions.NOTHING else 0
        return question, seat, card, n

    def value(self, word: Word, form: int, text: str, offset: int) -> int:
        """Read one number of a waiting question."""
        if form == questions.LORD_OR_NONE and text in ("", EMPTY):
            return constants.NO_LORD
        if form == questions.LORD or form == questions.LORD_OR_NONE:
            return self.one(word, text, offset, self.lords, "Lord")
        if form == questions.LOCATION:
            return self.one(word, text, offset, self.locations, "Location")
        if form == questions.SEAT:
            return self.letter(word, text, offset)
        if form == questions.SEATS:
            return sum([1 << self.letter(word, letter, offset) for letter in sorted(set(text.split("+")))])
        if form in self.s.tables.number_meanings:
            return self.named_value(word, self.s.tables.number_meanings[form], text, offset)
        low = 1 if form == questions.SPACE else 0
        if text == "" and form != questions.SPACE:
            return 0
        if not (text.isascii() and text.isdigit() and len(text) < 5 and low <= int(text) <= MOST):
            raise word.fail(f"a number from {low} to {MOST} is needed, not {text!r}", offset)
        return int(text) - low

    def named_value(self, word: Word, form: NumberMeaning, text: str, offset: int) -> int:
        """Read a number whose values have names: a Leviathan, a Sentinel, a race, a zone of the Border."""
        if form.none and text == EMPTY:
            return -1
        return self.one(word, text, offset, {name: i for i, name in enumerate(form.names)}, form.what)


def rest_of_turn(s: Position, first: int) -> list[int]:
    """The steps of a turn that implicitly follow a question."""
    program = [int(step) for step in s.tables.program]
    if first == questions.END_GAME:
        return []
    return program[: program.index(first if first in program else questions.ACTION)]
