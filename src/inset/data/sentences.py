"""Each numbered sentence of the rules about cards with a second set of characteristics: what Inset does, and where.

The rules at the heart of the project, in its own words. Which tests and scenarios prove a sentence is collected by
``tools/proofs.py`` into ``proofs.json`` and ``docs/generated/sentences.md``. One founding document numbers the chapter on
adventurer cards 716, which today means Class cards: its numbers are known as ``716.3d@old``.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Sentence(NamedTuple):
    number: str
    what: str
    where: str


_FRAMES = "rules/objects/frames.py"
_TABLE = "rules/objects/frames.py TABLE"


def _family(chapter: str, word: str, card: str) -> list[Sentence]:
    """The sentences that chapters 715 and 720 have in common."""
    return [
        Sentence(
            f"{chapter}.1", f"{card} has two faces in one frame; the second is the inset.", "language/card.py Card"
        ),
        Sentence(
            f"{chapter}.2", "The inset is a second set of characteristics that a spell of the card may have.", _FRAMES
        ),
        Sentence(
            f"{chapter}.2a",
            f"“Has {word}” asks whether the copiable values hold such an inset, in every zone and whatever is in use.",
            "rules/objects/frames.py has, rules/meaning/filters.py HasAlternative",
        ),
        Sentence(
            f"{chapter}.2b",
            "The inset goes along with copies: a copy takes the whole card definition.",
            "rules/objects/layers.py copiable",
        ),
        Sentence(
            f"{chapter}.2c", "One card is one object, with one card number, in every zone.", "rules/model/state.py Obj"
        ),
        Sentence(
            f"{chapter}.3",
            "Each way of playing the card is an offer of its own.",
            "rules/objects/frames.py ways, rules/playing/offers.py",
        ),
        Sentence(
            f"{chapter}.3a",
            "Timing, prohibitions, permissions, targets and costs are judged by the spell that it would be.",
            "rules/playing/prospective_spell.py prospect, judge",
        ),
        Sentence(
            f"{chapter}.3b",
            "On the stack with the inset in use, the spell has nothing of the normal set.",
            "rules/objects/frames.py printed",
        ),
        Sentence(
            f"{chapter}.3c",
            "A copy of the spell takes the pair: the card and the set in use.",
            "rules/actions/copies.py put_copy",
        ),
        Sentence(f"{chapter}.4", "Everywhere else only the normal set is in use.", "rules/objects/frames.py in_force"),
        Sentence(
            f"{chapter}.5",
            "The inset's name is among the names that may be chosen.",
            "rules/meaning/card_names.py, rules/objects/frames.py choosable_names",
        ),
    ]


SENTENCES: Final = (
    Sentence(
        "201.4f",
        "An inset's name may be chosen; if a name with certain characteristics is asked for, the inset's own count.",
        "rules/meaning/card_names.py NameBook",
    ),
    *_family("715", "an Adventure", "An adventurer card"),
    Sentence(
        "715.3d",
        "As it resolves, it is exiled instead of going to the graveyard; its controller may play the card from exile for as long "
        "as it stays there, but not as the Adventure.",
        "rules/events/replacing_moves.py _frame_clause, rules/events/permissions.py grant_normal_play",
    ),
    Sentence(
        "702.160a",
        "The keyword gives the choice: without it the card can't be cast prototyped.",
        "rules/objects/frames.py ways",
    ),
    Sentence(
        "718.1", "The inset holds a mana cost, a power and a toughness, and nothing else.", "language/card.py Card"
    ),
    Sentence("718.2", "They may be in use while the object is a spell or a permanent.", _TABLE),
    Sentence(
        "718.2a",
        "They go along with copies: a copy takes the whole card definition and the set in use.",
        "rules/objects/layers.py copiable",
    ),
    Sentence(
        "718.3",
        "Casting it prototyped is a way of its own, not an alternative cost.",
        "rules/objects/frames.py ways, rules/playing/offers.py",
    ),
    Sentence(
        "718.3a",
        "Legality is judged by the cost and size that the spell would have.",
        "rules/playing/prospective_spell.py prospect",
    ),
    Sentence(
        "718.3b", "Spell and permanent have the inset's cost, size and colors.", "rules/objects/frames.py printed"
    ),
    Sentence(
        "718.3c", "A copy of a prototyped spell is prototyped, and so is its token.", "rules/actions/copies.py put_copy"
    ),
    Sentence(
        "718.3d", "A copy of a prototyped permanent has the small cost and size.", "rules/objects/layers.py copiable"
    ),
    Sentence(
        "718.4",
        "In every other zone, and cast normally, the card has its full cost and size.",
        "rules/objects/frames.py in_force",
    ),
    Sentence("718.5", "Name, types and abilities are those of the normal set.", "rules/objects/frames.py printed"),
    *_family("720", "an Omen", "An omen card"),
    Sentence(
        "720.3d",
        "As it resolves, its controller shuffles it into its owner's library; it doesn't go to the graveyard.",
        "rules/events/replacing_moves.py _frame_clause",
    ),
    *[
        s
        for s in _family("722", "a prepare spell", "A preparation card")
        if s.number not in ("722.3a", "722.3b", "722.3c", "722.3", "722.4")
    ],
    Sentence("722.3", "There is no way to cast the card with its inset.", "rules/objects/frames.py TABLE can_play"),
    Sentence(
        "722.3a",
        "A permanent with a prepare spell that isn't prepared yet gets the designation; others don't.",
        "rules/events/designations.py designate",
    ),
    Sentence(
        "722.3b",
        "Becoming unprepared removes the designation, and with it the copy.",
        "rules/events/designations.py undesignate",
    ),
    Sentence(
        "722.3c",
        "Becoming prepared, or phasing in prepared, creates a copy of the inset in exile, which the permanent's controller "
        "may cast; once it is cast, the permanent is no longer prepared.",
        "rules/events/designations.py create_copy, rules/playing/offers.py, rules/playing/casting.py _becomes_cast",
    ),
    Sentence("722.3d", "A copy of the spell is the same spell.", "rules/actions/copies.py put_copy"),
    Sentence("722.4", "In every zone the card has only its normal set.", "rules/objects/frames.py in_force"),
    Sentence(
        "903.4e",
        "The symbols and colors of the inset count for the card's color identity.",
        "rules/objects/frames.py color_identity",
    ),
)
BY_NUMBER: Final = {sentence.number: sentence for sentence in SENTENCES}


def today(number: str) -> str:
    """The present number of a citation in the old numbering: ``716.3d@old`` is 715.3d."""
    if number.endswith("@old") and number.startswith("716"):
        return "715" + number[3 : -len("@old")]
    return number
