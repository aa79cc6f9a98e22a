"""Instructions in words: how they hang together.

An instruction to you is in the imperative ("draw a card"); life is always said with its subject ("you gain
3 life").
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from inset.kernel import types as t
from inset.language import conditions as c, effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.node import Effect, Filter, Players, Selection, Value
from inset.language.text.abilities import body_text
from inset.language.text.describe import OPPONENTS, YOU, begun, noun_of, phrase, several
from inset.language.text.english import infinitive, listed, lower, number, plural, verb
from inset.language.text.events import MAIN_PHASES, trigger
from inset.language.text.numbers import for_each
from inset.language.text.references import in_zone, player_possessive, some, x_or_where
from inset.language.text.writer import EFFECTS, NoText, Ref, Writer, in_one_sentence, writes

DURATION: Final = {
    e.THIS_TURN: "until end of turn",
    e.UNTIL_YOUR_NEXT_TURN: "until your next turn",
    e.UNTIL_END_OF_YOUR_NEXT_TURN: "until the end of your next turn",
    e.END_OF_COMBAT: "until end of combat",
    e.WHILE_THIS_REMAINS: "for as long as ~ remains on the battlefield",
    e.FOREVER: "",
    e.WHILE_EXILED: "for as long as it remains exiled",
    e.UNTIL_YOUR_NEXT_END_STEP: "until your next end step",
    e.UNTIL_NEXT_OF_THIS: "until you exile another card with ~",
    e.YOUR_NEXT_UNTAP_STEP: "during your next untap step",
}


def does(writer: Writer, who: Players, base: str) -> str:
    """ "Draw", "you draw", "each opponent draws"."""
    words = writer.players(who)
    if words == "you":
        return f"you {base}" if writer.explicit_you else base
    return f"{words} {base}" if _is_plural(words) else f"{words} {verb(base, False)}"


def _is_plural(words: str) -> bool:
    """ "They draw", "you and target opponent each draw"."""
    return words == "they" or words.endswith((" each", "target players", "target opponents"))


def says_you(writer: Writer, who: Players, base: str) -> str:
    """With the subject in any case: "you gain"."""
    words = writer.players(who)
    return f"{words} {base}" if words == "you" or _is_plural(words) else f"{words} {verb(base, False)}"


def clauses(writer: Writer, effects: tuple[Effect, ...], joint: str = " and ") -> str:
    made = [writer.effect(effect) for effect in in_one_sentence(effects)]
    return joint.join([said for said in made if said])


def everything(writer: Writer, what: Selection) -> Ref:
    """As the object of a verb: a group is "all creatures"."""
    if isinstance(what, s.Each) and _is_measured(what):
        return writer.refer(what)  # "each permanent with mana value X or less"
    if isinstance(what, s.Each):
        words = several(writer, what.where, what.zone)
        return Ref(f"all {words}{in_zone(writer, what)}", True, noun_of(what.where, what.zone))
    if isinstance(what, s.Among) and what.where == f.IsIn(t.GRAVEYARD):  # if it is still there
        ref = writer.refer(what.what)
        return ref._replace(words=f"{ref.words} from {'their' if ref.many else 'its'} owner{chr(39)}s graveyard")
    if isinstance(what, s.Among) and what.where == f.IsIn(t.LIBRARY):  # what was not put anywhere else
        return Ref("the rest", True, "cards")
    if isinstance(what, s.Among) and isinstance(what.where, f.Not) and isinstance(what.where.part, f.IsOneOf):
        if writer.chosen_from.get(what.where.part.what) == what.what:
            return Ref("the rest", True, "cards")
    if isinstance(what, s.Among) and not isinstance(what.what, s.LinkedCards):
        words = several(writer, what.where, t.GRAVEYARD)
        role = writer.role(what.what)
        if role in writer.revealed:
            writer.fixed[role] = Ref("the rest", True, "cards")
            return Ref(f"all {words} revealed this way", True, "cards")
        return Ref(f"all {words} from among {writer.object(what.what)}", True, "cards")
    return writer.refer(what)


def _is_measured(what: s.Each) -> bool:
    """Described by a number that isn't printed."""
    return any(isinstance(part, f.StatIs) and not isinstance(part.amount, int) for part in _parts(what.where))


