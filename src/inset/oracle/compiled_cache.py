"""Cards that were compiled, kept from one process to the next: by what is printed on them and the version of the grammar.

A card that was compiled before doesn't have to wait for the grammar. There is a file for each card; a damaged one, or
one made by another version, is compiled again.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from inset.data import places
from inset.data.card_records import CardRecord
from inset.kernel.errors import InsetError
from inset.language.card import Card
from inset.language.codec import from_data, to_data
from inset.oracle.ladder_cache import key, version

KEPT_VERSIONS: Final = 3
SHOWN: Final = 8  # words of a clause


class Verdict(NamedTuple):
    """The card, or why it can't be played. One of the two is empty. ``unread``: the words at which reading stopped."""

    card: Card | None
    refusal: str
    unread: tuple[str, ...] = ()


def verdict(record: CardRecord) -> Verdict:
    """What the compiler says about a card."""
    file = _folder() / f"{key(record)}.json"
    found = _read(file)
    if found is not None:
        return found
    from inset.oracle.compile import compile_card  # the grammar: not needed for a cached card
    from inset.oracle.proof_ladder import refusal

    made = compile_card(record)
    why = refusal(made)
    stops = [why for why in made.declined if why.at >= 0 and why.words]
    found = Verdict(None if why else made.card, why, tuple(_words(why.words[why.at :]) for why in stops))
    _write(file, found)
    return found


def _words(words: Sequence[str]) -> str:
    """The first few of them, as a person would write them."""
    text = " ".join(words[:SHOWN]) + (" …" if len(words) > SHOWN else "")
    for sign in ",.:;":
        text = text.replace(f" {sign}", sign)
    return text.replace(" 's", "'s").replace("~", "this")


# --- what is kept ---------------------------------------------------------------------------------------------------------
class _Kept(msgspec.Struct):
    refusal: str
    card: Any = None
    unread: tuple[str, ...] = ()


_KEPT: Final = msgspec.json.Decoder(_Kept)


def _folder() -> Path:
    return places.cache() / "cards-compiled" / version()


def _read(file: Path) -> Verdict | None:
    try:
        kept = _KEPT.decode(file.read_bytes())
        card = None if kept.card is None else from_data(kept.card)
    except (OSError, msgspec.DecodeError, InsetError, RecursionError):
        return None
    if card is None:
        return Verdict(None, kept.refusal, kept.unread) if kept.refusal else None
    return Verdict(card, "") if isinstance(card, Card) and not kept.refusal else None


def _write(file: Path, found: Verdict) -> None:
    """Also deletes what older versions have cached, when a version caches its first card."""
    is_first = not file.parent.is_dir()
    card = None if found.card is None else to_data(found.card)
    if not places.write(file, msgspec.json.encode(_Kept(found.refusal, card, found.unread))) or not is_first:
        return
    try:
        versions = [path for path in file.parent.parent.iterdir() if path.is_dir()]
        versions.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        for old in versions[KEPT_VERSIONS:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return
