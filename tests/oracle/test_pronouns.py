"""What pronouns stand for: never the subject of their own clause, only what the verb can be done to, and where it is done."""

from __future__ import annotations

from inset.data.scryfall import CardRecord
from inset.language import conditions as k, effects as e, filters as f, selections as s, values as v
from inset.language.abilities import Body, Spell
from inset.oracle.compile import compile_card
from tests.harness import cr
from tests.harness.compiled import body, declined


# --- the subject of a clause is not its object ------------------------------------------------------------------------
def test_a_source_does_not_deal_damage_to_itself() -> None:
    (hit,) = body("Whenever a creature attacks, this enchantment deals 3 damage to it.", False).effects
    assert hit == e.DealDamage(3, s.EventObject())


def test_a_creature_does_not_fight_itself() -> None:
    text = "Choose target creature an opponent controls. When that creature dies this turn, draw a card. "
    effects = body(f"{text}Target creature you control fights that creature.").effects
    assert effects[-1] == e.Fight(s.Target(1), s.Target(0))


def test_a_creature_becomes_a_copy_of_the_one_that_was_chosen() -> None:
    effects = body(
        "Choose an artifact creature on the battlefield. Target creature becomes a copy of that creature."
    ).effects
    chosen, copied = effects
    assert isinstance(chosen, e.Choose) and isinstance(copied, e.BecomeCopy)
    assert copied.what == s.Target(0) and copied.of == s.Saved(chosen.save)


def test_its_controller_is_somebody_else_than_you() -> None:
    (hit,) = body("Whenever a land enters, this enchantment deals 1 damage to its controller.", False).effects
    assert hit == e.DealDamage(1, players=s.ControllerOf(s.EventObject()))


def test_a_linked_card_returns_to_its_own_owner() -> None:
    text = "When this artifact leaves the battlefield, return the exiled card to the battlefield under its owner's control."
    (back,) = body(text, False).effects
    assert isinstance(back, e.Move) and (back.what, back.under) == (s.LinkedCards(), s.OwnerOf(s.LinkedCards()))


# --- what can be done to it -------------------------------------------------------------------------------------------
def test_counters_are_put_on_a_permanent_not_on_a_spell() -> None:
    effects = body("Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.", False).effects
    assert effects == (e.PutCounters(s.This(), "+1/+1"),)


def test_what_was_sacrificed_grows_no_more() -> None:
    text = "Whenever this creature attacks, you may sacrifice a Clue. If you do, it gets +1/+1 until end of turn."
    last = body(text, False).effects[-1]
    assert isinstance(last, e.If) and isinstance(last.then[0], e.Modify)
    assert last.then[0].what == s.This()


def test_a_kicked_spell_deals_the_damage_itself() -> None:
    effects = body("Tap target creature. If this spell was kicked, it deals 2 damage to any target.").effects
    assert isinstance(effects[1], e.If) and effects[1].then[0] == e.DealDamage(2, s.Target(1), s.TargetPlayers(1))
    effects = body(
        "Target creature gets +1/+1 until end of turn. If this spell was kicked, it gets +3/+3 until end of turn."
    ).effects
    assert isinstance(effects[1], e.If) and isinstance(effects[1].then[0], e.Modify)
    assert effects[1].then[0].what == s.Target(0)


def test_what_was_moved_away_is_not_tapped() -> None:
    assert declined("Exile target creature. Tap it.")


# --- after it has moved (400.7) ---------------------------------------------------------------------------------------
@cr("400.7")
def test_this_card_is_found_by_its_name_where_its_own_ability_put_it() -> None:
    text = (
        "Whenever you draw a card, exile this creature. Return this creature to the battlefield at the beginning of the "
        "next end step."
    )
    away, later = body(text, False).effects
    assert isinstance(away, e.Move) and isinstance(later, e.Later)
    back = later.body.effects[0]
    assert isinstance(back, e.Move) and back.what == s.Saved(away.save)


def test_the_event_of_a_later_ability_is_not_referred_to_after_it() -> None:
    assert declined("When target creature you control dies this turn, draw a card. Put that card into your hand.")


# --- where it is done -------------------------------------------------------------------------------------------------
def test_what_follows_a_payment_and_refers_to_it_depends_on_it() -> None:
    text = (
        "When this creature enters, you may pay {2}. If you do, tap target creature. That creature doesn't untap during its "
        "controller's next untap step."
    )
    (paid,) = body(text, False).effects
    assert isinstance(paid, e.PayOr) and len(paid.paid) == 2