def _parts(where: Filter) -> tuple[Filter, ...]:
    return where.parts if isinstance(where, f.And) else (where,)


# --- structure --------------------------------------------------------------------------------------------
_IS: Final = re.compile(r"(?<=it )is (?=an? )")
_DONE_BY_IT: Final = re.compile(
    r"\b(?:deals|gets|gains|loses|becomes|fights|connives|explores|blocks|attacks|creates|draws|discards|mills|returns|puts"
    r"|exiles|searches|reveals|chooses|sacrifices)\b"
)
_HIM: Final = re.compile(
    r"(?:^|(?<= and )|(?<=, then ))(?:that [\w' ]+?'s (?:controller|owner)|that player) (?=\w+s\b)"
)
_ITS_DEEDS: Final = (
    e.DealDamage, e.Modify, e.Fight, e.Connive, e.Explore, e.BecomeChosen, e.ChooseKeyword, e.ChooseProtection,
)  # fmt: skip


@writes(EFFECTS, e.May)
def _may(writer: Writer, node: e.May) -> str:
    words = writer.players(node.who)
    writer.doer = "you do" if words == "you" else "they do"
    explicit, writer.explicit_you = writer.explicit_you, False
    inner = clauses(writer, node.effects, ", then " if len(node.effects) > 2 else " and ")
    writer.explicit_you = explicit
    if words == "you":
        other = getattr(node.effects[0], "who", None)
        if isinstance(other, s.TargetPlayers):  # "you may have target opponent draw a card"
            writer.topic = None
            first, _, rest = inner.partition(f"{'opponent' if 'opponent' in inner else 'player'} ")
            return f"you may have {first}{inner[len(first) : len(inner) - len(rest)]}{infinitive(rest)}"
        done_by_it = isinstance(node.effects[0], _ITS_DEEDS)
        if done_by_it and not inner.startswith("gain control"):
            inner = _IS.sub("become ", inner, count=1)
            return f"you may have {_DONE_BY_IT.sub(lambda m: infinitive(m.group()), inner, count=1)}"
        if isinstance(node.effects[0], (e.BecomeCopy, e.LoseLife)) and other != YOU:
            return f"you may have {_DONE_BY_IT.sub(lambda m: infinitive(m.group()), inner, count=1)}"
        if other not in (None, YOU) or (isinstance(node.effects[0], e.Establish) and _DONE_BY_IT.search(inner)):
            return f"you may have {_DONE_BY_IT.sub(lambda m: infinitive(m.group()), inner, count=1)}"
        return f"you may {inner.removeprefix('you ')}"
    if isinstance(node.who, (s.Opponents, s.AllPlayers)) and actor(node.effects[0]) == s.ThatOne():
        writer.doer = "a player does"
        anybody = "any opponent" if isinstance(node.who, s.Opponents) else "any player"
        return f"{anybody} may {inner.removeprefix('they ').removesuffix(' of their choice')}"
    if isinstance(node.effects[0], e.DealDamage):
        several = isinstance(node.who, (s.Opponents, s.AllPlayers))
        words = words.replace("each ", "any ") if several else words
        writer.doer = "a player does" if several else writer.doer
        return f"{words} may have {_DONE_BY_IT.sub(lambda m: infinitive(m.group()), inner, count=1)}"
    if isinstance(node.effects[0], e.CreateToken) and node.effects[0].who == YOU:
        return f"{words} may have you {inner}"
    if all(actor(effect) == node.who for effect in node.effects):
        again = writer.players(node.who)  # "target permanent's controller may …", "its controller"
        first, *others = _HIM.sub("\n", inner).split("\n")
        inner = first + "".join([infinitive(deed) for deed in others])
        inner = infinitive(inner.removeprefix(f"{words} ").removeprefix(f"{again} ")).replace(f" and {words} ", " and ")
    return f"{words} may {inner}"


