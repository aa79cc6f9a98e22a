"""Write what Inset does about each rule that is played, in its own words: rule_words.tsv of inset.data.

A sentence written by hand takes precedence: those of ``inset.data.sentences``, and those of ``rule_sentences.tsv``
beside this file, one number and sentence per line. For the other rules the words are, the shortest first, the shortest name of a
test of the rule's own section that cites it, the title of a scenario that cites it first, and a sentence of a docstring of the
rules that begins with its number; if there are none of these, whatever else cites it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / part) for part in (".", "src")]

from inset.data import rulebook  # noqa: E402
from inset.data.sentences import BY_NUMBER  # noqa: E402
from tools.generated import DATA, ROOT, Files, main  # noqa: E402
from tools.proofs import LOADER, TESTS, marked  # noqa: E402

WORDS = DATA / "rule_words.tsv"
BY_HAND = Path(__file__).with_name("rule_sentences.tsv")
RULES = ROOT / "src" / "inset" / "rules"
FEWEST, LONGEST = 5, 220  # words and letters at most, unless there is nothing else
GOOD = (0, 1, 2)  # a test of its own section, a scenario that cites it first, a docstring that begins with it
LAST = 9  # comes after every other source
_NUMBER = r"\d{3}\.\d+[a-z]?(?:[–-][a-z])?"
_SENTENCE = re.compile(
    rf"(?<![\w.])((?:{_NUMBER})(?:(?:, | and )(?:{_NUMBER}|[a-z]))*): (.+?)(?:\.(?=\s|$)|;(?=\s)|$)", re.DOTALL
)
_NOUN = r"(?:owner|player|controller|opponent|card|spell|creature|commander)"
SIGNS = (  # what a name can't have, and where it belongs
    (re.compile(r"\bcan(?:nt|t| not)\b"), "can't"),
    (re.compile(r"\b(does|is|are|do|did|has|was|were|would|could|have)nt\b"), r"\1n't"),
    (re.compile(r"\b(state|turn) based\b"), r"\1-based"),
    (re.compile(r"\bdouble faced\b"), "double-faced"),
    (re.compile(rf"\bface (up|down) (?={_NOUN}|permanent|component|object)"), r"face-\1 "),
    (re.compile(rf"\b(its|an?|one|another|that|each) ({_NOUN})s (?=[a-z])"), r"\1 \2's "),
    (re.compile(r"\bx\b"), "X"),
)
Said = tuple[int, int, str, str]  # how good a source, how long; the words, and where they are


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


def in_the_rules() -> Iterator[tuple[str, Said]]:
    """What docstrings that begin with a rule's number say."""
    for path in sorted(RULES.rglob("*.py")):
        where = path.relative_to(RULES.parent).as_posix()
        for name, text in _docstrings(path):
            for found in _SENTENCE.finditer(text):
                words = " ".join(found[2].split())
                for place, number in enumerate(numbers_of(found[1])):
                    yield number, (2 if place == 0 else 3, len(words), words, f"{where} {name}")


def in_tests() -> Iterator[tuple[str, Said]]:
    """The names of tests as sentences; those of a file about the rule's own section first."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for number, names in marked(path).items():
            own = f"_{number[:3]}_" in path.stem
            for name in names:
                words = spelled(name.rpartition("::test_")[2].replace("_", " "))
                yield number, (0 if own else 4, len(words), words, "")


def spelled(words: str) -> str:
    """The words of a test's name with the signs that a name can't have.

    >>> spelled("a double faced card cant go to its owners hand")
    "a double-faced card can't go to its owner's hand"
    """
    for pattern, instead in SIGNS:
        words = pattern.sub(instead, words)
    return words


def in_scenarios() -> Iterator[tuple[str, Said]]:
    """The titles of scenarios; those that cite the rule first before the others."""
    for path in sorted((TESTS / "scenarios").rglob("*.yaml")):
        data = yaml.load(path.read_text(encoding="utf-8"), LOADER)  # noqa: S506  it is a safe one
        for scenario in data if isinstance(data, list) else [data]:
            if scenario.get("basis") != "unclear" and scenario.get("title"):
                words = scenario["title"].rstrip(".")
                for place, number in enumerate(scenario.get("rules", ())):
                    yield number, (1 if place == 0 else 5, len(words), words, "")


def by_hand() -> dict[str, str]:
    """Rule -> the sentence that was written for it."""
    found: dict[str, str] = {}
    for line in BY_HAND.read_text(encoding="utf-8").splitlines():
        number, words = line.split("\t")
        found[number] = words
    return found


def rows() -> dict[str, tuple[list[str], str]]:
    """Rule -> what Inset does about it, and where, if known."""
    best: dict[str, dict[int, Said]] = {}
    where: dict[str, tuple[int, str]] = {}
    for number, said in (*in_the_rules(), *in_tests(), *in_scenarios()):
        if said[3] and (said[0], said[3]) < where.get(number, (LAST, "")):
            where[number] = (said[0], said[3])
        source = said[0] if len(said[2].split()) >= FEWEST and said[1] <= LONGEST else LAST
        known = best.setdefault(number, {})
        if source not in known or said < known[source]:
            known[source] = said
    found: dict[str, tuple[list[str], str]] = {}
    written = by_hand()
    for number in sorted({*best, *written} - {*BY_NUMBER}):
        if number in written:
            found[number] = ([written[number]], where.get(number, (0, ""))[1])
        elif rulebook.exists(number):
            by_source = best[number]
            some = [by_source[source] for source in GOOD if source in by_source] or [by_source[min(by_source)]]
            words = list(dict.fromkeys(_sentence(said[2]) for said in sorted(some, key=lambda said: said[1])))
            found[number] = (words, where.get(number, (0, ""))[1])
    return found


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}{'' if words.endswith(('?', '!')) else '.'}"


def files() -> Files:
    lines = ["\t".join([number, where, *words]) for number, (words, where) in rows().items()]
    return {WORDS: "\n".join(lines) + "\n"}


if __name__ == "__main__":
    sys.exit(main(__doc__, files))
