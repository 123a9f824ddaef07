"""Keeps the catalogues of translations.

``extract`` gathers the messages of the code in messages.pot, ``update`` merges them into each language's catalogue,
``compile`` makes the files that the game reads, and ``check`` tells what is missing, wrong or out of date in any.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from game.shell.language import LANGUAGES, SOURCE

ROOT = Path(__file__).resolve().parent.parent
TRANSLATED = tuple(code for code in LANGUAGES if code != SOURCE)

_CODE = "game/shell"
_LOCALE = "game/shell/locale"
_KEYWORDS = {"_": (1,), "_n": (1, 2), "_c": ((1, "c"), 2)}
_COMMENT_TAG = "Translators:"
_WIDTH = 120
_HEADERS = ("Language:", "Plural-Forms:", "MIME-Version:", "Content-Type:", "Content-Transfer-Encoding:")


class Catalogue(Catalog):
    """Messages with a header that has no dates and no names, so that the same messages always make the same file."""

    def __iter__(self) -> Iterator[Message]:
        """Yield the header and then each message."""
        header, *messages = super().__iter__()
        lines = [line for line in str(header.string).splitlines() if line.startswith(_HEADERS)]
        yield Message("", "\n".join([*lines, ""]))
        yield from messages


class BrokenCatalogueError(ValueError):
    """A file that can not be read as a catalogue; the text is one line that says which, where and why."""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Do what the command line asks for; the exit code is 1 when a check found anything."""
    commands: dict[str, Callable[[Path], None]] = {"extract": extract, "update": update, "compile": compile_all}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=[*commands, "check"])
    command = parser.parse_args(arguments).command
    try:
        if command != "check":
            commands[command](root)
            return 0
        faults = list(check(root))
    except BrokenCatalogueError as broken:
        faults = [str(broken)]
    print("\n".join(faults) or "All catalogues are complete.")
    return 1 if faults else 0


def extract(root: Path) -> None:
    """Write messages.pot."""
    write(messages_of_code(root), template_path(root))


def update(root: Path) -> None:
    """Merge what messages.pot has into each catalogue; what is like a message that is gone is marked as fuzzy."""
    template = read(template_path(root))
    for language in TRANSLATED:
        path = po_path(root, language)
        catalogue = read(path, language) if path.exists() else _empty(language)
        catalogue.update(template)
        write(catalogue, path)


def compile_all(root: Path) -> None:
    """Write what the game reads."""
    for language in TRANSLATED:
        mo_path(root, language).write_bytes(compiled(read(po_path(root, language), language)))


def check(root: Path) -> Iterator[str]:
    """One line for each fault of the catalogues."""
    missing = [path for path in _all_paths(root) if not path.exists()]
    if missing:
        yield from (f"{path.relative_to(root)}: is missing" for path in missing)
        return
    template = messages_of_code(root)
    if _essence(template) != _essence(read(template_path(root))):
        yield f"{template_path(root).relative_to(root)}: is out of date, so extract and update"
    for language in TRANSLATED:
        catalogue = read(po_path(root, language), language)
        name = po_path(root, language).relative_to(root)
        yield from (f"{name}: {fault}" for fault in _faults(catalogue, template))
        if mo_path(root, language).read_bytes() != compiled(catalogue):
            yield f"{mo_path(root, language).relative_to(root)}: is out of date, so compile"


# Files


def template_path(root: Path) -> Path:
    """Where the messages of the code are."""
    return root / _LOCALE / "messages.pot"


def po_path(root: Path, language: str) -> Path:
    """Where the translations are written."""
    return root / _LOCALE / language / "LC_MESSAGES" / "messages.po"


def mo_path(root: Path, language: str) -> Path:
    """Where the game reads them."""
    return po_path(root, language).with_suffix(".mo")


def _all_paths(root: Path) -> list[Path]:
    paths = [path(root, language) for language in TRANSLATED for path in (po_path, mo_path)]
    return [template_path(root), *paths]


def messages_of_code(root: Path) -> Catalogue:
    """What the code says to people, with the comments meant for translators."""
    catalogue = _empty()
    found = extract_from_dir(root / _CODE, keywords=_KEYWORDS, comment_tags=(_COMMENT_TAG,), strip_comment_tags=True)
    for file, line, message, comments, context in found:
        catalogue.add(message, locations=[(f"{_CODE}/{file}", line)], auto_comments=comments, context=context)
    return catalogue


def read(path: Path, language: str | None = None) -> Catalogue:
    """The catalogue in a .po or .pot file; its plural forms are those of ``language``. Raises BrokenCatalogueError."""
    try:
        with path.open("rb") as file:
            found = read_po(file, locale=language, abort_invalid=True)
    except (PoFileError, UnicodeDecodeError) as broken:
        raise BrokenCatalogueError(f"{path}: {broken}") from broken
    catalogue = _empty(language)
    catalogue.header_comment = found.header_comment
    for message in found:
        if message.id:
            catalogue[message.id] = message
    catalogue.obsolete = found.obsolete
    return catalogue


def compiled(catalogue: Catalog) -> bytes:
    """The contents of a .mo file."""
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def texts(string: object) -> tuple[str, ...]:
    """The forms of a message or of its translation: one, or one for each plural form."""
    return tuple(map(str, string)) if isinstance(string, list | tuple) else (str(string or ""),)


def _empty(language: str | None = None) -> Catalogue:
    return Catalogue(language, header_comment="# Heart to Heart", fuzzy=False)


def write(catalogue: Catalog, path: Path) -> None:
    """Write a .po or .pot file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        # Line numbers would change with every line of code.
        write_po(file, catalogue, width=_WIDTH, include_lineno=False)


def _essence(catalogue: Catalog) -> dict[tuple[str | None, object], str]:
    return {(message.context, message.id): " ".join(message.auto_comments) for message in catalogue if message.id}


# Faults


def _faults(catalogue: Catalogue, template: Catalogue) -> Iterator[str]:
    for message in template:
        if message.id and catalogue.get(message.id, message.context) is None:
            yield f"lacks {_name(message)}"
    for message in (message for message in catalogue if message.id):
        if template.get(message.id, message.context) is None:
            yield f"has {_name(message)}, which the code has no more"
        yield from _faults_of(message)
    yield from (f"has obsolete {_name(message)}" for message in catalogue.obsolete.values())


def _faults_of(message: Message) -> Iterator[str]:
    translated = texts(message.string)
    if message.fuzzy:
        yield f"is fuzzy about {_name(message)}"
    if not all(translated):
        yield f"does not translate {_name(message)}" + (" in all plural forms" if any(translated) else "")
    else:
        wanted = [_fields(text) for text in texts(message.id)]
        wrong = (text for text in translated if _fields(text) not in wanted)
        yield from (f"has other fields in {text!r} than {_name(message)}" for text in wrong)


def _name(message: Message) -> str:
    context = f" ({message.context})" if message.context else ""
    return f"{texts(message.id)[0]!r}{context}"


def _fields(text: str) -> set[str] | None:
    # How a field is written out, such as with leading zeros, may differ: dates do.
    try:
        return {name for _literal, name, _spec, _conversion in Formatter().parse(text) if name is not None}
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main())
