"""The solver, checked against a search through all moves, and against what is known of many deals."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

import pytest

from game.cards import RANKS
from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import Draw, Move, Redeal, WastePair
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State
from tests.heart_to_heart.positions import position
from tests.tools.exhaustive import Search, can_be_won
from tools.solver import chance_share, fewest_moves, greedy_share, is_winnable, winning_moves

# The share of deals that can be won, by how many ranks lie whole in the heart, from 400,000 deals.
WINNABLE = 0.285
WINNABLE_BY_WHOLE_RANKS = (0.406, 0.190, 0.069, 0.021)


def fewest_by_search(state: State) -> int | None:
    """The fewest moves to the win, by trying all moves everywhere; None when it can not be won."""
    reached, seen, count = [state], {table(state)}, 0
    while reached:
        if any(map(is_won, reached)):
            return count
        following = [apply(each, move) for each in reached for move in legal_moves(each)]
        reached = []
        for each in following:
            if table(each) not in seen:
                seen.add(table(each))
                reached.append(each)
        count += 1
    return None


def table(state: State) -> tuple[object, ...]:
    """All of a state but its number of moves."""
    return state.heart, state.stock, state.waste


def small_position(random: Random) -> State:
    """A few cards of a few ranks in the lower half of the heart, and a few outside."""
    ranks = random.sample(RANKS, 4) * 4
    random.shuffle(ranks)
    places = set(random.sample(POSITIONS[10:], random.randint(4, 8)))
    heart = tuple(ranks.pop() if place in places else None for place in POSITIONS)
    outside = tuple(ranks[: random.randint(2, 6)])
    drawn = random.randint(0, len(outside))
    return State(heart, outside[drawn:], outside[:drawn])


def replayed(state: State, moves: tuple[Move, ...]) -> State:
    """The state after ``moves``, each of them legal."""
    for move in moves:
        state = apply(state, move)
    return state


def check_against_search(state: State) -> bool:
    """Whether the position can be won; the solver's answers agree with those of the search."""
    fewest, some, best = fewest_by_search(state), winning_moves(state), fewest_moves(state)
    assert is_winnable(state) == (fewest is not None)
    assert (None if best is None else len(best)) == fewest
    if fewest is None or best is None or some is None:
        assert (fewest, best, some) == (None, None, None)
        return False
    assert is_won(replayed(state, best))
    assert is_won(replayed(state, some))
    assert len(some) >= len(best)
    return True


def test_small_positions_are_solved_as_by_search() -> None:
    """On small positions the solver finds a win when there is one, and the fewest moves that win."""
    random = Random(1)
    won = [check_against_search(small_position(random)) for _ in range(150)]
    assert 30 < sum(won) < 120


@pytest.mark.soak
def test_many_small_positions_are_solved_as_by_search() -> None:
    """On many small positions the solver agrees with the search."""
    random = Random(2)
    assert 400 < sum(check_against_search(small_position(random)) for _ in range(2_000)) < 1_600


def check_fewest_exhaustively(number: int) -> bool:
    """Whether the deal can be won; an exhaustive search finds no game shorter than the solver's."""
    state = deal(deal_code(number))
    moves = fewest_moves(state)
    if moves is None:
        return False
    assert Search(state, limit=len(moves)).fewest() == len(moves)
    return True


@pytest.mark.parametrize("number", [117, 213, 509, 892, 897])
def test_no_game_of_a_deal_is_shorter(number: int) -> None:
    """Trying everything on a whole deal brings no shorter game than the solver finds; the first one takes 48 moves."""
    assert check_fewest_exhaustively(number)


@pytest.mark.soak
def test_no_game_of_many_deals_is_shorter() -> None:
    """Trying everything on the first 100 deals brings no shorter game than the solver finds."""
    assert sum(check_fewest_exhaustively(number) for number in range(100)) > 20


def test_deals_can_be_won_as_trying_everything_tells() -> None:
    """For each of 40 deals, trying all pairs in all orders tells the same as the solver."""
    states = [deal(deal_code(number)) for number in range(1_000, 1_040)]
    assert [is_winnable(state) for state in states] == [can_be_won(state) for state in states]


@pytest.mark.soak
def test_many_deals_can_be_won_as_trying_everything_tells() -> None:
    """For each of 1,000 deals, trying all pairs in all orders tells the same as the solver."""
    states = [deal(deal_code(number)) for number in range(2_000, 3_000)]
    assert [is_winnable(state) for state in states] == [can_be_won(state) for state in states]


def test_a_trap_is_avoided() -> None:
    """Three kings lie in the heart, one of them under another; the fourth must not be spent on the one beside."""
    trap = position({22: "K", 23: "K", 24: "K"}, "2", "K")
    assert not is_winnable(replayed(trap, (WastePair(23),)))
    assert is_won(replayed(trap, winning_moves(trap) or ()))
    # Of the three pairs that lie there at first, one is wrong.
    assert greedy_share(trap, 300, 0) == pytest.approx(2 / 3, abs=0.1)


@pytest.mark.parametrize("number", range(40))
def test_winning_moves_win_from_the_deal(number: int) -> None:
    """What the solver finds can be played from the deal to the win, draws and redeals included."""
    state = deal(deal_code(number))
    moves = winning_moves(state)
    assert (moves is not None) == is_winnable(state)
    if moves is not None:
        assert is_won(replayed(state, moves))
        assert replayed(state, moves).score == 250


