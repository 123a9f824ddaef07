"""What is memorable about deals of Hearts, and what is counted of games."""

from game.session.hearts_achievements import Achievement, achievements
from game.session.hearts_record import HeartsRecord
from game.session.hearts_tally import Tally
from game.session.hearts_tallying import tally_of
from tests.session.hearts_deals import record_of, tiny_game

SIXTEEN = ("2C 3C TC JD", "2D 3D 4D 5D", "2S 3S 5S QS", "2H 3H 4H AH")
ALL_TO_ONE = "2C 2D 2S 2H 3C 3D 3S 3H TC 4D QS 4H JD 5D 5S AH"


def earned(record: HeartsRecord, seat: int) -> set[Achievement]:
    """What a seat achieved."""
    return set(achievements(record, seat))


def test_an_ordinary_deal_is_not_memorable() -> None:
    """Who takes points in the middle of a game has achieved nothing."""
    assert earned(tiny_game((0, 1)), 0) == set()
    assert earned(tiny_game((0, 1)), 1) == set()


def test_a_deal_that_is_not_finished_is_not_memorable() -> None:
    """Before the end of a deal, and before the first, nothing is achieved."""
    assert earned(tiny_game(), 0) == set()
    assert earned(record_of(*SIXTEEN, plays=ALL_TO_ONE[:-3], moon="add"), 0) == set()
    assert earned(record_of(*SIXTEEN, plays=ALL_TO_ONE), 0) == set()


def test_moon_and_sun() -> None:
    """Taking all penalty cards is a moon, taking all tricks a sun; to be spared by another's is no clean deal."""
    record = record_of(*SIXTEEN, plays=ALL_TO_ONE, moon="add", bonus={"JD": -10})
    assert earned(record, 0) == {Achievement.MOON_SHOT, Achievement.SUN_SHOT, Achievement.BONUS_TAKEN}
    assert earned(record, 2) == {Achievement.QUEEN_DODGED}
    assert earned(record, 3) == set()


def test_a_moon_is_stopped_by_a_card() -> None:
    """Who takes one heart while an opponent takes all other penalty cards has stopped a moon."""
    plays = "AH 2D {} 2C 3C AC KC 2H QS QC 3H 3D"
    stopped = record_of("AH 2C 2H 3H", "2D 3C QS 3D", "4D AC KC QC", plays=plays.format("4D"))
    assert earned(stopped, 0) == {Achievement.MOON_STOPPED}
    assert earned(stopped, 1) == {Achievement.CLEAN_DEAL, Achievement.QUEEN_DODGED}
    assert earned(stopped, 2) == set()
    shared = record_of("AH 2C 2H 3H", "2D 3C QS 3D", "4H AC KC QC", plays=plays.format("4H"))
    assert earned(shared, 0) == set()


def test_a_clean_deal_and_a_queen_dodged() -> None:
    """No penalty card is a clean deal; to hold the queen and see another take her is a queen dodged."""
    record = tiny_game((1, 2))
    assert earned(record, 0) == {Achievement.CLEAN_DEAL, Achievement.QUEEN_DODGED}
    assert earned(tiny_game((2, 1)), 0) == {Achievement.CLEAN_DEAL}


def test_a_comeback() -> None:
    """Who was last with half the target and wins by a point has come back, narrowly."""
    record = tiny_game((0, 1), (2, 1), (1, 2), target=15)
    assert earned(record, 0) == {
        Achievement.GAME_WON,
        Achievement.COMEBACK_WIN,
        Achievement.NARROW_WIN,
        Achievement.CLEAN_DEAL,
        Achievement.QUEEN_DODGED,
    }
    assert earned(record, 1) == set()


def test_a_win_without_a_point() -> None:
    """Who wins with nothing at all has won spotlessly, and where it was not by a point not narrowly."""
    assert {Achievement.GAME_WON, Achievement.SPOTLESS_WIN} <= earned(tiny_game((1, 2), (1, 2), target=20), 0)
    assert Achievement.NARROW_WIN not in earned(tiny_game((1, 2), (1, 2), target=20), 0)


def test_the_tally_of_a_game() -> None:
    """A tally has the points of each deal; a place only once the game is over."""
    deals = ((0, 1), (2, 1), (1, 2))
    assert tally_of(tiny_game(*deals), 0) == Tally((13, 0, 0), 0, None)
    assert [tally_of(tiny_game(*deals, target=15), seat).place for seat in range(3)] == [1, 3, 2]
    assert tally_of(tiny_game(), 0) == Tally()


def test_equal_totals_share_a_place() -> None:
    """Winners that share a win are first; others with the same total share the place after them."""
    record = tiny_game((0, 1), (1, 0), target=14)
    assert [tally_of(record, seat).place for seat in range(3)] == [2, 2, 1]
    record = tiny_game((1, 0), (1, 2), target=14)
    assert [tally_of(record, seat).place for seat in range(3)] == [1, 3, 1]


def test_moons_are_counted() -> None:
    """A moon is counted for whoever shot it, with the score that came of it."""
    record = record_of(*SIXTEEN, plays=ALL_TO_ONE, moon="subtract")
    assert tally_of(record, 0) == Tally((-17,), 1, None)
    assert tally_of(record, 1) == Tally((0,), 0, None)


def test_a_moon_may_win_from_behind() -> None:
    """Where a moon wins the game its shooter is first whatever the totals, and nobody else is."""
    record = tiny_game((0, 1), (0, 0), moon="wins_game")
    assert record.deals[-1].outcome is not None
    assert [tally_of(record, seat).place for seat in range(3)] == [1, 3, 2]


def test_teams_and_complex_scores() -> None:
    """Partners with one score have the same tally; a complex score counts by its absolute value."""
    record = record_of(*SIXTEEN, plays=ALL_TO_ONE, moon="add", teams="merged")
    assert tally_of(record, 0) == tally_of(record, 2) == Tally((0,), 1, None)
    record = record_of(*SIXTEEN, plays=ALL_TO_ONE, moon="add", complex=True, points="complex")
    assert tally_of(record, 1).deals == (abs(4 + 13j),)
