"""Write what Inset does about each rule that is played, in its own words: rule_words.tsv of inset.data.

The sentences are written by hand: those of ``inset.data.sentences``, and those of ``rule_sentences.tsv`` beside this file,
one number and sentence per line. A test fails if a test or scenario cites a rule that has none. Where a rule is decided is
read from the docstrings of the rules that begin with its number.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.data.sentences import BY_NUMBER  # noqa: E402
from tools.generated import DATA, ROOT, Files, main  # noqa: E402

WORDS = DATA / "rule_words.tsv"
BY_HAND = Path(__file__).with_name("rule_sentences.tsv")
RULES = ROOT / "src" / "inset" / "rules"
LONGEST = 220  # letters of a sentence
_NUMBER = r"\d{3}\.\d+[a-z]?(?:[–-][a-z])?"
_HEAD = re.compile(rf"(?<![\w.])((?:{_NUMBER})(?:(?:, | and )(?:{_NUMBER}|[a-z]))*): ")
Place = tuple[
    int, str
]  # 0 if the docstring names the rule first; the file, and the name of what the docstring belongs to


def numbers_of(head: str) -> list[str]:
    """``508.1a–c, 702.3b`` as numbers; ``601.2b, g`` too."""
    found: list[str] = []
    for part in re.split(r", | and ", head):
        whole = re.fullmatch(r"(\d{3}\.\d+)([a-z]?)(?:[–-]([a-z]))?", part)
        if whole is None:
            if found:
                found.append(found[-1].rstrip("abcdefghijklmnopqrstuvwxyz") + part)
            continue
        base, first, last = whole[1], whole[2], whole[3]
        if first and last:
            found += [f"{base}{chr(letter)}" for letter in range(ord(first), ord(last) + 1)]
        else:
            found.append(f"{base}{first}")
    return found


def _docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Each docstring of functions and classes, with the name of what it belongs to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            text = ast.get_docstring(node)
            if text:
                yield node.name, " ".join(text.split())


def places() -> dict[str, Place]:
    """Rule -> where it is decided, as far as docstrings say so."""
    found: dict[str, Place] = {}
    for path in sorted(RULES.rglob("*.py")):
        where = path.relative_to(RULES.parent).as_posix()
        for name, text in _docstrings(path):
            for head in _HEAD.finditer(text):
                for i, number in enumerate(numbers_of(head[1])):
                    place = (min(i, 1), f"{where} {name}")
                    found[number] = min(place, found.get(number, place))
    return found


def by_hand() -> dict[str, str]:
    """Rule -> the sentence that was written for it."""
    found: dict[str, str] = {}
    for line in BY_HAND.read_text(encoding="utf-8").splitlines():
        number, words = line.split("\t")
        found[number] = words
    return found


def files() -> Files:
    where, written = places(), by_hand()
    lines = [
        f"{number}\t{where.get(number, (0, ''))[1]}\t{written[number]}" for number in sorted({*written} - {*BY_NUMBER})
    ]
    return {WORDS: "\n".join(lines) + "\n"}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
