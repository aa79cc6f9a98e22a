"""702.47: splice: the text of cards in the hand is added to a spell."""

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.abilities import Keyword, Spell
from inset.language.filters import HasColor, HasSubtype, HasType, Or
from inset.language.node import Cost, Filter
from inset.language.words.kinds import creature, instant, modes, protection, sorcery
from inset.language.words.nouns import any_target, creatures, target
from inset.language.words.verbs import cost, deal, destroy, discarding, draw, gain_life, to_hand
from inset.rules.checks import support
from inset.rules.model import event_records as ev
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, FORK, NO

ARCANE = HasSubtype(("Arcane",))
SPELLS = Or((HasType(t.INSTANT), HasType(t.SORCERY)))


def splice(price: str | Cost, where: Filter = ARCANE) -> Keyword:
    return Keyword(k.SPLICE, cost(price), where=where)


MISTS = instant("Mists", "{U}", draw(1), subtypes="Arcane")
RAY = instant("Ray", "{1}{R}", deal(2, any_target()), splice("{R}"), subtypes="Arcane")
BREATH = instant("Breath", "{3}{W}", gain_life(3), splice("{W}"), subtypes="Arcane")
KILL = instant("Kill", "{B}", destroy(target(creatures)), splice("{B}"), subtypes="Arcane")


@cr("702.47a", "601.2b", "601.2f")
def test_a_revealed_card_adds_its_text_for_its_cost_and_stays_in_the_hand() -> None:
    scene = Scene({"hand": [MISTS, RAY], "library": [BEAR], "mana": "{U}{R}"})
    scene.play(A, "Cast Mists", "Ray", "B")
    assert (scene.life(B), scene.zone("Ray"), scene.zone("Bear"), scene.zone("Mists")) == (
        18,
        "hand",
        "hand",
        "graveyard",
    )
    assert scene.happened(ev.REVEALED) == 1 and not scene.st.players[A].pool


@cr("702.47a", "118.3")
def test_the_cost_must_be_payable_besides_and_need_not_be_paid() -> None:
    scene = Scene({"hand": [MISTS, RAY], "library": [BEAR], "mana": "{U}"})
    scene.cast(A, "Cast Mists")
    assert scene.stack() == ["Mists"]  # nothing was asked
    scene = Scene({"hand": [MISTS, RAY], "library": [BEAR], "mana": "{U}{R}"})
    scene.play(A, "Cast Mists", "Done")
    assert scene.life(B) == 20 and scene.happened(ev.REVEALED) == 0


@cr("702.47a")
def test_only_a_spell_of_that_quality_and_only_cards_in_the_hand() -> None:
    sip = instant("Sip", "{U}", draw(1))
    scene = Scene({"hand": [sip, RAY], "library": [BEAR]})
    scene.cast(A, "Cast Sip")
    assert scene.stack() == ["Sip"]
    scene = Scene({"hand": [MISTS], "graveyard": [RAY], "library": [BEAR]}, {"hand": [RAY]})
    scene.cast(A, "Cast Mists")
    assert scene.stack() == ["Mists"]
    dream = instant("Dream", "{1}{U}", draw(1), splice("{2}{U}", SPELLS))
    scene = Scene({"hand": [sip, dream], "library": [BEAR, BEAR]})
    scene.play(A, "Cast Sip", "Dream")
    assert scene.count(A, "hand") == 3


