"""201.4, 104, 500.7, 723, 724: choosing words, and instructions about the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Final

from inset.kernel.types import (
    BASIC_LAND_MANA,
    BEGIN_COMBAT,
    COLOR_WORD,
    COLORS,
    CREATURE,
    LAND,
    POSTCOMBAT_MAIN,
    TYPE_WORD,
    WORD_COLOR,
)
from inset.language import effects as ef, mods as m, subtypes
from inset.language.node import Mod
from inset.language.set_up import ReplaceWord
from inset.rules import atoms
from inset.rules.actions.lasting_changes import tell_change
from inset.rules.events.instructions import does, living, performs
from inset.rules.events.linked_records import remember
from inset.rules.meaning.card_names import names_where, rule_for
from inset.rules.meaning.references import number, one, who
from inset.rules.model import event_records as ev
from inset.rules.model.decision import WORD, Ask, Decision, ask
from inset.rules.model.questions import ask_player
from inset.rules.model.state import Ctx, Event, State
from inset.rules.model.subjects import TextWord, WordOf
from inset.rules.players import ending_the_game
from inset.rules.turn.added_steps import add_phases, add_steps
from inset.rules.turn.turn import add_turn, end_the_combat_phase, end_the_turn

PROMPT: Final = {
    ef.NAME: "Choose a card name",
    ef.CREATURE_TYPE: "Choose a creature type",
    ef.COLOR: "Choose a color",
    ef.CARD_TYPE: "Choose a card type",
    ef.OPPONENT: "Choose an opponent",
    ef.PLAYER: "Choose a player",
    ef.BASIC_LAND_TYPE: "Choose a basic land type",
    ef.SOME_COLORS: "Choose one or more colors",
}


@performs(ef.ChooseWord)
def _choose_word(st: State, ctx: Ctx, node: ef.ChooseWord) -> Ask[None]:
    """Stored on the object whose text it is: on the permanent, or on the move by which it is entering."""
    for player in who(st, ctx, node.who):
        rule = "201.4" if node.kind == ef.NAME else "608.2d"
        pick: int | str
        if node.kind in (ef.OPPONENT, ef.PLAYER):
            players = st.opponents(player) if node.kind == ef.OPPONENT else st.in_game()
            if node.among is not None:
                players = tuple([other for other in players if other in who(st, ctx, node.among)])
                if not players:
                    continue
            if node.at_random:
                pick = atoms.random_order(st, tuple(players))[0]
            else:
                pick = yield from ask_player(player, rule, PROMPT[node.kind], players, WordOf(node.kind))
        else:
            lister = partial(_words, st, ctx, node)
            subject = WordOf(node.kind)
            pick = yield from ask(Decision(WORD, player, rule, PROMPT[node.kind], lister=lister, subject=subject))
        remember(st, ctx, node.kind, pick)
        if node.kind == ef.NAME and isinstance(pick, str):
            rule = rule_for(st, pick)
        atoms.tell(st, Event(ev.CHOSE, rule, player, other=ctx.source, detail=pick))


@performs(ef.ChooseSides)
def _choose_sides(st: State, ctx: Ctx, node: ef.ChooseSides) -> Ask[None]:
    """101.4: in turn order; who chooses later knows what was chosen before."""
    for player in sorted(who(st, ctx, node.who), key=lambda p: (p - st.active) % len(st.players)):
        pick = yield from ask(Decision(WORD, player, "614.12", "Choose", node.words, subject=WordOf(ef.SIDES)))
        remember(st, ctx, ef.SIDES + player, pick)
        atoms.tell(st, Event(ev.CHOSE, "614.12", player, other=ctx.source, detail=pick))


@does(ef.Keep)
def _keep(st: State, ctx: Ctx, node: ef.Keep) -> None:
    remember(st, ctx, node.which, number(st, ctx, node.number))


@performs(ef.ChooseAnchor)
def _choose_anchor(st: State, ctx: Ctx, node: ef.ChooseAnchor) -> Ask[None]:
    """614.12c."""
    pick = yield from ask(Decision(WORD, ctx.controller, "614.12c", "Choose", node.words, subject=WordOf(ef.ANCHOR)))
    remember(st, ctx, ef.ANCHOR, pick)
    atoms.tell(st, Event(ev.CHOSE, "614.12c", ctx.controller, other=ctx.source, detail=pick))


def _words(st: State, ctx: Ctx, node: ef.ChooseWord) -> Sequence[str]:
    if node.kind == ef.NAME:
        return names_where(st, ctx, node.where)
    if node.kind == ef.CARD_TYPE:
        return sorted(TYPE_WORD.values())
    return [word for word in _kind_words(node.kind) if word != node.never]


@performs(ef.ChangeText)
def _change_text(st: State, ctx: Ctx, node: ef.ChangeText) -> Ask[None]:
    """612.1: the player chooses a word and another of its kind; the text of these objects has the other instead."""
    objects = tuple(living(st, ctx, node.what))
    words = [word for kind in node.kinds for word in _kind_words(kind)]
    old = yield from ask(
        Decision(WORD, ctx.controller, "612.1", "Replace which word?", words, subject=TextWord(objects))
    )
    kind = next(k for k in node.kinds if old in _kind_words(k))
    others = [word for word in _kind_words(kind) if word not in (old, node.never)]
    new = node.new
    if not new:
        new = yield from ask(
            Decision(WORD, ctx.controller, "612.1", "With which word?", others, subject=TextWord(objects))
        )
    atoms.tell(st, Event(ev.CHOSE, "612.1", ctx.controller, other=ctx.source, detail=f"{old} to {new}"))
    objects = tuple(oid for oid in objects if oid in st.objs)
    if objects:
        atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=(ReplaceWord(old, new),))


@performs(ef.BecomeChosen)
def _become_chosen(st: State, ctx: Ctx, node: ef.BecomeChosen) -> Ask[None]:
    """105.3, 205.1a, 305.7: one choice for all of them."""
    objects = tuple(living(st, ctx, node.what))
    if not objects:
        return
    asked = Decision(
        WORD, ctx.controller, "608.2d", PROMPT[node.kind], _kind_words(node.kind), subject=WordOf(node.kind)
    )
    word = yield from ask(asked)
    atoms.tell(st, Event(ev.CHOSE, "608.2d", ctx.controller, other=ctx.source, detail=word))
    types = CREATURE if node.kind == ef.CREATURE_TYPE else LAND
    mod: Mod
    if node.kind in (ef.COLOR, ef.SOME_COLORS):
        colors = sum(WORD_COLOR[one] for one in word.split(", "))
        mod = m.AddColors(colors) if node.adds else m.SetColors(colors)
    else:
        mod = m.AddTypes(0, (word,)) if node.adds else m.SetTypes(types, (word,), keep_types=True)
    atoms.new_floating(st, ctx.dup(), node.duration, objects=objects, mods=(mod,))
    tell_change(st, ctx, objects, (mod,), node.duration)


def _kind_words(kind: int) -> list[str]:
    if kind == ef.COLOR:
        return [COLOR_WORD[c] for c in COLORS]
    if kind == ef.SOME_COLORS:
        return [", ".join(words) for n in range(1, 6) for words in combinations([COLOR_WORD[c] for c in COLORS], n)]
    if kind == ef.BASIC_LAND_TYPE:
        return list(BASIC_LAND_MANA)
    return sorted(subtypes.CREATURE_TYPES)


@does(ef.ExtraTurn)
def _extra_turn(st: State, ctx: Ctx, node: ef.ExtraTurn) -> None:
    """500.7: the turn created last is taken first."""
    for player in who(st, ctx, node.who):
        add_turn(st, player)


@does(ef.ExtraStep)
def _extra_step(st: State, ctx: Ctx, node: ef.ExtraStep) -> None:
    """500.10a: a player gets the added step only in their own turn."""
    if st.active in who(st, ctx, node.who):
        add_steps(st, node.step, number(st, ctx, node.count), node.after_phase)


@does(ef.SkipNext)
def _skip_next(st: State, ctx: Ctx, node: ef.SkipNext) -> None:
    """614.10a: each effect waits for an occurrence of its own."""
    for player in who(st, ctx, node.who):
        more = ((player, node.step),) * max(0, number(st, ctx, node.count))
        atoms.set_place(st, skips=(*st.skips, *more))


@does(ef.ExtraCombat)
def _extra_combat(st: State, ctx: Ctx, node: ef.ExtraCombat) -> None:
    """500.8: directly after this phase."""
    add_phases(st, (BEGIN_COMBAT, POSTCOMBAT_MAIN) if node.main else (BEGIN_COMBAT,))


@does(ef.ControlTurn)
def _control_turn(st: State, ctx: Ctx, node: ef.ControlTurn) -> None:
    """723.1: during that player's next turn."""
    by = one(st, ctx, node.by)
    for player in who(st, ctx, node.who) if by >= 0 else ():
        atoms.set_place(st, controlled_turns=(*st.controlled_turns, (player, by, node.extra_turn)))


@performs(ef.EndTurn)
def _end_turn(st: State, ctx: Ctx, node: ef.EndTurn) -> Ask[None]:
    yield from end_the_turn(st)


@performs(ef.EndCombat)
def _end_combat(st: State, ctx: Ctx, node: ef.EndCombat) -> Ask[None]:
    yield from end_the_combat_phase(st)


@does(ef.WinGame)
def _win(st: State, ctx: Ctx, node: ef.WinGame) -> None:
    """104.2b."""
    player = one(st, ctx, node.who)
    if player >= 0:
        ending_the_game.win(st, player, "104.2b")


@does(ef.LoseGame)
def _lose(st: State, ctx: Ctx, node: ef.LoseGame) -> None:
    """104.3e."""
    for player in who(st, ctx, node.who):
        ending_the_game.lose(st, player, "104.3e")


@does(ef.Tell)
def _tell(st: State, ctx: Ctx, node: ef.Tell) -> None:
    """702.189b and the like."""
    atoms.emit(st, Event(ev.DEED, "603.2", ctx.controller, ctx.source, detail=node.deed))
