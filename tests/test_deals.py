"""Deal codes, exact and typed, their check letter, and the portable shuffle."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, count, islice
from string import ascii_uppercase
from struct import unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import deals
from game.deals import (
    DEAL_COUNT,
    CodeError,
    CodeFault,
    DealCode,
    below,
    check_letter,
    number_letters,
    parse_code,
    parse_typed_code,
    random_words,
    shuffled,
)
from tests.strategies import deal_codes

SOME_NUMBERS = (0, 1, 25, 26, 12_345_678, 300_000_000, DEAL_COUNT - 1)
SPREAD_OUT = range(7, DEAL_COUNT, DEAL_COUNT // 500)


def parsed(text: str) -> DealCode:
    """The code that is exactly ``text``."""
    return parse_code(text, "HH1", ("N",))


def typed(text: str) -> DealCode:
    """The code a person typed as ``text``."""
    return parse_typed_code(text, "HH1", ("N",))


def letters_of(number: int) -> str:
    """The seven letters of a deal number."""
    return number_letters(number) + check_letter(number_letters(number))


@given(deal_codes())
def test_codes_parse_back(code: DealCode) -> None:
    """The text of a code names the same deal, exactly and as typed."""
    assert parsed(str(code)) == typed(str(code)) == code


def test_numbers_are_written_in_base_26() -> None:
    """AAAAAA is number 0, the last letter counts ones, ZZZZZZ is the last deal."""
    assert [number_letters(number) for number in (0, 1, 26)] == ["AAAAAA", "AAAAAB", "AAAABA"]
    assert number_letters(26**6 - 1) == "ZZZZZZ"


@pytest.mark.parametrize("number", [-1, DEAL_COUNT])
def test_there_are_26_to_the_sixth_deals(number: int) -> None:
    """A number outside 0 to 26⁶ − 1 has no code."""
    with pytest.raises(ValueError, match="no deal number"):
        number_letters(number)


def test_the_code_of_number_0() -> None:
    """Deal number 0 is HH1-N-AAAAAAM."""
    assert str(DealCode("HH1", "N", 0)) == "HH1-N-AAAAAAM"


@pytest.mark.parametrize("number", SOME_NUMBERS)
def test_every_wrong_letter_is_found(number: int) -> None:
    """Whichever of the seven letters is mistyped, and whatever is typed for it, the check letter tells."""
    right = letters_of(number)
    for place in range(7):
        for wrong in set(ascii_uppercase) - {right[place]}:
            with pytest.raises(CodeError) as error:
                typed(right[:place] + wrong + right[place + 1 :])
            assert error.value.fault is CodeFault.CHECK


def test_nearly_every_swap_of_neighbours_is_found() -> None:
    """At least 95 % of swaps of two different neighbouring letters, the check letter included, are found."""
    unseen: list[bool] = []
    for letters in map(letters_of, SPREAD_OUT):
        for place in range(6):
            swapped = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
            if swapped != letters:
                unseen.append(check_letter(swapped[:6]) == swapped[6])
    assert len(unseen) > 2500
    assert sum(unseen) / len(unseen) <= 0.05


@pytest.mark.parametrize(
    "text",
    [
        "AAAAAAM",
        "aaaaaam",
        " aaa aaam ",
        "AAA-AAA-M",
        "hh1-n-aaaaaam",
        "HH1NAAAAAAM",
        "hh1 n aaaaaam",
        "HH1--N--AAAAAAM",
        "h h 1 n a a a a a a m",
        "HH1–N—AAAAAAM",
        "HH1\u2011N\u2011AAAAAAM",
        "\tHH1-N-AAAAAAM\n",
    ],
)
def test_typed_codes_are_forgiving(text: str) -> None:
    """Case, spaces and dashes do not matter in a typed code, and HH1-N- may be left out."""
    assert typed(text) == DealCode("HH1", "N", 0)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.FORM),
        ("AAAAAA", CodeFault.FORM),
        ("AAAAAAAM", CodeFault.FORM),
        ("AAAAA1M", CodeFault.FORM),
        ("HH1-AAAAAAM", CodeFault.FORM),
        ("HH1-N-AAAAA", CodeFault.FORM),
        ("HH1-N-AAAAAAMM", CodeFault.FORM),
        ("HH1_N_AAAAAAM", CodeFault.FORM),
        ("ÄAAAAAM", CodeFault.FORM),
        ("HH1-N-AAAAA\u0410M", CodeFault.FORM),
        ("HH\u0661-N-AAAAAAM", CodeFault.FORM),
        ("HH2-N-AAAAAAM", CodeFault.GAME),
        ("HR1-N-AAAAAAM", CodeFault.GAME),
        ("HH1-X-AAAAAAM", CodeFault.VARIANT),
        ("HH1-N-AAAAAAN", CodeFault.CHECK),
        ("aaaaaan", CodeFault.CHECK),
    ],
)
def test_typed_codes_that_are_wrong_say_why(text: str, fault: CodeFault) -> None:
    """A wrong code names the fault: form, game, variant or check letter; its message quotes what was typed."""
    with pytest.raises(CodeError) as error:
        typed(text)
    assert error.value.fault is fault
    assert repr(text) in str(error.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("AAAAAAM", CodeFault.FORM),
        ("hh1-n-aaaaaam", CodeFault.FORM),
        ("HH1-N-AAAAAAm", CodeFault.FORM),
        ("HH1NAAAAAAM", CodeFault.FORM),
        ("HH1-N-AAAAAAM ", CodeFault.FORM),
        ("HH1-N-AAAAAAM-", CodeFault.FORM),
        ("HH1–N–AAAAAAM", CodeFault.FORM),
        ("HH1--AAAAAAM", CodeFault.FORM),
        ("HH2-N-AAAAAAM", CodeFault.GAME),
        ("HH1-M-AAAAAAM", CodeFault.VARIANT),
        ("HH1-N-AAAAAAA", CodeFault.CHECK),
    ],
)
def test_codes_in_records_are_exact(text: str, fault: CodeFault) -> None:
    """A record's code is written in full and in capitals."""
    with pytest.raises(CodeError) as error:
        parsed(text)
    assert error.value.fault is fault