@cr("702.47b", "702.47d")
def test_a_card_whose_targets_cant_be_chosen_cant_be_spliced() -> None:
    scene = Scene({"hand": [MISTS, KILL], "library": [BEAR]})
    scene.cast(A, "Cast Mists")
    assert scene.stack() == ["Mists"]
    scene = Scene({"hand": [MISTS, KILL], "library": [BEAR]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Mists", "Kill")
    assert scene.names("graveyard", B) == ["Bear"]


@cr("702.47b")
def test_several_cards_each_once_in_the_order_chosen_after_the_main_spell() -> None:
    scene = Scene({"hand": [MISTS, RAY, BREATH], "library": [BEAR], "mana": "{U}{R}{W}"})
    scene.do(A, "Cast Mists")
    assert [words.split(" (")[0] for words in scene.words()] == ["Ray", "Breath", "Done"]
    scene.answer("Breath")
    assert [words.split(" (")[0] for words in scene.words()] == ["Ray", "Done"]  # no card twice
    scene.answer("Ray", "B")
    told = [e.kind for e in scene.game.events]
    assert told.count(ev.REVEALED) == 1  # all at once
    scene.settle()
    kinds = [e.kind for e in scene.game.events if e.kind in (ev.DREW, ev.GAINED_LIFE, ev.DAMAGE)]
    assert kinds == [ev.DREW, ev.GAINED_LIFE, ev.DAMAGE]


@cr("702.47b")
def test_two_cards_of_one_name_are_two_cards() -> None:
    scene = Scene({"hand": [MISTS, RAY, RAY], "library": [BEAR]})
    scene.play(A, "Cast Mists", "Ray", "Ray", "B", "B")
    assert scene.life(B) == 16
    scene = Scene({"hand": [RAY, RAY]})
    scene.play(A, "Cast Ray", "Ray", "B", "B")  # onto a spell of the same name
    assert scene.life(B) == 16


@cr("702.47c", "612.10")
def test_the_spell_has_its_own_characteristics_and_refers_to_itself() -> None:
    saint = creature("Saint", "{W}", "Angel", 2, 2, protection(HasColor(t.RED)))
    scene = Scene({"hand": [MISTS, RAY], "library": [BEAR]}, {"battlefield": [saint]})
    scene.cast(A, "Cast Mists", "Ray", "Saint")
    spell = scene.chars("Mists")
    assert (spell.name, spell.colors, str(spell.cost)) == ("Mists", t.BLUE, "{U}")
    assert [type(a).__name__ for a in spell.abilities] == ["Spell", "Spell", "Keyword"]
    scene.settle()
    assert scene.zone("Saint") == "graveyard"  # a blue spell dealt the damage
    [hit] = [e for e in scene.game.events if e.kind == ev.DAMAGE]
    assert hit.dealt.source.name == "Mists"


@cr("702.47d", "608.2b")
def test_if_all_targets_are_illegal_nothing_happens_if_some_are_the_rest_does() -> None:
    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    scene = Scene({"hand": [MISTS, KILL], "library": [BEAR]}, {"battlefield": [BEAR], "hand": [bounce]})
    scene.cast(A, "Cast Mists", "Kill")
    scene.play(B, "Cast Bounce")
    assert scene.happened(ev.DREW) == 0 and scene.happened(ev.FIZZLED) == 1
    hit = sorcery("Hit", "{R}", deal(1, any_target()), subtypes="Arcane")
    scene = Scene({"hand": [hit, KILL]}, {"battlefield": [BEAR], "hand": [bounce]})
    scene.cast(A, "Cast Hit", "Kill", "B")
    scene.play(B, "Cast Bounce")
    assert scene.life(B) == 19


@cr("702.47e")
def test_what_leaves_the_stack_has_lost_the_text() -> None:
    for answer in (NO, None):
        scene = Scene({"hand": [MISTS, RAY], "library": [BEAR]}, {"hand": [answer] if answer else []})
        scene.cast(A, "Cast Mists", "Ray", "B")
        if answer:
            scene.cast(B, "Cast No")
        scene.settle()
        assert (scene.zone("Mists"), scene.life(B)) == ("graveyard", 20 if answer else 18)
        assert [type(a).__name__ for a in scene.chars("Mists").abilities] == ["Spell"]
        assert not scene.one("Mists").flags


@cr("702.47a", "707.10")
def test_a_copy_has_what_was_spliced_and_new_targets_may_be_chosen() -> None:
    scene = Scene({"hand": [MISTS, RAY, FORK], "library": [BEAR, BEAR]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Mists", "Ray", "B")
    scene.cast(A, "Cast Fork", "Mists")
    scene.resolve("Yes", "Bear")
    copy = next(o for o in scene.st.objs.values() if o.spell_copy)
    assert len([a for a in chars_of(scene.st, copy).abilities if isinstance(a, Spell)]) == 2
    scene.settle()
    assert scene.life(B) == 18 and scene.names("graveyard", B) == ["Bear"]


@cr("702.47a", "601.2b", "700.2")
def test_a_spell_with_modes_does_what_was_chosen_and_then_what_was_spliced() -> None:
    charm = instant("Charm", "{G}", modes(gain_life(4), deal(1, any_target())), subtypes="Arcane")
    scene = Scene({"hand": [charm, RAY]})
    scene.play(A, "Cast Charm", 1, "Ray", "B", "B")
    assert (scene.life(A), scene.life(B)) == (20, 17)
    scene = Scene({"hand": [charm, RAY, FORK]})
    scene.cast(A, "Cast Charm", 0, "Ray", "B")
    scene.play(A, "Cast Fork", "Charm", "No")
    assert (scene.life(A), scene.life(B)) == (28, 16)


@cr("702.47a", "702.42a")
def test_what_the_modes_cost_is_paid_besides() -> None:
    both = instant("Both", "{G}", Keyword(k.ENTWINE, cost("{G}")), modes(gain_life(4), draw(1)), subtypes="Arcane")
    for mana, life in (("{G}{G}{R}", 18), ("{G}{G}", 20)):
        scene = Scene({"hand": [both, RAY], "library": [BEAR], "mana": mana})
        scene.play(A, "Cast Both", "Yes", "Ray", "B")
        assert (scene.life(A), scene.life(B)) == (24, life)


@cr("702.47a", "118.8")
def test_a_cost_that_is_no_mana_and_the_card_itself_may_be_discarded() -> None:
    gift = instant("Gift", "{3}{W}", gain_life(3), splice(discarding()), subtypes="Arcane")
    scene = Scene({"hand": [MISTS, gift], "library": [BEAR], "mana": "{U}"})
    scene.play(A, "Cast Mists", "Gift")
    assert (scene.life(A), scene.zone("Gift")) == (23, "graveyard")


@cr("702.47a", "118.6")
def test_a_card_without_a_mana_cost_can_be_spliced_and_not_cast() -> None:
    mind = instant("Mind", None, draw(1), splice("{1}{U}"), subtypes="Arcane")  # type: ignore[arg-type]
    scene = Scene({"hand": [MISTS, mind], "library": [BEAR, BEAR]})
    assert not scene.could(A, "Cast Mind")
    scene.play(A, "Cast Mists", "Mind")
    assert scene.count(A, "hand") == 3


@cr("702.47c", "702.96a", "613.8a")
def test_overload_changes_the_text_that_was_spliced_too() -> None:
    storm = instant("Storm", "{R}", Keyword(k.OVERLOAD, cost("{2}{R}")), deal(1, target(creatures)), subtypes="Arcane")
    ox = creature("Ox", "{W}", "Ox", 2, 4)
    scene = Scene({"hand": [storm, KILL]}, {"battlefield": [BEAR, ox]})
    scene.play(A, "Cast Storm {2}{R} with overload", "Kill")
    assert not scene.names("battlefield", B)


@cr("702.47a", "101.1")
def test_text_with_modes_is_refused() -> None:
    odd = instant("Odd", "{G}", modes(gain_life(4), draw(1)), splice("{R}"), subtypes="Arcane")
    assert support.problems(odd) == ["modes can't be spliced onto a spell"]
    assert not support.problems(RAY)


@cr("702.47a", "601.2b")
def test_one_of_several_splice_abilities_is_paid() -> None:
    twice = instant("Twice", "{5}{U}", gain_life(3), splice("{R}"), splice("{W}", SPELLS), subtypes="Arcane")
    scene = Scene({"hand": [MISTS, twice], "library": [BEAR], "mana": "{U}{W}"})
    scene.play(A, "Cast Mists", "Twice")
    assert scene.life(A) == 23
