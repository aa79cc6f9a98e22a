"""Instants and sorceries from Abandon Hope to Graceful Reprieve: each is cast, each way is used."""

from __future__ import annotations

from typing import Any

import pytest

from inset.kernel.types import GREEN
from inset.language import keywords as k
from inset.rules.model.event_records import ROLLED
from inset.rules.objects.layers import chars_of
from tests.cards.tries import Try, counters, keyword
from tests.harness import PLENTY, A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES, GIANT


# --- instants and sorceries -----------------------------------------------------------------------------
def frog_of(t: Scene, name: str) -> bool:
    """A token that is 1/1, green, a Frog and of no other creature type; otherwise the original (707.9b)."""
    (token,) = (o for o in t.st.objs.values() if o.token)
    chars = chars_of(t.st, token)
    found = (chars.name, chars.power, chars.toughness, chars.colors, sorted(chars.subtypes))
    return found == (name, 1, 1, GREEN, ["Frog"])


TALES = {
    "graveyard": ["Opt", "Bonecrusher Giant", BEARS],
    "exile": ["Divination", "Lovestruck Beast", "Forest"],
}
LOOKED_AT = ["Shock", BEARS, ANGEL, ELVES, "Forest", "Opt", "Island"]
TRIES = (
    Try("Abandon Hope",
        lambda t: t.sorted_names("graveyard", 1) == ["Opt", "Shock"]
        and t.sorted_names("graveyard") == ["Abandon Hope", BEARS, "Opt"],
        (2, "Opt", BEARS, "Opt", "Shock"), hand=("Opt", BEARS, GIANT), bob={"hand": ["Opt", GIANT, "Shock"]}),
    Try("Abandon Hope", lambda t: t.sorted_names("hand", 1) == ["Opt"], bob={"hand": ["Opt"]}),
    Try("Act of Treason", lambda t: (
        t.sorted_names("battlefield") == [ANGEL] and not t.called(ANGEL).tapped and keyword(t, ANGEL, k.HASTE)
        and t.until("upkeep", 2).sorted_names("battlefield", 1) == [ANGEL]
    ), theirs=({"card": ANGEL, "tapped": True},)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 4) and t.sorted_names("graveyard", 1) == [BEARS],
        (ANGEL, BEARS), theirs=(BEARS, ANGEL)),
    Try("Agony Warp", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Angelic Purge", lambda t: t.sorted_names("exile", 1) == [ANGEL] and BEARS in t.sorted_names("graveyard"),
        (ANGEL, BEARS),
        mine=(BEARS, "Wastes"), theirs=(ANGEL,)),
    Try("Barkshell Blessing", lambda t: t.size(BEARS) == (4, 4), (BEARS,), mine=(BEARS,), theirs=(ANGEL,)),
    Try("Barkshell Blessing",
        lambda t: t.size(BEARS) == (4, 4) and t.size(ANGEL) == (6, 6) and t.called(ELVES).tapped,
        ("Yes", BEARS, "Yes", ANGEL), mine=(BEARS, ELVES), theirs=(ANGEL,)),
    Try("Break Open", lambda t: t.size(ANGEL) == (4, 4), theirs=({"card": ANGEL, "face_down": True},)),
    Try("Cabal Therapy",
        lambda t: t.sorted_names("graveyard", 1) == ["Opt", "Opt"] and t.sorted_names("hand", 1) == ["Shock"],
        ("Bob", "Opt"),
        bob={"hand": ["Opt", "Shock", "Opt"]}),
    Try("Call to Mind", lambda t: t.sorted_names("hand") == ["Opt"], ann={"graveyard": ["Opt", BEARS]}),
    Try("Candlekeep Inspiration",
        lambda t: t.size(ELVES) == (4, 4) and t.size(ANGEL) == (4, 4) and t.size(BEARS) == (2, 2),
        mine=(ELVES, ANGEL), theirs=(BEARS,), ann=TALES),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("{1}",), theirs=(ANGEL,),
        hand=("Bloomvine Regent",)),
    Try("Caustic Exhale", lambda t: t.size(ANGEL) == (1, 1), ("Behold",), theirs=(ANGEL,),
        hand=("Bloomvine Regent",)),
    Try("Chaplain's Blessing", lambda t: t.lives == (25, 20)),
    Try("Cloudshift",
        lambda t: t.sorted_names("battlefield") == [BEARS] and not t.called(BEARS).tapped and not t.called(BEARS).counters,
        mine=({"card": BEARS, "tapped": True, "counters": {"+1/+1": 1}},)),
    Try("Cloudshift",
        lambda t: t.sorted_names("battlefield") == [ANGEL] and t.until("upkeep", 2).sorted_names("battlefield") == [ANGEL],
        mine=({"card": ANGEL, "owner": "Bob"},)),
    Try("Collected Company",
        lambda t: t.sorted_names("battlefield") == [BEARS, ELVES] and len(t.in_zone("library", A)) == 25,
        (BEARS, ELVES, "Shock", ANGEL, "Forest"), ann={"library": LOOKED_AT}),
    Try("Collected Company", lambda t: t.sorted_names("battlefield") == [], ("Done", *LOOKED_AT[:5]),
        ann={"library": LOOKED_AT}),
    Try("Covetous Urge", lambda t: t.sorted_names("exile", 1) == [ANGEL] and t.offers(f"Cast {ANGEL}"), (ANGEL,),
        bob={"hand": ["Opt", "Forest"], "graveyard": [ANGEL, "Plains"]}),
    Try("Cranial Extraction", lambda t: t.sorted_names("exile", 1) == ["Opt", "Opt", "Opt"],
        ("Bob", "Opt", "Opt (in Bob's hand)", "Opt"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Cranial Extraction", lambda t: t.sorted_names("exile", 1) == ["Opt"], ("Bob", "Opt", "Done"),
        bob={"hand": ["Opt"], "graveyard": ["Opt"], "library": ["Opt", "Shock"]}),
    Try("Croaking Counterpart", lambda t: frog_of(t, ANGEL), theirs=(ANGEL,)),
    Try("Cut Down", lambda t: t.sorted_names("graveyard", 1) == [BEARS], theirs=(BEARS, ANGEL)),
    Try("Cyber Conversion",
        lambda t: t.chars("").subtypes == {"Cyberman"} and t.size("") == (2, 2) and t.chars("").types == 5,
        theirs=(ANGEL,)),
    Try("Deep Analysis", lambda t: len(t.sorted_names("hand")) == 2, ("Ann",)),
    Try("Diminish", lambda t: t.size(ANGEL) == (1, 1), theirs=(ANGEL,)),
    Try("Discover the Impossible", lambda t: t.sorted_names("hand") == [ANGEL] and t.sorted_names("exile") == [], (ANGEL,),
        ann={"library": LOOKED_AT}),
    Try("Discover the Impossible",
        lambda t: t.lives == (20, 18) and t.sorted_names("graveyard") == ["Discover the Impossible", "Shock"],
        ("Shock", "Cast Shock", "Bob"), ann={"library": LOOKED_AT}),
    Try("Discover the Impossible", lambda t: t.sorted_names("hand") == ["Shock"], ("Shock", "Don't"),
        ann={"library": LOOKED_AT}),
    Try("Duress", lambda t: t.sorted_names("graveyard", 1) == ["Opt"], bob={"hand": ["Opt", BEARS, "Forest"]}),
    Try("Graceful Reprieve", lambda t: t.play(A, "Cast Doom Blade ").sorted_names("battlefield", 1) == [BEARS],
        theirs=(BEARS,), hand=("Doom Blade",)),
)  # fmt: skip