@writes(EFFECTS, e.If)
def _if(writer: Writer, node: e.If) -> str:
    if node is writer.asked_last or _asks_of_new_target(writer, node):
        effect = writer.finish(writer.effect(node.then[0]))
        otherwise = f". Otherwise, {several_clauses(writer, node.otherwise)}" if node.otherwise else ""
        return f"{effect} if {writer.condition(node.condition)}{otherwise}"
    kinds = {type(effect) for effect in (*node.then, *node.otherwise)}
    if len(node.then) == 1 and kinds in ({e.AddMana}, {e.Draw}):
        if node.otherwise:  # "add {C}. If …, add {C}{C} instead"
            usual = several_clauses(writer, node.otherwise)
            return f"{usual}. If {writer.condition(node.condition)}, {writer.effect(node.then[0])} instead"
    try:
        condition = writer.condition(node.condition)
    except NoText:
        if not isinstance(node.condition, c.Unless) or len(node.then) != 1 or node.otherwise:
            raise
        return f"{writer.effect(node.then[0])} unless {writer.condition(node.condition.part)}"
    inner = several_clauses(writer, node.then)
    clause = f"if {condition}, {inner}"
    if node.otherwise:
        clause += f". Otherwise, {several_clauses(writer, node.otherwise)}"
    return clause


def _asks_of_new_target(writer: Writer, node: e.If) -> bool:
    """ "Counter target spell if it's red": the condition is about a target that was not named before."""
    condition = node.condition
    if not isinstance(condition, c.Matches) or len(node.then) != 1 or node.otherwise:
        return False
    return isinstance(condition.what, s.Target) and condition.what not in writer.known


def several_clauses(writer: Writer, effects: tuple[Effect, ...]) -> str:
    """The first inside a sentence, the others as sentences of their own."""
    effects = in_one_sentence(effects)
    first = writer.finish(writer.effect(effects[0]))
    if len(effects) == 1:
        return first
    return f"{first}. {writer.sentences(effects[1:]).rstrip('.')}"


@writes(EFFECTS, e.ForEach)
def _for_each(writer: Writer, node: e.ForEach) -> str:
    if isinstance(node.what, s.Each):
        what = phrase(writer, node.what.where, node.what.zone).words() + in_zone(writer, node.what)
    else:
        those = writer.refer(node.what)
        what = f"of {those.words}".removeprefix("of each ")
        if not those.many and what == "of it":
            writer.name(s.ThatThing(), those)
            return clauses(writer, node.effects)
    writer.name(s.ThatThing(), Ref(what, False, noun_of(getattr(node.what, "where", None) or f.Anything())))
    return f"for each {what}, {clauses(writer, node.effects)}"


@writes(EFFECTS, e.ForEachPlayer)
def _for_each_player(writer: Writer, node: e.ForEachPlayer) -> str:
    if isinstance(node.who, s.SavedPlayers) and node.who.slot in writer.ballots:
        writer.voting = True
        said = f"for each {writer.ballots[node.who.slot]} vote, {clauses(writer, node.effects)}"
        writer.voting = False
        return said
    first = writer.effect(node.effects[0])
    who = writer.players(node.who)
    if isinstance(node.effects[0], e.May) and node.effects[0].doers >= 0:
        writer.who_did[node.effects[0].doers] = f"{who} who does"
    if first.startswith("they "):
        rest = first.removeprefix("they ")
        first = f"{who} {verb(rest, False)}"
    elif isinstance(node.effects[0], e.Move) and first.endswith("their library"):
        first = f"{who} {verb(first, False)}"
    else:
        first = f"for {who}, {first}"
    others = [said for effect in node.effects[1:] if (said := writer.effect(effect))]
    return begun(node.from_you, node.who, ", then ".join([first, *(other.removeprefix("they ") for other in others)]))


