"""The tool that keeps the catalogues: what it extracts, merges and compiles, and every fault it tells."""

from gettext import GNUTranslations
from pathlib import Path

import pytest

from tools import translate
from tools.translate import TRANSLATED, mo_path, po_path, template_path

CODE = """\
def words(n):
    # Translators: on a button.
    return _("Undo"), _("{day} of {month:02}"), _n("{n} card", "{n} cards", n), _c("verb", "Deal"), _c("noun", "Deal")
"""
WORDS: dict[str, tuple[str, ...]] = {
    "Undo": ("Kumoa",),
    "{day} of {month:02}": ("{day}.{month}.",),
    "{n} card": ("{n} kortti", "{n} korttia", "{n} korttia", "{n} korttia"),
    "Deal": ("Jako",),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the folder of a small project with whole catalogues."""
    code = tmp_path / "game" / "shell" / "words.py"
    code.parent.mkdir(parents=True)
    code.write_text(CODE, encoding="utf-8")
    _run(tmp_path, "extract", "update")
    for language in TRANSLATED:
        _fill(tmp_path, language)
    _run(tmp_path, "compile")
    return tmp_path


def _run(project: Path, *commands: str) -> None:
    for command in commands:
        assert translate.main([command], project) == 0


def _fill(project: Path, language: str) -> None:
    """Give every message that has no translation one of WORDS."""
    catalogue = translate.read(po_path(project, language), language)
    for message in catalogue:
        words = WORDS.get(translate.texts(message.id)[0])
        if words and not any(translate.texts(message.string)):
            message.string = words[: catalogue.num_plurals] if message.pluralizable else words[0]
    translate.write(catalogue, po_path(project, language))


def _change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def _code(project: Path) -> Path:
    return project / "game" / "shell" / "words.py"


def _faults(project: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What check prints, which must go with its exit code; the folder of the catalogues is left out."""
    capsys.readouterr()
    code = translate.main(["check"], project)
    lines = capsys.readouterr().out.splitlines()
    assert (code == 0) == (lines == ["All catalogues are complete."])
    return [] if code == 0 else [line.removeprefix("game/shell/locale/") for line in lines]


def test_the_catalogues_of_the_game_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    """Every message of the game has a translation in every language, with all plural forms, in the files shipped."""
    assert _faults(translate.ROOT, capsys) == []


def test_whole_catalogues_have_no_faults(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After extract, update, translating and compile there is nothing to tell."""
    assert _faults(project, capsys) == []


def test_the_game_reads_what_is_compiled(project: Path) -> None:
    """The standard library finds messages, plural forms and contexts in a compiled catalogue."""
    with mo_path(project, "fi").open("rb") as file:
        finnish = GNUTranslations(file)
    assert finnish.gettext("Undo") == "Kumoa"
    assert finnish.ngettext("{n} card", "{n} cards", 5) == "{n} korttia"
    assert finnish.pgettext("verb", "Deal") == "Jako"


def test_files_are_the_same_each_time(project: Path) -> None:
    """Doing everything again changes no byte: there is no date, no name, no line number in the files."""
    folder = template_path(project).parent
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    _change(_code(project), "def words", "\n\ndef words")
    _run(project, "extract", "update", "compile")
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    assert b"Date" not in b"".join(before.values())


def test_comments_for_translators_are_handed_on(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A comment in the code stands before its message in the template; a changed one is out of date."""
    assert "#. on a button.\n#: game/shell/words.py\n" in template_path(project).read_text(encoding="utf-8")
    _change(_code(project), "on a button", "on two buttons")
    assert _faults(project, capsys) == ["messages.pot: is out of date, so extract and update"]


def test_a_new_message_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A message new in the code is lacking everywhere until it is extracted and translated."""
    _change(_code(project), '_("Undo")', '_("Undo"), _("Completely different")')
    lines = _faults(project, capsys)
    assert "messages.pot: is out of date, so extract and update" in lines
    for language in TRANSLATED:
        assert f"{language}/LC_MESSAGES/messages.po: lacks 'Completely different'" in lines
    _run(project, "extract", "update", "compile")
    assert _faults(project, capsys) == [
        f"{language}/LC_MESSAGES/messages.po: does not translate 'Completely different'" for language in TRANSLATED
    ]


def test_a_changed_message_is_fuzzy_until_somebody_looks(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A translation that is taken over for a changed message is not trusted, nor compiled."""
    _change(_code(project), '"{day} of {month:02}"', '"{day} in {month:02}"')
    _run(project, "extract", "update", "compile")
    told = [line for line in _faults(project, capsys) if line.startswith("sl/")]
    assert told == ["sl/LC_MESSAGES/messages.po: is fuzzy about '{day} in {month:02}'"]


def test_a_message_that_is_gone_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the code says no more is told before the update, and as obsolete after it."""
    _change(_code(project), '_c("noun", "Deal")', "None")
    fault = "cs/LC_MESSAGES/messages.po: has 'Deal' (noun), which the code has no more"
    assert fault in _faults(project, capsys)
    _run(project, "extract", "update", "compile")
    assert "cs/LC_MESSAGES/messages.po: has obsolete 'Deal' (noun)" in _faults(project, capsys)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('msgstr "Kumoa"', 'msgstr ""', "does not translate 'Undo'"),
        ('msgstr[2] "{n} korttia"', 'msgstr[2] ""', "does not translate '{n} card' in all plural forms"),
        ('msgstr[2] "{n} korttia"\n', "", "does not translate '{n} card' in all plural forms"),
        ('"{day}.{month}."', '"{day}.{moon}."', "has other fields in '{day}.{moon}.' than '{day} of {month:02}'"),
        ('"{day}.{month}."', '"{day}."', "has other fields in '{day}.' than '{day} of {month:02}'"),
        ('"{day}.{month}."', '"{day}.{month"', "has other fields in '{day}.{month' than '{day} of {month:02}'"),
        ('msgstr[1] "{n} korttia"', 'msgstr[1] "korttia"', "has other fields in 'korttia' than '{n} card'"),
        ('msgstr "Kumoa"', 'msgstr "Kumoa {n}"', "has other fields in 'Kumoa {n}' than 'Undo'"),
    ],
)
def test_each_fault_of_a_translation_has_its_line(
    project: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str
) -> None:
    """One line names the catalogue and says what is wrong with which message."""
    _change(po_path(project, "sk"), old, new)
    _run(project, "compile")
    assert _faults(project, capsys) == [f"sk/LC_MESSAGES/messages.po: {fault}"]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('msgstr[2] "{n}', 'msgstr[3] "{n}"\nmsgstr[2] "{n}', "more translations than num_plurals"),
        ('msgstr "Kumoa"', "Kumoa", "misformatted"),
    ],
)
def test_a_broken_catalogue_is_one_line(
    project: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, why: str
) -> None:
    """A catalogue with too many plural forms, or that is none, is told by its path; nothing is written over it."""
    path = po_path(project, "cs")
    _change(path, old, new)
    broken = path.read_bytes()
    for command in ("check", "compile", "update"):
        assert translate.main([command], project) == 1
        (line,) = capsys.readouterr().out.splitlines()
        assert line.startswith(f"{path}: ")
        assert why in line
    assert path.read_bytes() == broken


def test_a_translation_that_is_not_compiled_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file that the game reads must be made anew after each change."""
    _change(po_path(project, "cs"), "Kumoa", "Vrátit")
    assert _faults(project, capsys) == ["cs/LC_MESSAGES/messages.mo: is out of date, so compile"]


def test_missing_files_are_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each file that is not there has its line."""
    mo_path(project, "fi").unlink()
    po_path(project, "sl").unlink()
    assert _faults(project, capsys) == [
        "fi/LC_MESSAGES/messages.mo: is missing",
        "sl/LC_MESSAGES/messages.po: is missing",
    ]


def test_an_update_keeps_what_translators_wrote(project: Path) -> None:
    """Translations, remarks and the glossary at the head outlast an update."""
    _change(po_path(project, "fi"), "# Heart to Heart\n", "# Heart to Heart\n#\n# stock: nostopakka\n")
    _change(po_path(project, "fi"), "#. on a button.", "# short!\n#. on a button.")
    before = po_path(project, "fi").read_text(encoding="utf-8")
    _run(project, "update")
    assert po_path(project, "fi").read_text(encoding="utf-8") == before
