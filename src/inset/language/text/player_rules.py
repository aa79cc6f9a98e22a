"""Rules about players in words, and exceptions that permanents make to how abilities and combat work."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.language import (
    filters as f,
    keywords as k,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Amount, Players
from inset.language.text.damage_life_mana import skipped_word
from inset.language.text.describe import OPPONENTS, one, one_of_them, several
from inset.language.text.english import listed, number, verb
from inset.language.text.events import trigger
from inset.language.text.references import player_possessive
from inset.language.text.statics import people, subject
from inset.language.text.writer import STATICS, Writer, writes


@writes(STATICS, st.PlayerRule)
def _player_rule(writer: Writer, node: st.PlayerRule) -> str:
    who = people(writer, node.who)
    their = "your" if who.words == "you" else "their"
    if node.kind == st.EXTRA_LAND_PLAYS:
        lands = "an additional land" if node.amount == 1 else f"{_many(writer, node.amount)} additional lands"
        if node.amount == v.ANY_NUMBER:
            lands = "any number of lands"
        return f"{who.words} may play {lands} on each of {their} turns"
    if node.kind == st.SKIP_STEP:
        assert isinstance(node.amount, int)
        clause = f"{verb('skip', who.many)} {their} {t.STEP_WORD[node.amount]} step"
        return clause if who.words == "you" else f"{who.words} {clause}"
    if node.kind == st.SKIPS_EXTRA_TURNS:
        return f"if {one_of_them(writer, node.who)} would begin an extra turn, that player skips that turn instead"
    if node.kind in (st.HAND_SIZE_IS, st.HAND_SIZE_CHANGED):
        return f"{_each_ones(writer, node.who)} maximum hand size is {_hand_size(writer, node)}"
    if node.kind == st.CANT_DRAW_MORE and node.amount == 0:
        return f"{who.words} can't draw cards"
    if node.kind == st.CANT_DRAW_MORE:
        each = {OPPONENTS: "each opponent", s.AllPlayers(): "each player"}.get(node.who, who.words)
        return f"{each} can't draw more than {_many(writer, node.amount)} card each turn"
    said = {
        st.NO_MAXIMUM_HAND_SIZE: f"{verb('have', who.many)} no maximum hand size",
        st.REVEAL_TOP: f"{verb('play', who.many)} with the top card of {their} library revealed",
        st.LOOK_AT_TOP: f"may look at the top card of {_whose(writer, node, their)} library any time",
        st.HAND_REVEALED: f"{verb('play', who.many)} with {their} hands revealed".replace("your hands", "your hand"),
        st.CANT_GAIN_LIFE: "can't gain life",
        st.CANT_LOSE_GAME: "can't lose the game",
        st.CANT_WIN_GAME: "can't win the game",
        st.PLAYER_HEXPROOF: f"{verb('have', who.many)} hexproof",
        st.PLAYER_SHROUD: f"{verb('have', who.many)} shroud",
        st.CANT_SEARCH: "can't search libraries",
        st.MANA_DOESNT_EMPTY: f"{verb(_DONT, who.many)} lose unspent mana as steps and phases end",
    }
    if node.kind == st.LIFE_CANT_CHANGE:
        return f"{their} life total can't change"
    if node.kind == st.REVEAL_TOP and who.words == "you":
        return "play with the top card of your library revealed"
    return f"{who.words} {said[node.kind]}"


_DONT: Final = "don't"


def _each_ones(writer: Writer, players: Players) -> str:
    each = {OPPONENTS: "each opponent's", s.AllPlayers(): "each player's"}
    return each.get(players) or player_possessive(writer, writer.players(players))


def _hand_size(writer: Writer, node: st.PlayerRule) -> str:
    if node.kind == st.HAND_SIZE_IS:
        return _many(writer, node.amount) if isinstance(node.amount, int) else f"equal to {writer.value(node.amount)}"
    if isinstance(node.amount, int) and node.amount < 0:
        return f"reduced by {_many(writer, -node.amount)}"
    return f"increased by {_many(writer, node.amount)}"


def _whose(writer: Writer, node: st.PlayerRule, own: str) -> str:
    if node.whose is None:
        return own
    if node.whose == OPPONENTS:
        return "each opponent's"
    return player_possessive(writer, writer.players(node.whose)).replace("that player's", "their")


def _many(writer: Writer, amount: Amount) -> str:
    return number(amount) if isinstance(amount, int) else writer.value(amount)


@writes(STATICS, st.MaySkip)
def _may_skip(writer: Writer, node: st.MaySkip) -> str:
    what = skipped_word(node.step)
    held = "" if node.condition is None else f" while {writer.condition(node.condition)}"
    clause = f"if you would begin your {what}{held}, you may skip that {what.split()[-1]} instead"
    writer.topic = None
    then = writer.sentences(node.effects).rstrip(".") if node.effects else ""
    return f"{clause}. If you do, {then[0].lower()}{then[1:]}" if then else clause


@writes(STATICS, st.PlayerProtection)
def _player_protection(writer: Writer, node: st.PlayerProtection) -> str:
    who = people(writer, node.who)
    against = "everything" if isinstance(node.against, f.Anything) else several(writer, node.against)
    if isinstance(node.against, f.ChosenName):
        against = "the chosen card name"
    if isinstance(node.against, f.ControlledBy) and isinstance(node.against.who, s.TargetPlayers):
        against = writer.players(node.against.who)  # 702.16k
    return f"{who.words} {verb('have', who.many)} protection from {against}"


@writes(STATICS, st.DamageCantBePrevented)
def _unpreventable(writer: Writer, node: st.DamageCantBePrevented) -> str:
    kind = {None: "", True: "combat ", False: "noncombat "}[node.combat]
    if isinstance(node.source, f.Anything):
        return f"{kind}damage can't be prevented"
    return f"{kind}damage that would be dealt by {several(writer, node.source)} can't be prevented"


@writes(STATICS, st.CantEnter)
def _cant_enter(writer: Writer, node: st.CantEnter) -> str:
    words = [
        "libraries" if bit == t.LIBRARY else f"{t.ZONE_WORD[bit]}s" if bit & t.OWNED_ZONES else t.ZONE_WORD[bit]
        for bit in (t.GRAVEYARD, t.LIBRARY, t.HAND, t.EXILE)
        if node.zones & bit
    ]
    return f"{several(writer, node.where, t.GRAVEYARD)} in {listed(words, 'and')} can't enter the battlefield"


@writes(STATICS, st.TriggersAgain)
def _again(writer: Writer, node: st.TriggersAgain) -> str:
    if node.zone == t.COMMAND:
        return f"room abilities of {several(writer, node.source)} trigger an additional time"
    source = one(writer, node.source)
    if node.event is None:
        return f"if a triggered ability of {source} triggers, it triggers an additional time"
    if isinstance(node.event, p.TurnsFaceUp):
        clause = f"turning {one(writer, f.conjunction(node.event.where, f.IsFaceDown()))} face up"
        return (
            f"if {clause} causes a triggered ability of {source} to trigger, that ability triggers an additional time"
        )
    event = node.event
    if isinstance(event, p.Either) and isinstance(event.parts[0], p.Attacks):
        event = event.parts[0]  # a creature attacks, and thereby a player
    clause = trigger(writer, event).partition(" ")[2].replace(" enters", " entering")
    clause = re.sub(r"\b(enter|attack)s?$", r"\1ing", clause)
    trigger_of = f"causes a triggered ability of {source} to trigger"
    return f"if {clause} {trigger_of}, that ability triggers an additional time"


@writes(STATICS, st.ActivatesAsInstant)
def _as_instant(writer: Writer, node: st.ActivatesAsInstant) -> str:
    word = KEYWORD_WORD[node.keyword] if node.keyword else "loyalty"
    of = "" if node.where == f.Anything() else f" of {subject(writer, node.where).words}"
    return f"you may activate {word} abilities{of} any time you could cast an instant"


@writes(STATICS, st.DoesntTrigger)
def _doesnt_trigger(writer: Writer, node: st.DoesntTrigger) -> str:
    assert isinstance(node.event, p.Moves)
    of = "" if node.source == f.Anything() else f" of {several(writer, node.source)}"
    happens = "dying" if node.event.destination == t.GRAVEYARD else "entering"
    return f"{several(writer, node.event.where)} {happens} don't cause abilities{of} to trigger"


@writes(STATICS, st.BlocksAsThough)
def _blocks_as_though(writer: Writer, node: st.BlocksAsThough) -> str:
    if node.land:
        walk = f"{node.land.lower()}walk"
        return f"creatures with {walk} can be blocked as though they didn't have {walk}"
    blocker = subject(writer, node.where).words
    if node.keyword == k.LANDWALK:
        return f"{blocker} can block creatures with landwalk abilities as though they didn't have those abilities"
    word = "reach" if node.keyword == k.FLYING else "shadow"
    return f"{blocker} can block {several(writer, node.against)} as though it had {word}"


@writes(STATICS, st.CrewsAsThough)
def _crews_as_though(writer: Writer, node: st.CrewsAsThough) -> str:
    who = writer.subject(s.This()).words if node.where == f.IsThis() else one(writer, node.where)
    deeds = [word for bit, word in ((st.SADDLES, "saddles Mounts"), (st.CREWS, "crews Vehicles")) if node.deeds & bit]
    how = (
        "using its toughness rather than its power"
        if node.toughness
        else f"as though its power were {node.plus} greater"
    )
    return f"{who} {' and '.join(deeds)} {how}"


@writes(STATICS, st.EnteredOnlyBy)
def _entered_only_by(writer: Writer, node: st.EnteredOnlyBy) -> str:
    return f'you can\'t enter this dungeon unless you "venture into {node.into}."'


@writes(STATICS, st.MayPayLifeForMana)
def _life_for_mana(writer: Writer, node: st.MayPayLifeForMana) -> str:
    return "any time you could activate a mana ability, you may pay 1 life. If you do, add {C}"