@pytest.mark.parametrize("row", TRIES, ids=[f"{i} {row.spell}" for i, row in enumerate(TRIES)])
def test_each_spell_is_cast(row: Try) -> None:
    t = Scene.duel([row.spell, *row.hand], row.mine, row.theirs, ann=dict(row.ann), bob=dict(row.bob))
    t.play(A, f"Cast {row.spell} ", *row.answers)
    assert row.check(t)


# --- spells that answer other spells --------------------------------------------------------------------
def answered(mine: str, theirs: str, *answers: str | int, hand: tuple[str, ...] = (), **more: Any) -> Scene:
    """Ann casts a spell, which takes the first answers; Bob casts another in response; both resolve."""
    rows = {"hand": [theirs, *hand], "mana": PLENTY, **more.pop("bob", {})}
    t = Scene.duel([mine], bob=rows, **more)
    t.choose(f"Cast {mine} ")
    left = list(answers)
    while t.game.decision is not None and t.game.decision.kind != "priority":
        t.choose(left.pop(0))
    t.choose("Pass").choose(f"Cast {theirs} ")
    return t.settle(*left)


@cr("202.3", "701.6a")
def test_access_denied_makes_thopters_by_the_mana_value_of_the_countered_spell() -> None:
    t = answered(ANGEL, "Access Denied")
    assert t.sorted_names("battlefield", 1) == ["Thopter Token"] * 5
    assert t.sorted_names("graveyard") == [ANGEL]
    assert keyword(t, "Thopter Token", k.FLYING)


@cr("105.2c")
def test_ceremonious_rejection_counters_colorless_spells() -> None:
    t = answered("Sol Ring", "Ceremonious Rejection")
    assert t.sorted_names("graveyard") == ["Sol Ring"]
    t = (
        Scene.duel([BEARS], bob={"hand": ["Ceremonious Rejection"], "mana": PLENTY})
        .choose(f"Cast {BEARS} ")
        .choose("Pass")
    )
    assert not t.offers("Cast Ceremonious Rejection")


@cr("118.9", "608.3a")
def test_commandeer_takes_a_spell_for_two_blue_cards_or_its_mana_cost() -> None:
    t = answered("Divination", "Commandeer", hand=("Opt", "Unsummon", "Shock"), bob={"mana": ""})
    assert t.sorted_names("hand", 1) == ["Shock", "Wastes", "Wastes"]
    assert t.sorted_names("exile", 1) == ["Opt", "Unsummon"]
    assert t.sorted_names("graveyard") == ["Divination"]
    t = answered("Sol Ring", "Commandeer")
    assert t.sorted_names("battlefield", 1) == ["Sol Ring"]
    assert t.called("Sol Ring").owner == 0


