"""Cards and their sets of characteristics (109.3, 200): faces, insets, tokens.

A card is one card, however many sets of characteristics it is printed with (715.2c). ``faces[0]`` is its normal set;
``frame`` says which kind of card it is, and the table in ``rules/objects/frames.py`` what that means.
"""

from __future__ import annotations

from typing import Final

from inset.kernel.mana import ManaCost
from inset.language.node import Ability, ColorWords, Node, Subtypes, dataclass

# --- kinds of frames ----------------------------------------------------------------------------------------------
PLAIN: Final = 0
ADVENTURE: Final = 1  # 715
OMEN: Final = 2  # 720
PROTOTYPE: Final = 3  # 718
PREPARE: Final = 4  # 722
SPLIT: Final = 5  # 709
MODAL: Final = 6  # 712.3: modal double-faced
TRANSFORM: Final = 7  # 712.2: transforming double-faced
ROOM: Final = 8  # 709.5: a split permanent card with a shared type line
FLIP: Final = 9  # 710
MELD: Final = 10  # 712.4: one card of a meld pair; its other set is that of the two cards combined
DOUBLE_FACED: Final = (MODAL, TRANSFORM, MELD)  # 712.1
HALVES: Final = (SPLIT, ROOM)  # 709.2: two castable halves on one face
FRAME_WORD: Final = {
    PLAIN: "normal",
    ADVENTURE: "adventure",
    OMEN: "omen",
    PROTOTYPE: "prototype",
    PREPARE: "prepare",
    SPLIT: "split",
    MODAL: "modal",
    TRANSFORM: "transform",
    ROOM: "room",
    FLIP: "flip",
    MELD: "meld",
}

# The subtypes by which the spells of some frames are known (205.3k).
FRAME_SUBTYPE: Final = {ADVENTURE: "Adventure", OMEN: "Omen"}


@dataclass(frozen=True, slots=True)
class Face(Node):
    """One set of characteristics. ``colors`` is a color indicator or a definition; none: by the mana cost (105.2)."""

    name: str = ""
    cost: ManaCost | None = None
    types: int = 0
    subtypes: Subtypes = ()
    supertypes: int = 0
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()
    colors: ColorWords | None = None
    loyalty: int | None = None
    defense: int | None = None

    def color_mask(self) -> int:
        if self.colors is not None:
            return self.colors
        return self.cost.colors() if self.cost is not None else 0


@dataclass(frozen=True, slots=True)
class Card(Node):
    faces: tuple[Face, ...]
    frame: int = PLAIN

    @property
    def name(self) -> str:
        return self.faces[0].name

    @property
    def full_name(self) -> str:
        """``Bonecrusher Giant // Stomp``; prototypes have one name (718.5), and a meld card is called by its own."""
        names = [face.name for face in self.faces if face.name]
        return names[0] if self.frame in (PROTOTYPE, MELD) else " // ".join(names)

    def text(self) -> str:
        """The rules text of every set of characteristics, in the style of current Oracle text."""
        from inset.language.text import card_text  # the writers import cards, so cards import them only when needed

        return card_text(self)

    def __repr__(self) -> str:
        """``<Card Bonecrusher Giant {2}{R} // Stomp {1}{R}>``; a prototype's second set is its cost and size."""
        sets = []
        for face in self.faces:
            words = [face.name] if face.name else []
            if face.cost is not None:
                words.append(str(face.cost))
            if not face.name and face.power is not None:
                words.append(f"{face.power}/{face.toughness}")
            sets.append(" ".join(words))
        return f"<Card {' // '.join(sets)}>"


@dataclass(frozen=True, slots=True)
class Token(Node):
    """The characteristics that an effect gives a token (111.3); a double-faced one has a back face (111.10i)."""

    face: Face
    back: Face | None = None

    def card(self) -> Card:
        """As a card, the form in which objects store their characteristics."""
        return Card((self.face,)) if self.back is None else Card((self.face, self.back), TRANSFORM)
