"""Instructions about permanents, and effects that last, in words."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import (
    conditions as c,
    effects as e,
    filters as f,
    mods as m,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Selection
from inset.language.text.describe import one, plural_phrase, single, zone_words
from inset.language.text.english import counted, listed, number, possessive, verb
from inset.language.text.instructions import DURATION, does, everything, says_you
from inset.language.text.mods import exceptions, granted_text, predicates, price_sentence
from inset.language.text.numbers import amount_of, per_each
from inset.language.text.scribe import EFFECTS, Ref, Scribe, writes
from inset.language.text.things import in_zone, x_or_where
from inset.language.text.truths import price


@writes(EFFECTS, e.Tap)
def _tap(scribe: Scribe, node: e.Tap) -> str:
    ref = everything(scribe, node.what)
    if node.save >= 0:
        scribe.same[s.Saved(node.save)] = scribe.role(node.what)
    return f"tap {ref.words}"


@writes(EFFECTS, e.Untap)
def _untap(scribe: Scribe, node: e.Untap) -> str:
    return f"{'you ' if scribe.explicit_you else ''}untap {everything(scribe, node.what).words}"


@writes(EFFECTS, e.PutCounters)
def _put_counters(scribe: Scribe, node: e.PutCounters) -> str:
    kind = f"{node.kind} counter"
    if node.divided:
        count = number(node.count) if isinstance(node.count, int) else x_or_where(scribe, node.count)
        return f"distribute {count} {kind}s among {scribe.refer(node.what).words}"
    factor, each = per_each(scribe, node.count)
    if isinstance(node.count, v.Minus):  # after "if it had power greater than …"
        scribe.topic = None
        return f"put a number of {kind}s on {scribe.object(node.what)} equal to the difference"
    new = scribe.role(node.what) not in scribe.known
    ref = scribe.refer(node.what)
    if ref.many and new and isinstance(node.what, s.Target):
        ref = ref._replace(words=f"each of {ref.words}")
        scribe.topic = None  # "those creatures gain flying"
    if node.save >= 0 and isinstance(node.what, s.Each):
        scribe.known[s.Saved(node.save)] = Ref(ref.words, True, plural_phrase(ref.noun))
    if ref.words == "them":
        ref = ref._replace(words="each of them")
    if each:
        return f"put {counted(factor, kind)} on {ref.words} {each}"
    return f"put {amount_of(scribe, node.count, kind)} on {ref.words}"


@writes(EFFECTS, e.TakeCounters)
def _take_counters(scribe: Scribe, node: e.TakeCounters) -> str:
    ref = everything(scribe, node.what)
    if not node.kind:
        return f"remove all counters from {ref.words}"
    return f"remove {amount_of(scribe, node.count, f'{node.kind} counter')} from {ref.words}"


@writes(EFFECTS, e.PutSameCounters)
def _put_same_counters(scribe: Scribe, node: e.PutSameCounters) -> str:
    words = scribe.refer(node.of).words
    return f"put {'its' if words == 'it' else possessive(words)} counters on {scribe.object(node.on)}"


@writes(EFFECTS, e.GiveCounters)
def _give_counters(scribe: Scribe, node: e.GiveCounters) -> str:
    if node.kind == "energy" and isinstance(node.count, int):
        return f"{says_you(scribe, node.who, 'get')} {'{E}' * node.count}"
    who = says_you(scribe, node.who, "get")
    if isinstance(node.count, v.Stat):
        return f"{who} a number of {node.kind} counters equal to {scribe.value(node.count)}"
    return f"{who} {amount_of(scribe, node.count, f'{node.kind} counter')}"


@writes(EFFECTS, e.LoseCounters)
def _lose_counters(scribe: Scribe, node: e.LoseCounters) -> str:
    counters = amount_of(scribe, node.count, f"{node.kind} counter")
    return f"{says_you(scribe, node.who, 'lose')} {counters}"


# --- continuous effects -----------------------------------------------------------------------------------
def group(scribe: Scribe, what: Selection) -> Ref:
    """As a subject: "creatures you control", "all creatures", "each non-Dragon creature"."""
    if not isinstance(what, s.Each):
        return scribe.subject(what)
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    if any(isinstance(part, f.ControlledBy) for part in parts):
        return Ref(everything(scribe, what).words.removeprefix("all "), True)
    if len(parts) == 1:
        return everything(scribe, what)
    return scribe.refer(what)


@writes(EFFECTS, e.ChangeText)
def _change_text(scribe: Scribe, node: e.ChangeText) -> str:
    pairs = " or ".join(f"one {_KIND_WORD[kind]} with another" for kind in node.kinds)
    what = group(scribe, node.what).words
    said = f"change the text of {what} by replacing all instances of {pairs} {DURATION[node.duration]}".rstrip()
    return f"{said}. The new {_KIND_WORD[node.kinds[0]]} can't be {node.never}" if node.never else said


_KIND_WORD: Final = {e.COLOR: "color word", e.BASIC_LAND_TYPE: "basic land type", e.CREATURE_TYPE: "creature type"}


@writes(EFFECTS, e.Modify)
def _modify(scribe: Scribe, node: e.Modify) -> str:
    duration = DURATION[node.duration]
    if not isinstance(node.condition, c.Always):
        duration = f"for as long as {scribe.condition(node.condition)}"
    if isinstance(node.mods[0], m.SetController):
        return _gain_control(scribe, node, duration)
    if node.mods == (m.SwitchPT(),):
        who = scribe.owner(node.what)
        return f"switch {who} power and toughness {duration}".rstrip()
    new = scribe.role(node.what) not in scribe.known
    price = price_sentence(scribe, node.mods, "its")
    scribe.origin = "in" if price else "from"
    ref = group(scribe, node.what)
    scribe.origin = "from"
    if ref.many and new and isinstance(node.what, s.Target) and isinstance(node.mods[0], m.ModifyPT):
        ref = ref._replace(words=f"{ref.words} each")
    if price and isinstance(node.what, s.Each):  # "each card gains flashback": each has a price of its own
        one_of_them = single(scribe, node.what.where, node.what.zone, "and")
        ref = Ref(f"each {one_of_them}{in_zone(scribe, node.what)}", False, "card")
    said = predicates(scribe, node.mods, ref.many, lasting=False)
    still = _still(scribe, node)
    if isinstance(node.what, s.Each) and isinstance(node.mods[0], m.SetPT) and not isinstance(node.mods[0].power, int):
        return f"{duration}, {ref.words} {said}"
    if duration and still and '"' in said:
        return f"{duration}, {ref.words} {said} It's still a land"
    if duration and (
        "loses all abilities and becomes" in said
        or (node.duration == e.UNTIL_YOUR_NEXT_TURN and scribe.face.types & t.PLANESWALKER)
    ):
        return f"{duration}, {ref.words} {said}{still}"
    return f"{ref.words} {said} {duration}".rstrip() + still + price


def _gain_control(scribe: Scribe, node: e.Modify, duration: str) -> str:
    ref = everything(scribe, node.what)
    clause = f"gain control of {ref.words} {duration}".rstrip()
    if duration:
        scribe.topic = None  # "untap that creature"
    rest = node.mods[1:]
    if rest:
        they = "They" if ref.many else "It"
        clause += f". {they} {predicates(scribe, rest, ref.many, False)} {duration}"
    return clause.rstrip()


def _still(scribe: Scribe, node: e.Modify) -> str:
    """ "It's still a land": said where a land becomes a creature as well."""
    adds = any(isinstance(mod, m.AddTypes) and mod.types & t.CREATURE for mod in node.mods)
    if not adds:
        return ""
    role = scribe.role(node.what)
    noun = scribe.known[role].noun if role in scribe.known else ""
    if isinstance(role, s.This) and scribe.face.types & t.LAND:
        noun = "land"
    return ". It's still a land" if noun == "land" else ""


@writes(EFFECTS, e.Multiply)
def _multiply(scribe: Scribe, node: e.Multiply) -> str:
    sizes = [word for word, on in (("power", node.power), ("toughness", node.toughness)) if on]
    word = {2: "double", 3: "triple"}[node.factor]
    return f"{word} {scribe.owner(node.what)} {' and '.join(sizes)} {DURATION[node.duration]}"


@writes(EFFECTS, e.Establish)
def _establish(scribe: Scribe, node: e.Establish) -> str:
    """ "Damage can't be prevented this turn", "Until your next turn, you may cast …"."""
    first = node.statics[0]
    about = _about_that_player(scribe, node)
    if about:
        return about
    made = [scribe.static(static) for static in node.statics]
    clause = listed(made)
    if not isinstance(node.condition, c.Always):
        return f"for as long as {scribe.condition(node.condition)}, {clause}"
    if node.duration == e.NEXT_UNTAP_STEP:
        return clause.replace("untap step", "next untap step")
    if node.duration == e.THIS_TURN:
        if isinstance(first, st.PlayerRule):
            return f"{clause.replace(' on each of your turns', '')} this turn"
        if isinstance(first, st.MayPlay) and first.limit == 1:
            return f"{clause.removeprefix('once each turn, ')} this turn"
        if isinstance(first, st.CostChange) and " cast from " in clause:  # "spells you cast from exile this turn cost"
            return clause.replace(" cost {", " this turn cost {", 1)
        if isinstance(first, (st.CostChange, st.MayPlay, st.MayPayLifeForMana)):
            return f"until end of turn, {clause}"
        if isinstance(first, st.EntersWithCounters | st.MovesInstead | st.EntersUnderControl):
            return clause.replace(" would ", " would ", 1) + " this turn" if "instead" not in clause else (
                clause.replace(", ", " this turn, ", 1)
            )  # fmt: skip
        return f"{clause} this turn"
    if node.duration == e.FOREVER:
        return f"{clause} for the rest of the game" if isinstance(first, st.PlayerRule) else clause
    if isinstance(first, st.Restrict) and isinstance(first.where, f.IsOneOf):  # "target creature can't attack until …"
        return f"{clause} {DURATION[node.duration]}"
    return f"{DURATION[node.duration]}, {clause}"


def _about_that_player(scribe: Scribe, node: e.Establish) -> str:
    """Rules for a player who was chosen before: "this turn, that player can't cast spells or activate abilities"."""
    who = getattr(node.statics[0], "whose", None) or getattr(node.statics[0], "who", None)
    if not isinstance(who, s.TargetPlayers) or s.Target(who.slot) not in scribe.known or node.duration != e.THIS_TURN:
        return ""
    made = [scribe.static(static).replace("their hands revealed", "their hand revealed") for static in node.statics]
    if len(made) == 1:
        return f"{made[0]} this turn"
    start = "that player "
    if not all(clause.startswith(start) for clause in made):
        return f"until end of turn, {', '.join(made)}"
    parts = [clause.removeprefix(start) for clause in made]
    cant = [part.removeprefix("can't ") for part in parts if part.startswith("can't ")]
    others = [part for part in parts if not part.startswith("can't ")]
    forbidden = f"can't {listed(cant, 'or')}"
    return f"this turn, {start}{listed([forbidden, *others])}"


@writes(EFFECTS, e.Permit)
def _permit(scribe: Scribe, node: e.Permit) -> str:
    """ "You may play that card this turn", "until end of turn, you may cast it"."""
    word = "play" if node.lands else "cast"
    who = scribe.players(node.who)
    if scribe.role(node.what) in scribe.unseen:
        word, scribe.topic = f"look at and {word}", None
    scribe.origin = "in"  # "target card in a graveyard"
    ref = scribe.refer(node.what)
    scribe.origin = "from"
    its = "their" if ref.many else "its"
    inset = " as an Adventure" if node.inset_only else ""
    origin = f" from {zone_words(node.zone)}" if node.zone else ""
    by_turn = node.duration == e.THIS_TURN and (not ref.many or (node.lands and node.cost is None))
    now = " this turn" if by_turn else ""
    if ref.words == "them" and node.lands and node.duration != e.WHILE_EXILED:
        ref = ref._replace(words="those cards")
    elif ref.words == "it" and node.duration == e.UNTIL_END_OF_YOUR_NEXT_TURN and not node.zone:
        ref = ref._replace(words="that card")
    if isinstance(scribe.role(node.what), s.TopOfLibrary) and ref.many and not node.lands:
        ref = ref._replace(words="spells from among those exiled cards")
    clause = f"{who} may {word} {ref.words}{now}{origin}{inset}{price(scribe, node.cost, its)}"
    if not isinstance(node.spell, f.Anything):
        look = f"look at {ref.words} and {who} may " if "look at and" in word else ""
        clause = f"{who} may {look}{word.removeprefix('look at and ')} it if it's {one(scribe, node.spell, t.STACK)}"
        return f"{DURATION[node.duration]}, {clause}"
    if node.add is not None:
        clause += f" by paying {scribe.cost(node.add)} more"
    if node.duration == e.WHILE_EXILED:
        lasting = f"for as long as {'they remain' if ref.many else 'it remains'} exiled"
        clause = f"{clause} {lasting}" if isinstance(node.condition, c.Always) else f"{lasting}, {clause}"
    elif node.zone or node.duration == e.UNTIL_NEXT_OF_THIS:
        clause = f"{clause} {DURATION[node.duration]}"
    elif node.duration != e.FOREVER and not now:
        clause = f"{DURATION[node.duration]}, {clause}"
    turns = f"{scribe.condition(node.condition)}".removesuffix(" this turn")
    if not isinstance(node.condition, c.Always) and node.duration == e.FOREVER:
        clause = f"during any turn {turns}, {clause}"
    elif not isinstance(node.condition, c.Always):
        clause += f" if {scribe.condition(node.condition)}"
    if node.any_color:
        kind = "type" if node.any_color == st.SPEND_ANY_TYPE else "color"
        clause += "" if node.duration == e.FOREVER else ","
        clause += f" and you may spend mana as though it were mana of any {kind} to cast that spell"
    if node.exile_after:
        clause += ". If that spell would be put into a graveyard, exile it instead"
    return clause


# --- single actions ---------------------------------------------------------------------------------------
@writes(EFFECTS, e.ExchangeWithCard)
def _exchange_card(scribe: Scribe, node: e.ExchangeWithCard) -> str:
    return f"exchange {scribe.object(node.what)} with {one(scribe, node.where, t.HAND)} in your hand"


@writes(EFFECTS, e.ExchangeControl)
def _exchange(scribe: Scribe, node: e.ExchangeControl) -> str:
    if node.b is None:
        return f"exchange control of {scribe.object(node.a)}"
    return f"exchange control of {scribe.object(node.a)} and {scribe.object(node.b)}"


@writes(EFFECTS, e.AttachTo)
def _attach(scribe: Scribe, node: e.AttachTo) -> str:
    return f"attach {scribe.object(node.what)} to {scribe.object(node.to)}"


@writes(EFFECTS, e.Transform)
def _transform(scribe: Scribe, node: e.Transform) -> str:
    return f"{'convert' if node.convert else 'transform'} {scribe.object(node.what)}"


@writes(EFFECTS, e.Meld)
def _meld(scribe: Scribe, node: e.Meld) -> str:
    """712.4a: what they are was told by the condition."""
    return f"exile them, then meld them into {node.into}"


@writes(EFFECTS, e.TurnFaceDown)
def _face_down(scribe: Scribe, node: e.TurnFaceDown) -> str:
    ref = scribe.refer(node.what)
    clause = f"turn {ref.words} face down"
    if not node.mods:
        return clause
    types = next((mod for mod in node.mods if isinstance(mod, (m.AddTypes, m.SetTypes))), None)
    words = " ".join([*types.subtypes, *t.type_words(types.types)]) if types is not None else "creature"
    return f"{clause}. They're 2/2 {words}s" if ref.many else f"{clause}. It's a 2/2 {words}"


@writes(EFFECTS, e.TurnFaceUp)
def _face_up(scribe: Scribe, node: e.TurnFaceUp) -> str:
    return f"turn {scribe.object(node.what)} face up"


@writes(EFFECTS, e.Manifest)
def _manifest(scribe: Scribe, node: e.Manifest) -> str:
    return _top_face_down(scribe, node, "manifest")


@writes(EFFECTS, e.Cloak)
def _cloak(scribe: Scribe, node: e.Cloak) -> str:
    return _top_face_down(scribe, node, "cloak")


def _top_face_down(scribe: Scribe, node: e.Manifest | e.Cloak, word: str) -> str:
    whose = "your" if does(scribe, node.who, "x") == "x" else "their"
    top = "top card" if node.count == 1 else f"top {scribe.value(node.count)} cards"
    return f"{does(scribe, node.who, word)} the {top} of {whose} library"


@writes(EFFECTS, e.PhaseOut)
def _phase_out(scribe: Scribe, node: e.PhaseOut) -> str:
    ref = group(scribe, node.what)
    clause = f"{ref.words} {verb('phase', ref.many)} out"
    if node.until_leaves:
        clause += f" until {scribe.object(s.This())} leaves the battlefield"
        scribe.topic = scribe.role(node.what)
    return f"{clause}. Tap that {ref.noun} as it phases in this way" if node.tapped else clause


@writes(EFFECTS, e.Designate)
def _prepare(scribe: Scribe, node: e.Designate) -> str:
    ref = scribe.subject(node.what)
    return f"{ref.words} {verb('become', ref.many)} {'' if node.on else 'un'}prepared"


@writes(EFFECTS, e.Unlock)
def _unlock(scribe: Scribe, node: e.Unlock) -> str:
    return f"{'lock or unlock a' if node.or_lock else 'unlock a locked'} door of {scribe.object(node.what)}"


@writes(EFFECTS, e.BecomeCopy)
def _become_copy(scribe: Scribe, node: e.BecomeCopy) -> str:
    ref = scribe.subject(node.what)
    become = "become copies" if ref.many else "becomes a copy"
    said = f"{ref.words} {become} of {scribe.object(node.of)}"
    return f"{said} {DURATION[node.duration]}".rstrip() + exceptions(scribe, node.exceptions)


@writes(EFFECTS, e.Regenerate)
def _regenerate(scribe: Scribe, node: e.Regenerate) -> str:
    return f"regenerate {scribe.object(node.what)}"


@writes(EFFECTS, e.Mark)
def _mark(scribe: Scribe, node: e.Mark) -> str:
    if node.mark == f.FLIPPED:
        return f"flip {scribe.object(node.what)}"
    if node.mark == f.HARNESSED:
        return f"harness {scribe.object(node.what)}"
    who = scribe.subject(node.what)
    return f"{who.words} {verb('become', who.many)} {f.MARK_WORD[node.mark]}"


@writes(EFFECTS, e.TakeForm)
def _take_form(scribe: Scribe, node: e.TakeForm) -> str:
    """ "It becomes a 2/2 creature with flying"."""
    size = next(mod for mod in node.mods if isinstance(mod, m.SetPT))
    gained = [granted_text(scribe, mod.ability) for mod in node.mods if isinstance(mod, m.AddAbility)]
    return f"it becomes a {size.power}/{size.toughness} creature{' with ' if gained else ''}{listed(gained)}"


@writes(EFFECTS, e.Monstrosity)
def _monstrosity(scribe: Scribe, node: e.Monstrosity) -> str:
    return f"monstrosity {scribe.value(node.count)}"


@writes(EFFECTS, e.BecomeMonarch)
def _become_monarch(scribe: Scribe, node: e.BecomeMonarch) -> str:
    who = scribe.players(node.who)
    return f"{who} {verb('become', who == 'you')} the monarch"


@writes(EFFECTS, e.Goad)
def _goad(scribe: Scribe, node: e.Goad) -> str:
    return f"goad {everything(scribe, node.what).words}"


@writes(EFFECTS, e.Fight)
def _fight(scribe: Scribe, node: e.Fight) -> str:
    a = scribe.subject(node.a)
    return f"{a.words} {verb('fight', a.many)} {scribe.object(node.b)}"


@writes(EFFECTS, e.ReselectAttacked)
def _reselect(scribe: Scribe, node: e.ReselectAttacked) -> str:
    return f"reselect which player or permanent {scribe.object(node.what)} is attacking"


@writes(EFFECTS, e.RemoveFromCombat)
def _remove(scribe: Scribe, node: e.RemoveFromCombat) -> str:
    return f"remove {scribe.object(node.what)} from combat"
