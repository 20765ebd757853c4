"""Random numbers that anybody can check: the same computed here from hashlib alone."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.rng import Stream, commitment, match_key, stretch_key

KEY = bytes(range(32))


def words(key: bytes, count: int) -> list[int]:
    """The first words of a stream, from its description: SHA-256 in counter mode."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        found += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    return found[:count]


def test_the_words_of_a_stream_are_sha_256_in_counter_mode() -> None:
    stream = Stream(KEY)
    assert [stream.below(2**32) for _ in range(20)] == words(KEY, 20)


def test_a_known_answer() -> None:
    """Written down, so that another implementation can be checked against it by eye."""
    stream = Stream(bytes(32))
    assert [stream.below(100) for _ in range(10)] == [41, 72, 95, 67, 61, 37, 59, 27, 6, 44]
    items = list(range(10))
    Stream(bytes(32)).shuffle(items)
    assert items == [8, 4, 0, 3, 2, 9, 6, 7, 5, 1]


def test_a_number_below_n_is_a_word_modulo_n() -> None:
    stream = Stream(KEY)
    assert [stream.below(52) for _ in range(30)] == [word % 52 for word in words(KEY, 30)]


def test_words_that_would_favour_small_numbers_are_passed_over() -> None:
    n = 3 * 2**30  # a quarter of all words would make the small numbers twice as likely
    fair = [word for word in words(KEY, 200) if word < n]
    stream = Stream(KEY)
    assert [stream.below(n) for _ in range(50)] == fair[:50]
    assert len(fair) < 180


class Impatient(Stream):
    """A stream that ends, where an endless loop would be."""

    def _refill(self) -> None:
        if self._block > 50:
            raise AssertionError("no number is ever good enough")
        super()._refill()


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1, 2**40])
def test_there_is_no_number_below_nothing_nor_beyond_a_word(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        Impatient(KEY).below(n)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 2**32))
def test_a_number_is_below_n_whatever_the_key(key: bytes, n: int) -> None:
    assert 0 <= Stream(key).below(n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_all_numbers_below_n_are_equally_likely(n: int) -> None:
    """Chi-square, with a bound that a fair stream passes 9999 times in 10000; the key is fixed."""
    rounds = 2000 * n
    stream = Stream(sha256(b"fair %d" % n).digest())
    counts = Counter(stream.below(n) for _ in range(rounds))
    expected = rounds / n
    distance = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    degrees = n - 1
    assert distance < degrees + 3.72 * (2 * degrees) ** 0.5 + 10


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    stream = Stream(KEY)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    distance = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert distance < 60  # 23 degrees of freedom


def test_a_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    items = list(range(20))
    expected = items[:]
    source = iter(words(KEY, 100))
    for i in range(19, 0, -1):
        j = next(source) % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    Stream(KEY).shuffle(items)
    assert items == expected


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers()))
def test_a_shuffle_loses_and_makes_nothing(key: bytes, items: list[int]) -> None:
    shuffled = items[:]
    Stream(key).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_a_choice_is_the_item_at_a_random_place() -> None:
    one, two = Stream(KEY), Stream(KEY)
    assert [one.choice("abcdef") for _ in range(20)] == ["abcdef"[two.below(6)] for _ in range(20)]
    with pytest.raises(ValueError, match="0"):
        one.choice([])


def test_a_sample_has_different_items_and_leaves_its_source_alone() -> None:
    source = list(range(9))
    for count in range(10):
        sample = Stream(KEY).sample(source, count)
        assert len(sample) == len(set(sample)) == count
    assert source == list(range(9))


@pytest.mark.parametrize("count", [-1, 4])
def test_a_sample_of_more_than_there_are_or_of_less_than_none_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match=str(count)):
        Stream(KEY).sample("abc", count)


def test_the_key_of_a_stretch_comes_from_the_match_and_the_number_of_the_stretch() -> None:
    assert stretch_key(KEY, 3) == sha256(KEY + bytes([0, 0, 0, 0, 0, 0, 0, 3])).digest()


def test_the_streams_of_different_stretches_have_nothing_in_common() -> None:
    drawn = [tuple(words(stretch_key(KEY, stretch), 8)) for stretch in range(200)]
    assert len({word for each in drawn for word in each}) == 1600


def test_the_key_of_a_match_mixes_the_seed_with_every_nonce_in_its_place() -> None:
    seed = bytes(32)
    by_hand = sha256(b"ludoteca" + seed + b"\x00\x00\x00\x01a" + b"\x00\x00\x00\x02\xc3\xa8")
    assert match_key(seed, ["a", "è"]) == by_hand.digest()
    keys = {
        match_key(seed, nonces) for nonces in ([], ["", ""], ["a", "b"], ["b", "a"], ["ab", ""])
    }
    assert len(keys) == 5


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(KEY) == sha256(KEY).hexdigest()
