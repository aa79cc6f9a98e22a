"""What a new edition of the rules changes: which numbers moved, which texts changed, and which proofs and files that affects.

    python tools/new_edition.py OLD NEW [--json]

An edition is a file of JSON lines with ``number`` and ``text``, or the rules as text: a line for each rule, its number
first (``100.1a Text``), with or without Markdown's stars. No text of either edition is kept.

A rule has moved if its words are under another number. References to other rules do not count as words: if 715
becomes 716, "see rule 715.3d" becomes "see rule 716.3d", and nothing has changed.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from difflib import SequenceMatcher
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / part) for part in (".", "src")]

from tools.generated import DATA  # noqa: E402

Edition = Mapping[str, str]  # the text of each rule, by number

NUMBER = r"\d{3}(?:\.\d+[a-z]?)?"
LINE = re.compile(rf"[\s#+*>]*({NUMBER})\.?[\s*]+(\S.*)")
REFERENCE = re.compile(rf"(?<![\w.]){NUMBER}(?![\w])")
ALIKE = 0.75  # of the words, for a rule that has moved and been reworded at once


@dataclass(frozen=True, slots=True)
class Changes:
    """What happened to rules from one edition to the next; numbers are old ones, except for ``new``."""

    moved: dict[str, str] = field(default_factory=dict)
    reworded: dict[str, str] = field(default_factory=dict)  # the words that differ
    gone: tuple[str, ...] = ()
    new: tuple[str, ...] = ()

    @property
    def touched(self) -> tuple[str, ...]:
        return tuple(sorted({*self.moved, *self.reworded, *self.gone}, key=order))


@dataclass(frozen=True, slots=True)
class Touched:
    """What in the project refers to a rule."""

    number: str
    proofs: tuple[str, ...]
    files: tuple[str, ...]


def order(number: str) -> tuple[int, int, str]:
    """The place of a number in the rules.

    >>> sorted(["702.10", "702.9a", "100"], key=order)
    ['100', '702.9a', '702.10']
    """
    section, _, rest = number.partition(".")
    digits = re.match(r"\d*", rest)
    rule = digits.group() if digits else ""
    return int(section), int(rule or 0), rest[len(rule) :]


def read(path: Path) -> Edition:
    """The rules of a file, by number."""
    text = path.read_text(encoding="utf-8-sig")
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("{"):
            entry = json.loads(line)
            if re.fullmatch(NUMBER, entry["number"]):
                found[entry["number"]] = entry["text"]
        elif match := LINE.match(line):
            found.setdefault(match[1], match[2].strip("* "))
    if not found:
        raise SystemExit(f"{path}: no rules in it; each must begin a line with its number")
    return found


def compare(old: Edition, new: Edition) -> Changes:
    """Finds each old rule again, under its own number or another."""
    kept = {number for number in old if number in new and words(old[number]) == words(new[number])}
    left = [number for number in old if number not in kept]
    free = [number for number in new if number not in kept]
    moved = _moved(left, free, old, new)
    arrived = set(moved.values())
    stayed = [number for number in left if number not in moved and number in new and number not in arrived]
    reworded = {number: difference(old[number], new[number]) for number in stayed}
    reworded |= {
        number: difference(old[number], new[to]) for number, to in moved.items() if words(old[number]) != words(new[to])
    }
    return Changes(
        moved,
        reworded,
        tuple(number for number in left if number not in moved and number not in reworded),
        tuple(number for number in free if number not in arrived and number not in reworded),
    )


def _moved(left: list[str], free: list[str], old: Edition, new: Edition) -> dict[str, str]:
    """Same words under another number; then nearly the same, in the section where most of its neighbours went."""
    places: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for number in free:
        places[words(new[number])].append(number)
    moved = {number: found.pop(0) for number in left if (found := places[words(old[number])])}
    sections = {number.partition(".")[0]: to.partition(".")[0] for number, to in moved.items()}
    taken = set(moved.values())
    for number in left:
        section, _, rest = number.partition(".")
        there = f"{sections.get(section, section)}.{rest}"
        if number not in moved and there != number and there in free and there not in taken:
            if alike(old[number], new[there]) >= ALIKE:
                moved[number] = there
                taken.add(there)
    return moved


def words(text: str) -> tuple[str, ...]:
    """The words of a rule, without the numbers of others."""
    return tuple(re.findall(r"[\w{}/+−-]+", REFERENCE.sub("", text).lower()))


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, words(one), words(other), autojunk=False).ratio()


def difference(one: str, other: str) -> str:
    """The words that were removed and added.

    >>> difference("that player may cast it", "that player may play it now")
    '-cast +play, +now'
    """
    before, after = words(one), words(other)
    parts = []
    for what, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what != "equal":
            went, came = " ".join(before[i:j]), " ".join(after[k:m])
            parts.append(" ".join([*([f"-{went}"] if went else []), *([f"+{came}"] if came else [])]))
    return ", ".join(parts)


def touched(numbers: Iterable[str]) -> list[Touched]:
    """The proofs of each rule, and the files that name it."""
    proofs: dict[str, list[str]] = json.loads((DATA / "proofs.json").read_text(encoding="utf-8"))
    places: dict[str, set[str]] = defaultdict(set)
    wanted = set(numbers)
    for folder in ("src", "tests", "docs/guide"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".yaml", ".md"):
                for number in wanted.intersection(REFERENCE.findall(path.read_text(encoding="utf-8"))):
                    places[number].add(path.relative_to(ROOT).as_posix())
    return [Touched(n, tuple(proofs.get(n, ())), tuple(sorted(places[n]))) for n in sorted(wanted, key=order)]


def tell(changes: Changes, found: list[Touched]) -> list[str]:
    """The changes for people: what to check, and where."""
    lines = [
        f"{len(changes.moved)} moved, {len(changes.reworded)} reworded, {len(changes.gone)} gone, {len(changes.new)} new"
    ]
    lines += [
        f"moved     {number} → {to}" for number, to in sorted(changes.moved.items(), key=lambda row: order(row[0]))
    ]
    lines += [
        f"reworded  {number}: {what}"
        for number, what in sorted(changes.reworded.items(), key=lambda row: order(row[0]))
    ]
    lines += [f"gone      {number}" for number in sorted(changes.gone, key=order)]
    lines += [f"new       {number}" for number in sorted(changes.new, key=order)]
    for one in found:
        if one.proofs or one.files:
            lines += [f"{one.number}: {len(one.proofs)} proofs"]
            lines += [f"    {proof}" for proof in one.proofs]
            lines += [f"    named in {place}" for place in one.files]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path, help="the edition that the project follows")
    parser.add_argument("new", type=Path, help="the new one")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    chosen = parser.parse_args()
    changes = compare(read(chosen.old), read(chosen.new))
    found = touched(changes.touched)
    if chosen.json:
        print(json.dumps({**asdict(changes), "touched": [asdict(one) for one in found]}, indent=1, ensure_ascii=False))
    else:
        print(*tell(changes, found), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
