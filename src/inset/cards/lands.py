"""Lands (305). Basic land types bring their mana abilities with them (305.6), so that some say nothing."""

from __future__ import annotations

from typing import Final

from inset.kernel.types import ALL_COLORS, BATTLEFIELD, BLACK, BLUE, CREATURE, GREEN, RED, WHITE
from inset.language.card import Card
from inset.language.effects import Choose, PayOr
from inset.language.mods import AddAllCreatureTypes, SetColors
from inset.language.node import Ability
from inset.language.patterns import BecomesTapped
from inset.language.words.kinds import (
    activated,
    basic_land,
    flying,
    land,
    tap_for,
    trample,
    vigilance,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    at_most,
    basic,
    creatures,
    each,
    lands,
    number_of,
    one_of,
    other,
    saved,
    subtype,
    target,
    this,
    this_one,
    you,
    you_control,
    you_have,
)
from inset.language.words.verbs import (
    add_one_of,
    also,
    as_enters,
    attacks,
    base,
    becomes,
    cant_be_blocked,
    cost,
    deal,
    destroy,
    enters_tapped,
    establish,
    has,
    pay_life,
    put_counters,
    sacrifice_this,
    scry,
    search,
    tap,
    tap_symbol,
    to_hand,
    using,
)

_BIT: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN}
_TYPE: Final = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def taps_for(letters: str) -> Ability:
    """ "{T}: Add {W} or {U}"."""
    return activated(tap_symbol, add_one_of(sum(_BIT[letter] for letter in letters)))


def _types(letters: str) -> str:
    return " ".join(_TYPE[letter] for letter in letters)


def dual(name: str, letters: str) -> Card:
    return land(name, _types(letters))


def shock(name: str, letters: str) -> Card:
    return land(name, _types(letters), as_enters(PayOr(you, pay_life(2), unpaid=(tap(this),))))


def fetch(name: str, letters: str) -> Card:
    price = cost(tap_symbol, pay_life(1), sacrifice_this)
    return land(name, "", activated(price, search(subtype(*map(_TYPE.__getitem__, letters)), BATTLEFIELD)))


def check(name: str, letters: str) -> Card:
    """Enters untapped beside a land of one of its types."""
    beside = subtype(*(_TYPE[letter] for letter in letters))
    return land(name, "", enters_tapped(unless=you_have(beside)), taps_for(letters))


def pain(name: str, letters: str) -> Card:
    colored = activated(tap_symbol, add_one_of(_BIT[letters[0]] | _BIT[letters[1]]), deal(1, to=you))
    return land(name, "", tap_for("{C}"), colored)


def fast(name: str, letters: str) -> Card:
    few = at_most(number_of(other & lands & you_control), 2)
    return land(name, "", enters_tapped(unless=few), taps_for(letters))


def temple(name: str, letters: str) -> Card:
    return land(name, "", enters_tapped(), when_enters(scry(1)), taps_for(letters))


def gate(name: str, letters: str) -> Card:
    return land(name, "Gate", enters_tapped(), taps_for(letters))


def bounce(name: str, letters: str) -> Card:
    mana = "".join(f"{{{letter}}}" for letter in letters)
    back = using(Choose(each(lands & you_control), 0), to_hand(saved(0)))
    return land(name, "", enters_tapped(), when_enters(back), tap_for(mana))


def man_land(
    name: str, makes: Ability, price: str, animal: str, colors: int, size: tuple[int, int], *gained: Ability
) -> Card:
    """A land that becomes a creature until end of turn."""
    mods = (also(CREATURE, animal), SetColors(colors), base(*size), *map(has, gained))
    return land(name, "", enters_tapped(), makes, activated(price, becomes(this, *mods)))


_UNBLOCKED: Final = target(creatures)

