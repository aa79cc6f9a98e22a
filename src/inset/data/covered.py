"""Which rules of the played games have a proof, and why the others have none.

A rule is proved if a test or a scenario cites it, or if all of its subrules are proved or explained. What can't be proved
by playing is explained in ``unproved/CHAPTER.tsv``: a rule or a whole section, the kind of the reason, the reason.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from inset.data import rulebook

PLAYED: Final = (
    *range(100, 123), *range(200, 214), *range(300, 316), *range(400, 409), *range(500, 515), *range(601, 617),
    700, *range(703, 734), 800, 802, 806, 903,
)  # fmt: skip
KINDS: Final = {
    "word": "says what a word means or points to another rule: nothing happens by it",
    "table": "about cardboard, sleeves, printing, or people at a table",
    "elsewhere": "about games that are not played: other variants, tournaments, supplementary cards",
    "absent": "nothing that is played can bring it about; a card that would is refused",
}


class Reason(NamedTuple):
    kind: str
    why: str


@cache
def explained() -> dict[str, Reason]:
    """Rule or section -> why no test proves it."""
    found: dict[str, Reason] = {}
    for page in sorted(files("inset.data").joinpath("unproved").iterdir(), key=lambda page: page.name):
        for line in page.read_text(encoding="utf-8").splitlines():
            number, kind, why = line.split("\t")
            if not rulebook.exists(number) or kind not in KINDS or not why or number in found:
                raise ValueError(f"{page.name}: {line}")
            found[number] = Reason(kind, why)
    return found


def reason(number: str) -> Reason | None:
    """Why there is no proof of a rule, if a reason is given for it or its section."""
    found = explained()
    return found.get(number) or found.get(re.sub("[a-z]$", "", number)) or found.get(number[:3])


def rules(section: int) -> list[str]:
    """The numbered rules of a section."""
    return [number for number in rulebook.numbers() if number.startswith(f"{section}.")]


def lacking(section: int, proved: Collection[str]) -> list[str]:
    """The rules of a section that have neither proof nor reason."""
    numbers = rules(section)
    found = []
    for number in numbers:
        subrules = [other for other in numbers if re.fullmatch(re.escape(number) + "[a-z]", other)]
        if number not in proved and reason(number) is None and not subrules:
            found.append(number)
    return found