@writes(EFFECTS, e.Joined)
def _joined(writer: Writer, node: e.Joined) -> str:
    if node.how == e.SENTENCES:
        return writer.sentences(node.effects).rstrip(".")
    if node.how == e.LINES:
        return "\n".join(writer.sentences((effect,)) for effect in node.effects)
    if node.how == e.AS_ONE:
        return _as_one(writer, node.effects)
    if node.how == e.THEN:
        if len(node.effects) == 1:
            return _then_sentence(writer, node.effects[0])
        made = _said_once(writer, node.effects)
        return f"{', '.join(made[:-1])}, then {made[-1]}"
    somebody_else = actor(node.effects[0]) not in (None, YOU) or isinstance(node.effects[0], e.DealDamage)
    gains = any(isinstance(effect, (e.GainLife, e.LoseLife)) for effect in node.effects)
    writer.explicit_you = somebody_else or gains
    amounts = [getattr(effect, "amount", 0) for effect in node.effects]
    writer.called_x = {amount for amount in amounts if isinstance(amount, Value) and amounts.count(amount) > 1}
    made = _said_once(writer, node.effects)
    writer.explicit_you, writer.called_x = False, set()
    return listed(made)


def actor(effect: Effect) -> Players | None:
    """Who does it; of cards in a hand it is their holder who discards them."""
    if isinstance(effect, e.DiscardIt) and isinstance(effect.what, s.Each):
        return effect.what.of
    who: Players | None = getattr(effect, "who", None)
    return who


def _said_once(writer: Writer, effects: tuple[Effect, ...]) -> list[str]:
    """A subject that stays the same is not said again: "target player draws two cards and loses 2 life"."""
    made: list[str] = []
    before: Players | None = None
    for effect in effects:
        clause = writer.effect(effect)
        who = actor(effect)
        if made and who is not None and who == before:
            again = writer.players(who)
            if again != "you" or not isinstance(effect, e.LoseLife):  # "you draw a card and you lose 1 life"
                clause = clause.removeprefix(f"{again} ")
        made.append(_without_repeats(effects[len(made) - 1], effect, clause) if made else clause)
        before = who
    return made


def _without_repeats(before: Effect, effect: Effect, clause: str) -> str:
    """ "Create a Human token and a Food token", "gets +1/+1 until end of turn and deals 1 damage to each opponent"."""
    if isinstance(before, e.CreateToken) and isinstance(effect, e.CreateToken):
        return clause.removeprefix("create ")
    if (
        isinstance(before, e.Move)
        and before.to & (t.BATTLEFIELD | t.HAND)
        and clause.startswith(("put the rest", "put the other"))
    ):
        return clause.removeprefix("put ")
    if isinstance(before, e.Modify) and isinstance(effect, e.DealDamage) and before.what == effect.source:
        return clause.removeprefix("it ")
    if isinstance(before, e.Modify) and isinstance(effect, e.Establish):
        return clause.removeprefix("it ").removeprefix("they ")
    return clause


def _then_sentence(writer: Writer, effect: Effect) -> str:
    """ "Then if that creature has power 7 or greater, …", as a sentence of its own."""
    if isinstance(effect, e.If) and isinstance(writer.topic, s.Target):
        writer.topic = None
    return f"then {writer.effect(effect)}"


def total_words(writer: Writer, choice: e.Choose) -> str:
    return (
        f" with total {v.STAT_WORD[choice.total_of]} {x_or_where(writer, choice.total)} or less"
        if choice.total_of
        else ""
    )