CARDS: Final[list[Card]] = [
    *(basic_land(name, name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
    *(
        basic_land(f"Snow-Covered {name}", name, snow=True)
        for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
    ),
    basic_land("Wastes", "", tap_for("{C}")),
    # --- two colours --------------------------------------------------------------------------------------------
    dual("Tundra", "WU"), dual("Underground Sea", "UB"), dual("Badlands", "BR"), dual("Taiga", "RG"),
    dual("Savannah", "GW"), dual("Scrubland", "WB"), dual("Volcanic Island", "UR"), dual("Bayou", "BG"),
    dual("Plateau", "RW"), dual("Tropical Island", "GU"),
    shock("Hallowed Fountain", "WU"), shock("Watery Grave", "UB"), shock("Blood Crypt", "BR"),
    shock("Stomping Ground", "RG"), shock("Temple Garden", "GW"), shock("Godless Shrine", "WB"),
    shock("Steam Vents", "UR"), shock("Overgrown Tomb", "BG"), shock("Sacred Foundry", "RW"),
    shock("Breeding Pool", "GU"),
    fetch("Flooded Strand", "WU"), fetch("Polluted Delta", "UB"), fetch("Bloodstained Mire", "BR"),
    fetch("Wooded Foothills", "RG"), fetch("Windswept Heath", "GW"), fetch("Marsh Flats", "WB"),
    fetch("Scalding Tarn", "UR"), fetch("Verdant Catacombs", "BG"), fetch("Arid Mesa", "RW"),
    fetch("Misty Rainforest", "GU"),
    check("Glacial Fortress", "WU"), check("Drowned Catacomb", "UB"), check("Dragonskull Summit", "BR"),
    check("Rootbound Crag", "RG"), check("Sunpetal Grove", "GW"), check("Isolated Chapel", "WB"),
    check("Sulfur Falls", "UR"), check("Woodland Cemetery", "BG"), check("Clifftop Retreat", "RW"),
    check("Hinterland Harbor", "GU"),
    pain("Adarkar Wastes", "WU"), pain("Underground River", "UB"), pain("Sulfurous Springs", "BR"),
    pain("Karplusan Forest", "RG"), pain("Brushland", "GW"), pain("Caves of Koilos", "WB"), pain("Shivan Reef", "UR"),
    pain("Llanowar Wastes", "BG"), pain("Battlefield Forge", "RW"), pain("Yavimaya Coast", "GU"),
    fast("Seachrome Coast", "WU"), fast("Darkslick Shores", "UB"), fast("Blackcleave Cliffs", "BR"),
    fast("Copperline Gorge", "RG"), fast("Razorverge Thicket", "GW"), fast("Concealed Courtyard", "WB"),
    fast("Spirebluff Canal", "UR"), fast("Blooming Marsh", "BG"), fast("Inspiring Vantage", "RW"),
    fast("Botanical Sanctum", "GU"),
    temple("Temple of Enlightenment", "WU"), temple("Temple of Deceit", "UB"), temple("Temple of Malice", "BR"),
    temple("Temple of Abandon", "RG"), temple("Temple of Plenty", "GW"), temple("Temple of Silence", "WB"),
    temple("Temple of Epiphany", "UR"), temple("Temple of Malady", "BG"), temple("Temple of Triumph", "RW"),
    temple("Temple of Mystery", "GU"),
    gate("Azorius Guildgate", "WU"), gate("Izzet Guildgate", "UR"), gate("Gruul Guildgate", "RG"),
    bounce("Azorius Chancery", "WU"), bounce("Izzet Boilerworks", "UR"), bounce("Boros Garrison", "RW"),
    bounce("Simic Growth Chamber", "GU"),
    # --- that become creatures ----------------------------------------------------------------------------------
    man_land("Treetop Village", tap_for("{G}"), "{1}{G}", "Ape", GREEN, (3, 3), trample),
    man_land("Faerie Conclave", tap_for("{U}"), "{1}{U}", "Faerie", BLUE, (2, 1), flying),
    man_land("Celestial Colonnade", taps_for("WU"), "{3}{W}{U}", "Elemental", WHITE | BLUE, (4, 4), flying, vigilance),
    man_land(
        "Raging Ravine", taps_for("RG"), "{2}{R}{G}", "Elemental", RED | GREEN, (3, 3),
        whenever(attacks(), put_counters(this)),
    ),
    land(
        "Mutavault", "", tap_for("{C}"), activated("{1}", becomes(this, also(CREATURE), AddAllCreatureTypes(), base(2, 2))),
    ),
    # --- of every colour, and of none ----------------------------------------------------------------------------
    land("City of Brass", "", whenever(BecomesTapped(this_one), deal(1, to=you)), activated(tap_symbol, add_one_of(ALL_COLORS))),
    land("Mana Confluence", "", activated(cost(tap_symbol, pay_life(1)), add_one_of(ALL_COLORS))),
    land("Evolving Wilds", "", activated(cost(tap_symbol, sacrifice_this), search(basic & lands, BATTLEFIELD, tapped=True))),
    land("Strip Mine", "", tap_for("{C}"), activated(cost(tap_symbol, sacrifice_this), destroy(target(lands)))),
    land("Wasteland", "", tap_for("{C}"), activated(cost(tap_symbol, sacrifice_this), destroy(target(~basic & lands)))),
    land(
        "Rogue's Passage", "", tap_for("{C}"),
        activated(cost("{4}", tap_symbol), establish(cant_be_blocked(one_of(_UNBLOCKED)))),
    ),
    land(
        "Castle Vantress", "", enters_tapped(unless=you_have(subtype("Island"))), tap_for("{U}"),
        activated(cost("{2}{U}{U}", tap_symbol), scry(2)),
    ),
]  # fmt: skip