def test_what_follows_a_condition_and_refers_to_it_depends_on_it() -> None:
    text = (
        "If you control a Dragon, tap all attacking creatures. Those creatures don't untap during their controller's next "
        "untap step."
    )
    effects = body(text).effects
    assert isinstance(effects[-1], e.If) and len(effects[-1].then) == 2


@cr("603.12")
def test_what_follows_when_you_do_and_refers_to_it_is_a_part_of_that_ability() -> None:
    text = (
        "Whenever you attack, you may discard a card. When you do, target attacking creature gets +2/+0 until end of turn. "
        "It gains menace until end of turn."
    )
    effects = body(text, False).effects
    assert isinstance(effects[-1], e.WhenYouDo) and len(effects[-1].body.effects) == 2
    assert declined("You may discard a card. When you do, tap target creature. Draw a card.")


def test_what_was_aimed_at_under_a_condition_at_the_end_is_there_in_any_case() -> None:
    effects = body(
        "Target creature you control gets +1/+1 until end of turn if its power is 1. Then it fights target creature."
    ).effects
    assert isinstance(effects[0], e.If) and effects[1] == e.Fight(s.Target(0), s.Target(1))


def test_a_condition_at_the_end_is_asked_before_anything_is_done() -> None:
    text = "Return target creature card from your graveyard to the battlefield if its mana value is 3 or less."
    (first,) = body(text).effects
    assert isinstance(first, e.If) and first.condition == k.Compare(v.Stat(v.MANA_VALUE, s.Target(0)), f.LE, 3)


def test_who_declines_what_may_be_done_instead_does_as_usual() -> None:
    text = "Return target creature to its owner's hand. If it's attacking, you may put it on top of its owner's library instead."
    (first,) = body(text).effects
    assert isinstance(first, e.If)
    may, usual = first.then
    assert isinstance(may, e.May)
    assert usual == e.If(k.Unless(k.Did(may.save)), first.otherwise)


def test_a_clash_comes_before_the_question_who_won() -> None:
    effects = body("Clash with an opponent, then draw a card. If you win, draw two cards instead.").effects
    assert isinstance(effects[0], e.Clash) and isinstance(effects[1], e.If)
    assert effects[1].otherwise == (e.Draw(s.You(), 1),)


def test_a_duration_at_the_end_is_of_everything_that_is_said_of_the_subject() -> None:
    text = "Whenever you cast a spell, this artifact becomes an artifact creature and gets +2/+2 until end of turn."
    effects = body(text, False).effects
    assert [effect.duration for effect in effects if isinstance(effect, e.Modify)] == [e.THIS_TURN, e.THIS_TURN]


# --- paragraphs -------------------------------------------------------------------------------------------------------
@cr("113.3a")
def test_a_paragraph_that_is_printed_twice_is_carried_out_twice() -> None:
    line = "Target creature gets +1/+1 until end of turn."
    record = CardRecord(name="Twice", mana_cost="{G}", type_line="Instant", oracle_text=f"{line}\n{line}")
    card = compile_card(record).card
    assert card is not None
    (spell,) = card.faces[0].abilities
    assert isinstance(spell, Spell) and isinstance(spell.body, Body)
    assert len(spell.body.targets) == len(spell.body.effects) == 2


def test_the_zones_of_an_event_are_known() -> None:
    assert declined("When this creature dies, tap it.", False)


def test_a_number_is_taken_before_the_deed_makes_anything() -> None:
    text = "When this creature dies, create a 1/1 white Soldier creature token for each +1/+1 counter on it."
    (made,) = body(text, False).effects
    assert isinstance(made, e.CreateToken) and made.count == v.CountersOn("+1/+1", s.This())


def test_a_card_is_asked_about_before_it_is_a_permanent() -> None:
    text = "Whenever a creature dies, return that card to the battlefield under your control if it's an Elf card."
    (first,) = body(text, False).effects
    assert isinstance(first, e.If) and first.condition.what == s.EventObject()  # type: ignore[attr-defined]


@cr("608.2c", "508.3b")
def test_the_attacking_player_who_discards_is_the_one_who_draws() -> None:
    choice, reward = body(
        "Whenever a player attacks enchanted player with one or more creatures, that attacking player may discard a card. "
        "If the player does, they draw a card.",
        False,
    ).effects
    assert isinstance(choice, e.May) and isinstance(reward, e.If)
    assert choice.who == s.EventPlayer()
    assert reward.then == (e.Draw(s.EventPlayer(), 1),)