def _shuffles_in(writer: Writer, node: e.Move) -> str:
    """ "Shuffle your graveyard into your library", "its owner shuffles their …", "shuffle it into its owner's library"."""
    what = node.what
    if isinstance(what, s.Each) and what.zone == t.GRAVEYARD and what.where == f.Anything() and what.of is not None:
        whose = "your" if what.of == YOU else "their"
        return f"{does(writer, what.of, 'shuffle')} {whose} graveyard into {whose} library"
    return writer.effect(node).replace("put ", "shuffle ", 1)


def _as_one(writer: Writer, effects: tuple[Effect, ...]) -> str:
    """ "Put two cards from your hand on top of your library in any order"."""
    choice, *others = effects
    if isinstance(choice, e.Move):
        return _shuffles_in(writer, choice)
    assert isinstance(choice, e.Choose)
    if isinstance(choice.most, v.Minus) and isinstance(choice.most.a, v.X):  # 608.2d: as many as X can be divided among
        choice = replace(choice, most=v.ANY_NUMBER)
    many = choice.most != 1
    group = choice.what.what if isinstance(choice.what, s.Among) else choice.what
    if isinstance(choice.what, s.Saved):
        words = number(choice.most) if isinstance(choice.most, int) else x_or_where(writer, choice.most)
        words += " of them"
    elif isinstance(choice.what, s.Among):
        zone = t.EXILE
        words = some(writer, choice.what.where, choice.most, zone)
        words += f" from among {writer.refer(choice.what.what).words}"
    else:
        assert isinstance(choice.what, s.Each)
        zone = choice.what.zone
        words = some(writer, choice.what.where, choice.most, zone)
        words += total_words(writer, choice)
        place = in_zone(writer, choice.what).replace(" in ", " from ", 1)
        words += place if many else place.replace("all graveyards", "a graveyard")
    if choice.at_random:
        words += " at random"
    if isinstance(choice.who, s.ChosenPlayer):
        words += " of that player's choice"
    elif isinstance(choice.who, s.TargetPlayers) and isinstance(choice.what, s.Saved):
        words += f" of {player_possessive(writer, writer.players(choice.who))} choice"
    if choice.most == v.ANY_NUMBER:
        words = f"any number of {words.split(' ', 1)[1]}"
    elif choice.least == 0:
        words = f"up to {'one ' + words.split(' ', 1)[1] if not many else words}"
    role = s.Saved(choice.save)
    writer.described[role] = Ref(words, many, "cards" if many else "card")
    writer.chosen_from[role] = choice.what
    if isinstance(choice.what, s.Each):
        owner = next((x.who for x in _parts(choice.what.where) if isinstance(x, f.OwnedBy)), None)
        if isinstance(owner, s.TargetPlayers):
            writer.held_by[role] = owner
    said = clauses(writer, tuple(others))
    if not isinstance(group, s.Each):
        writer.fixed[writer.role(group)] = Ref("the rest", True, "cards")
    return said


@writes(EFFECTS, e.Separate)
def _separate(writer: Writer, node: e.Separate) -> str:
    """ "An opponent separates those cards into two piles"; later: "put one pile into your hand and the other …"."""
    if node.by != YOU:
        writer.topic = None
    what = everything(writer, node.what)
    clause = f"separate {what.words} into two piles"
    if node.whose is not None:
        kept = Ref(f"{noun_of(node.what.where, node.what.zone)}s in their chosen pile", True, "pile") if isinstance(
            node.what, s.Each
        ) else what  # fmt: skip
        writer.fixed[s.Saved(node.chosen)] = kept
        return f"{writer.players(node.whose)} {verb(clause, False)}. For each of them, you choose one of their piles"
    if node.by != YOU:
        clause = f"an opponent {verb(clause, False)}"
    pile = Ref("one pile", False, "pile")
    if isinstance(node.chooser, s.TargetPlayers):
        noun = (
            several(writer, node.what.where, node.what.zone).split(" ")[0] if isinstance(node.what, s.Each) else "cards"
        )
        pile = Ref(f"all {noun} in the pile of that player's choice", True, "pile")
    elif node.chooser != YOU:
        clause += ". An opponent chooses one of those piles"
        pile = Ref("that pile", False, "pile")
    for slot, ref in ((node.chosen, pile), (node.rest, Ref("the other", False, "pile"))):
        writer.fixed[s.Saved(slot)] = ref
        writer.chosen_from[s.Saved(slot)] = node.what
    return clause


