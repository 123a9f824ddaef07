"""Heart to Heart in a real window, played with a real mouse pointer."""

from pathlib import Path

from game.heart_to_heart.example import EXAMPLE_MOVES
from game.heart_to_heart.moves import HeartPair
from game.session.solitaire_record import GAME, parse_solitaire_record, replay
from game.table.layout import table_layout
from tests.shell.ways import targets_of
from tests.shell.window import NEEDS_WINDOW, SIZE, Window, kept_in

pytestmark = NEEDS_WINDOW


def test_the_example_deal_is_played_with_a_real_pointer(display: str, tmp_path: Path) -> None:
    """Clicks play the example deal up to its last move; what was saved replays to that, and is won in a second run."""
    layout = table_layout(SIZE)
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    for move in EXAMPLE_MOVES[:-1]:
        for target in targets_of(move):
            window.click(layout.box_of(target))
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        record = parse_solitaire_record(store.running(GAME))
        assert record.moves == tuple(map(str, EXAMPLE_MOVES[:-1]))
        *_, last = replay(record)
        assert last.score == 250 - (20 if isinstance(EXAMPLE_MOVES[-1], HeartPair) else 10)
    window = Window(display, tmp_path)
    window.key("Return")
    for target in targets_of(EXAMPLE_MOVES[-1]):
        window.click(layout.box_of(target))
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        assert store.statistics(GAME).won == 1
        assert store.running(GAME) is None
    assert window.complaints() == ""


def test_a_key_reaches_the_window(display: str, tmp_path: Path) -> None:
    """Draws by the D key are played and kept, and the closing signal ends the program with exit code 0."""
    window = Window(display, tmp_path, "--deal", "HH1-N-AAAAAAM")
    for _ in range(3):
        window.key("d")
    assert window.end() == 0
    with kept_in(tmp_path) as store:
        assert parse_solitaire_record(store.running(GAME)).moves == ("d", "d", "d")