def test_the_seven_letters_name_a_deal_of_the_first_variant() -> None:
    """Where a game has several variants, the letters alone stand for the first; the others are named."""
    assert parse_typed_code("aaaaaam", "HR1", ("N", "D")) == DealCode("HR1", "N", 0)
    assert parse_typed_code("hr1 d aaaaaam", "HR1", ("N", "D")) == DealCode("HR1", "D", 0)


@given(st.text(max_size=20))
def test_any_text_is_a_code_or_a_code_error(text: str) -> None:
    """Whatever is typed either names a deal or is told to be wrong; nothing else happens."""
    try:
        code = typed(text)
    except CodeError:
        return
    assert parsed(str(code)) == code


def test_words_are_the_digests_read_in_order() -> None:
    """The random words of a seed are SHA-256 digests of it and a count, as big-endian 32-bit numbers."""
    digests = (sha256(f"seed/{block}".encode()).digest() for block in count())
    expected = chain.from_iterable(unpack(">8I", digest) for digest in digests)
    assert list(islice(random_words("seed"), 50)) == list(islice(expected, 50))


def test_the_first_word_of_a_seed_is_pinned() -> None:
    """The words of a seed are the same for ever."""
    assert list(islice(random_words("HH1-N-0-0"), 3)) == [1412356540, 1848317850, 40509244]


@pytest.mark.parametrize("limit", range(1, 53))
def test_no_number_is_preferred(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of one byte, each number below the limit comes from equally many of the 256 words."""
    monkeypatch.setattr(deals, "_WORDS", 256)
    chosen = Counter(below_or_refused(limit, word) for word in range(256))
    assert chosen.pop(None, 0) == 256 % limit
    assert chosen == dict.fromkeys(range(limit), 256 // limit)


def below_or_refused(limit: int, word: int) -> int | None:
    """The number below ``limit`` that one word gives, None when it is passed over."""
    try:
        return below(limit, iter((word,)))
    except StopIteration:
        return None


def test_words_past_the_last_multiple_are_passed_over() -> None:
    """A number below 52 is not made of the last words below 2³², which would prefer small numbers."""
    fair = 2**32 - 2**32 % 52
    assert below(52, iter((fair - 1, 7))) == 51
    assert below(52, iter((fair, 7))) == 7
    assert below(52, iter((2**32 - 1, fair, 7))) == 7


@given(st.lists(st.integers()), st.text())
def test_shuffling_keeps_the_items(items: list[int], seed: str) -> None:
    """A shuffle only changes the order."""
    assert Counter(shuffled(items, random_words(seed))) == Counter(items)


def test_every_order_comes_from_equally_many_choices() -> None:
    """Over all choices that can be made, a shuffle of four items gives each of the 24 orders once."""
    choices = ((last, middle, first) for last in range(4) for middle in range(3) for first in range(2))
    orders = {shuffled("abcd", iter(words)) for words in choices}
    assert len(orders) == 24


def test_the_shuffle_goes_from_the_last_place_down() -> None:
    """Each place from the last to the second is swapped with the place that the next number names."""

    def words() -> Iterator[int]:
        yield from (0, 1, 0)

    # The last with the first: dbca. The third with the second: dcba. The second with the first: cdba.
    assert "".join(shuffled("abcd", words())) == "cdba"