@writes(EFFECTS, e.Repeat)
def _repeat(writer: Writer, node: e.Repeat) -> str:
    each = "" if isinstance(node.times, int) else for_each(writer, node.times)
    if each:
        return f"{each}, {clauses(writer, node.effects)}"
    times = number(node.times) if isinstance(node.times, int) else x_or_where(writer, node.times)
    if len(node.effects) == 1 and isinstance(node.effects[0], (e.TimeTravel, e.Proliferate, e.Populate)):
        return f"{writer.effect(node.effects[0])} {times} times"
    if isinstance(node.times, int) or (
        isinstance(node.times, v.Plus) and node.times.b == 1
    ):  # it was done once already
        more = node.times - 1 if isinstance(node.times, int) else node.times.a
        again = number(more) if isinstance(more, int) else x_or_where(writer, more)
        times = {"one": "once", "two": "twice"}.get(again, f"{again} times")
        return f"{clauses(writer, node.effects)}. Repeat this process {times}"
    return f"{clauses(writer, node.effects)}. Do this {times} times"


@writes(EFFECTS, e.DoWhile)
def _do_while(writer: Writer, node: e.DoWhile) -> str:
    process = clauses(writer, node.effects)
    if node.may:
        return f"{process}. You may repeat this process any number of times"
    return f"{process}. If {writer.condition(node.condition)}, repeat this process"


@writes(EFFECTS, e.PayAny)
def _pay_any(writer: Writer, node: e.PayAny) -> str:
    what = {"": "mana", "energy": "{E}"}.get(node.counter, f"{node.counter} counters")
    if node.life:
        return does(writer, node.who, "pay any amount of life")
    start = "" if node.who == YOU else "starting with you, "
    return f"{start}{writer.players(node.who)} may pay any amount of {what}"


@writes(EFFECTS, e.PayOr)
def _pay_or(writer: Writer, node: e.PayOr) -> str:
    """ "Counter it unless its controller pays {2}", "You may pay {1}. If you do, draw a card"."""
    anyone = {s.AllPlayers(): "any player", OPPONENTS: "any opponent"}.get(node.who, "")
    if node.unpaid and not node.paid:
        clause = clauses(writer, node.unpaid)
        words = anyone or writer.players(node.who)
        cost = writer.cost(node.cost)
        cost = f"pay {cost}" if cost.startswith("{") else cost
        return f"{clause} unless {words} {cost if words in ('you', 'they') else verb(cost, False)}"
    words = anyone or writer.players(node.who)
    cost = writer.cost(node.cost)
    cost = f"pay {cost}" if cost.startswith("{") else cost
    if node.most is not None:
        cost += f", where X is less than or equal to {writer.value(node.most)}"
    do = "you do" if words == "you" else "a player does" if anyone else "they do"
    if not cost.startswith("pay") and isinstance(writer.topic, s.This):
        writer.topic = None  # what the cost refers to came between
    if not node.paid and not node.unpaid:
        return f"{words} may {cost}"
    paid = several_clauses(writer, node.paid)
    clause = f"{words} may {cost}. If {do}, {paid}" if paid else f"{words} may {cost}"  # it may only be counted
    if node.unpaid:
        dont = "you don't" if words == "you" else "no one does" if anyone else "they don't"
        clause += f". If {dont}, {several_clauses(writer, node.unpaid)}"
    return clause