def test_a_won_game_takes_no_more_moves() -> None:
    """In a won game there is nothing left to solve."""
    state = position({}, "A 2", "3")
    assert is_winnable(state)
    assert winning_moves(state) == fewest_moves(state) == ()


def test_a_sample_of_deals_can_be_won_as_often_as_known() -> None:
    """Of 1,500 deals about as many can be won as 400,000 show, fewer the more ranks lie whole in the heart."""
    check_shares(range(1_500), tolerance=0.04)


@pytest.mark.soak
def test_many_deals_can_be_won_as_often_as_known() -> None:
    """Of 20,000 deals as many can be won as 400,000 show, by the ranks that lie whole in the heart too."""
    check_shares(range(20_000), tolerance=0.012)


def check_shares(numbers: range, tolerance: float) -> None:
    """Compare the shares of winnable deals; groups are smaller than the whole, so they may be further off."""
    deals: Counter[int] = Counter()
    won: Counter[int] = Counter()
    dead = 0
    for state in map(deal, map(deal_code, numbers)):
        whole = list(Counter(state.heart).values()).count(4)
        deals[whole] += 1
        won[whole] += is_winnable(state)
        dead += is_dead_end(state)
    assert won.total() / deals.total() == pytest.approx(WINNABLE, abs=tolerance)
    assert dead / deals.total() == pytest.approx(0.0972, abs=tolerance)
    for whole, share in enumerate(WINNABLE_BY_WHOLE_RANKS):
        assert won[whole] / deals[whole] == pytest.approx(share, abs=2 * tolerance)


def test_the_fewest_moves_of_some_deals_are_pinned() -> None:
    """The fewest moves of the first deals that can be won are known."""
    found = {number: len(moves) for number in range(14) if (moves := fewest_moves(deal(deal_code(number))))}
    assert found == {0: 82, 1: 73, 3: 82, 4: 80, 10: 67, 12: 72}


@pytest.mark.soak
def test_the_fewest_moves_of_many_deals_are_as_known() -> None:
    """Over 600 winnable deals the fewest moves are 78 in the middle, 98 for all but a tenth, seldom under 50."""
    games = list(fewest_games(600))
    lengths = [len(moves) for moves in games]
    assert sum(length < 50 for length in lengths) <= 3
    assert median(lengths) == pytest.approx(78, abs=3)
    assert quantiles(lengths, n=10)[-1] == pytest.approx(98, abs=3)
    draws = [sum(isinstance(move, Draw) for move in moves) for moves in games]
    redeals = [sum(isinstance(move, Redeal) for move in moves) for moves in games]
    pairs = [len(moves) - drawn - redealt for moves, drawn, redealt in zip(games, draws, redeals, strict=True)]
    assert median(draws) == pytest.approx(56, abs=3)
    assert (median(redeals), median(pairs)) == (2, 20)


def fewest_games(count: int) -> Iterator[tuple[Move, ...]]:
    """The shortest games of the first ``count`` deals that can be won."""
    number = 0
    while count:
        moves = fewest_moves(deal(deal_code(number)))
        number += 1
        if moves:
            count -= 1
            yield moves


def test_greedy_play_is_the_same_for_the_same_seed() -> None:
    """The share of games won greedily depends on nothing but the deal, the number of games and the seed."""
    state = deal(deal_code(172))
    shares = [greedy_share(state, 20, seed) for seed in (1, 1, 2)]
    assert shares[0] == shares[1] != shares[2]
    assert all(0 < share < 1 for share in shares)


def test_greedy_play_wins_no_deal_that_can_not_be_won() -> None:
    """Who takes any pair at once loses a hopeless deal always, and where no choice comes up wins always."""
    assert greedy_share(position({25: "4"}, "2", "3"), 5, 0) == 0
    assert greedy_share(position({23: "K", 24: "K", 20: "2"}, "2", "3"), 5, 0) == 1


def test_chance_falls_into_traps() -> None:
    """Who leaves the next pair to chance loses by one wrong pair of three, and never where there is no choice."""
    trap = position({22: "K", 23: "K", 24: "K"}, "2", "K")
    assert chance_share(trap, 300, 0) == pytest.approx(2 / 3, abs=0.1)
    assert chance_share(trap, 300, 0) == chance_share(trap, 300, 0) != chance_share(trap, 300, 1)
    assert chance_share(position({25: "4"}, "2", "3"), 5, 0) == 0
    assert chance_share(position({20: "K", 23: "K", 24: "2"}, "2 3", "3"), 5, 0) == 0
    assert chance_share(position({20: "K", 23: "K", 24: "2"}, "2 K", "K"), 5, 0) == 1


def test_chance_wins_no_deal_that_can_not_be_won() -> None:
    """Of the first deals chance wins some, and only such as can be won."""
    won = [state for state in map(deal, map(deal_code, range(100))) if chance_share(state, 5, 0)]
    assert len(won) > 10
    assert all(map(is_winnable, won))


@pytest.mark.soak
def test_greedy_play_wins_as_often_as_known() -> None:
    """Who always takes any pair at once wins 20 % of all deals."""
    won = sum(greedy_share(deal(deal_code(number)), 1, number) for number in range(4_000))
    assert won / 4_000 == pytest.approx(0.20, abs=0.02)