@cr("115.7d")
def test_commandeer_may_choose_new_targets() -> None:
    t = answered("Shock", "Commandeer", "Bob", "Yes", "Ann")
    assert t.lives == (18, 20)


@cr("702.62a", "702.62b")
def test_delay_suspends_what_it_counters() -> None:
    t = answered(BEARS, "Delay")
    assert t.sorted_names("exile") == [BEARS]
    assert counters(t, BEARS, "time", "exile") == 3
    t.until("upkeep", 7).settle(f"Cast {BEARS}")
    assert t.sorted_names("battlefield") == [BEARS]
    assert keyword(t, BEARS, k.HASTE)


@cr("702.62a", "400.7a")
def test_a_suspended_creature_has_haste_until_its_controller_loses_control_of_it() -> None:
    bob = {"hand": ["Act of Treason"], "mana": PLENTY}
    t = Scene.duel(ann={"exile": [{"card": BEARS, "suspended": 1}]}, bob=bob, turn=2, step="end")
    t.until("upkeep", 3).settle(f"Cast {BEARS}")
    assert keyword(t, BEARS, k.HASTE)
    t.until("precombat main", 4).play(B, "Cast Act of Treason ").until("precombat main", 5)
    assert t.sorted_names("battlefield") == [BEARS]
    assert not keyword(t, BEARS, k.HASTE)


@cr("707.10", "707.9b")
def test_double_major_copies_a_creature_spell_and_the_copy_is_not_legendary() -> None:
    t = Scene.duel(["Kess, Dissident Mage", "Double Major"]).choose("Cast Kess").play(A, "Cast Double Major ")
    assert t.sorted_names("battlefield") == ["Kess, Dissident Mage"] * 2
    assert sum(o.token for o in t.st.objs.values()) == 1


@cr("707.9b")
def test_fork_makes_a_red_copy() -> None:
    t = Scene.duel(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("Yes", BEARS)
    assert t.sorted_names("hand", 1) == ["Freewind Falcon", BEARS]
    t = Scene.duel(["Unsummon", "Fork"], theirs=["Freewind Falcon", BEARS])
    t.choose("Cast Unsummon ").choose("Freewind Falcon").choose("Cast Fork ").settle("No")
    assert t.sorted_names("hand", 1) == ["Freewind Falcon"]  # by Unsummon itself: the red copy's target was illegal


@cr("706.2")
@pytest.mark.parametrize("seed", range(6))
def test_gales_redirection_lets_its_controller_cast_the_exiled_card(seed: int) -> None:
    t = answered(ANGEL, "Gale's Redirection", seed=seed)
    assert t.sorted_names("exile") == [ANGEL]
    rolled = next(e for e in t.game.events if e.kind == ROLLED)
    assert rolled.number == rolled.amount + 5
    t.until("precombat main", 2)
    assert t.offers(f"Cast {ANGEL} {{0}} for free" if rolled.number >= 15 else f"Cast {ANGEL} {{3}}{{W}}{{W}}")


@cr("701.6a")
def test_douse_counters_red_spells() -> None:
    t = Scene.duel([GIANT, BEARS], bob={"battlefield": ["Douse"], "mana": PLENTY})
    t.choose(f"Cast {GIANT} ").choose("Pass").choose("Douse").settle()
    assert t.sorted_names("graveyard") == [GIANT]
    t.choose(f"Cast {BEARS} ").choose("Pass")
    assert not t.offers("Douse")


@cr("702.170c")
def test_aven_interrupter_plots_a_spell_for_its_owner() -> None:
    t = answered(ANGEL, "Aven Interrupter")
    assert t.sorted_names("exile") == [ANGEL]
    assert not t.offers(f"Cast {ANGEL}")
    t.until("precombat main", 3)
    assert t.offers(f"Cast {ANGEL} {{2}} with plot")  # from exile, it costs an opponent {2} more
    t.play(A, f"Cast {ANGEL}")
    assert t.sorted_names("battlefield") == [ANGEL]


# --- spells with flashback ------------------------------------------------------------------------------
@cr("702.34a")
def test_flashback_costs() -> None:
    t = Scene.duel(
        mine=[BEARS],
        ann={"graveyard": ["Cabal Therapy", "Deep Analysis", "Croaking Counterpart"]},
        bob={"hand": ["Opt"]},
    )
    t.play(A, "Cast Cabal Therapy", "Bob", "Opt")
    assert (t.sorted_names("exile"), t.sorted_names("graveyard", 1)) == (["Cabal Therapy"], ["Opt"])
    assert t.sorted_names("battlefield") == []
    t.play(A, "Cast Deep Analysis", "Ann")
    assert (t.lives, len(t.sorted_names("hand"))) == ((17, 20), 2)
    assert not t.offers("Cast Croaking Counterpart")
    assert t.sorted_names("exile") == ["Cabal Therapy", "Deep Analysis"]
