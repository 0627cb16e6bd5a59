"""Random numbers: the same in every form, fair, and independent of each other."""

import hashlib
from collections import Counter

from hadal.core import chance
from hadal.core.vector import numbers, vector

SECRET = chance.secret_of(1)
EXPECTED = [
    6800748037843966157,
    98443904356269389,
    2492589934919096457,
    3248800117070709450,
    126917578932975851,
    1290794103399382801,
]
SHUFFLED = [0, 1, 6, 4, 9, 3, 8, 2, 5, 7]
AFTER = 1149340968506252484
ENTRIES = [184179870222691186, 4671545753661032327]


def test_the_small_generator_gives_the_same_numbers_compiled_and_plain() -> None:
    state, found = 12345, []
    for _ in range(6):
        state = chance.next_state(state)
        found.append(chance.output(state))
    assert found == EXPECTED
    assert chance.next_state(chance.MASK) == 0x1E3779B97F4A7C14


def test_numbers_derived_from_a_seed_do_not_repeat_its_numbers() -> None:
    for seed in (0, 1, 12345, chance.MASK):
        own, other = [seed], [chance.derive(seed)]
        for _ in range(500):
            own.append(chance.next_state(own[-1]))
            other.append(chance.next_state(other[-1]))
        assert not set(own) & set(other)


def test_a_shuffle_is_the_same_compiled_and_plain() -> None:
    cards = vector(list(range(10)))
    after = chance.shuffle(cards, 10, 7)
    assert numbers(cards, 0, 10) == SHUFFLED
    assert after == AFTER


def test_a_shuffle_leaves_the_cards_below_alone() -> None:
    cards = vector(list(range(10)))
    chance.shuffle(cards, 4, 99)
    assert sorted(numbers(cards, 0, 4)) == [0, 1, 2, 3]
    assert numbers(cards, 4, 10) == [4, 5, 6, 7, 8, 9]


def test_below_is_even() -> None:
    state, found = 1, Counter[int]()
    for _ in range(7000):
        state = chance.next_state(state)
        found[chance.below(state, 7)] += 1
    assert set(found) == set(range(7))
    assert all(abs(count - 1000) < 150 for count in found.values())


def test_every_order_of_four_cards_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(4800):
        cards = vector([0, 1, 2, 3])
        chance.shuffle(cards, 4, chance.entry_dice(SECRET, seed))
        found[tuple(numbers(cards, 0, 4))] += 1
    assert len(found) == 24
    assert all(abs(count - 200) < 75 for count in found.values())


def test_the_dice_of_each_entry_follow_from_the_secret_alone() -> None:
    first = [chance.entry_dice(SECRET, n) for n in range(100)]
    assert first == [chance.entry_dice(SECRET, n) for n in range(100)]
    assert len(set(first)) == 100
    assert not set(first) & {chance.entry_dice(chance.secret_of(2), n) for n in range(100)}
    assert all(0 <= n <= chance.MASK for n in first)
    assert first[:2] == ENTRIES


def test_the_stream_is_fair_and_repeats() -> None:
    stream = chance.Stream(SECRET, "deal")
    found = Counter(stream.below(6) for _ in range(6000))
    assert all(abs(found[n] - 1000) < 150 for n in range(6))
    one, other = chance.Stream(SECRET, "deal"), chance.Stream(SECRET, "deal")
    assert one.shuffled(list(range(51))) == other.shuffled(list(range(51)))
    assert chance.Stream(SECRET, "deal").word() != chance.Stream(SECRET, "other").word()


def test_the_stream_reads_on_past_its_first_chunk() -> None:
    stream = chance.Stream(SECRET, "deal")
    words = [stream.word() for _ in range(400)]
    assert len(set(words)) == 400
    chunk = hashlib.shake_256(SECRET + b"deal" + (1).to_bytes(4, "big")).digest(512)
    assert words[128] == int.from_bytes(chunk[:4], "big")


def test_the_commitment_is_the_plain_sha256_of_the_secret() -> None:
    assert chance.commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_secrets_have_256_bits_and_those_of_real_tables_are_never_the_same() -> None:
    assert len(SECRET) == len(chance.new_secret()) == 32
    assert chance.new_secret() != chance.new_secret()
    assert chance.secret_of(1) == SECRET != chance.secret_of(2)


def test_a_redraw_changes_the_dice_of_every_entry() -> None:
    found = {chance.entry_dice(SECRET, n, redraw) for n in range(50) for redraw in range(20)}
    assert len(found) == 1000
    assert chance.entry_dice(SECRET, 7, 0) == chance.entry_dice(SECRET, 7)