@writes(EFFECTS, e.WhenYouDo)
def _when_you_do(writer: Writer, node: e.WhenYouDo) -> str:
    inner = Writer(writer.face, writer.card)
    inner.known, inner.topic, inner.event = dict(writer.known), writer.topic, writer.event
    for role in list(inner.known):
        if isinstance(role, s.Target):
            del inner.known[role]
    return f"when you do, {lower(body_text(inner, node.body))}"


_WHILE: Final = {
    e.THIS_TURN: " this turn",
    e.END_OF_COMBAT: " this combat",
    e.UNTIL_YOUR_NEXT_TURN: " until your next turn",
}


@writes(EFFECTS, e.Later)
def _later(writer: Writer, node: e.Later) -> str:
    inner = Writer(writer.face, writer.card)
    inner.known, inner.topic, inner.specs = dict(writer.known), writer.topic, writer.specs
    inner.same = dict(writer.same)
    if isinstance(node.when, p.BeginningOf):
        clause = f"at {inner.pattern(node.when)}".replace("of each ", "of the next ").replace(
            "of your ", "of your next "
        )
        upkeep = "the next turn's upkeep" if node.when.next_turn else "the next upkeep"
        clause = clause.replace("the next player's upkeep", upkeep).replace(
            "the next player's cleanup", "the next cleanup"
        )
    else:
        if isinstance(inner.topic, s.Target):
            inner.topic = None  # "whenever that creature …"
        clause = trigger(inner, node.when)
        if node.when == MAIN_PHASES and node.once:
            clause = "at the beginning of your next main phase"
        if node.once and clause.startswith("whenever"):
            if node.duration == e.THIS_TURN:
                clause = f"when {clause.removeprefix('whenever ')} this turn"
                if isinstance(node.when, p.Casts):
                    clause = clause.replace("you cast", "you next cast")
                    inner.topic = None  # "copy that spell"
        elif node.duration in _WHILE:
            clause += _WHILE[node.duration]
    if not isinstance(node.condition, c.Always):
        clause += f", if {inner.condition(node.condition)}"
    if not node.body.targets:
        effects = inner.sentences(node.body.effects)
    else:
        effects = body_text(inner, node.body)
    body = lower(effects).rstrip(".")
    chosen = isinstance(node.body.effects[0], e.Joined) and node.body.effects[0].how == e.AS_ONE
    if isinstance(node.when, p.BeginningOf) and len(node.body.effects) == 1 and not chosen:
        return f"{body} {clause}"
    return f"{clause}, {body}"


@writes(EFFECTS, e.Remember)
def _remember(writer: Writer, node: e.Remember) -> str:
    """A target that is named before anything is done with it: "Choose target creature"."""
    if isinstance(node.who, s.TargetPlayers):
        return f"choose {writer.players(node.who)}"
    if node.what is None:
        return ""
    if isinstance(node.what, s.Each):  # a group, described where it is first used: then "they", "those creatures"
        group = everything(writer, node.what)
        noun = group.noun if group.noun.endswith("s") else plural(group.noun)
        writer.described[s.Saved(node.save)] = group._replace(noun=noun) if group.many else group
        writer.groups[s.Saved(node.save)] = node.what
        writer.topic = None
        return ""
    if isinstance(node.what, s.Union) and s.Saved(node.save) in node.what.parts:
        others = [part for part in node.what.parts if part != s.Saved(node.save)]
        nouns = {writer.refer(part).noun.replace("rest", "card") for part in others}
        if len(nouns) != 1:
            raise NoText("no text for what is gathered bit by bit, unless it is all of one kind")
        writer.name(s.Saved(node.save), Ref(f"those {(many := plural(nouns.pop()))}", True, many))
        return ""
    writer.same[s.Saved(node.save)] = writer.role(node.what)
    writer.origin = "in"  # "choose target card in your graveyard"
    said = f"choose {writer.object(node.what)}" if isinstance(node.what, s.Target) else ""
    writer.origin = "from"
    return said
