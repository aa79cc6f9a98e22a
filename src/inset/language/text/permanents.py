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
from inset.language.text.describe import noun_of, one, single, zone_words
from inset.language.text.english import capital, counted, listed, number, possessive, verb
from inset.language.text.instructions import DURATION, does, everything, says_you
from inset.language.text.mods import exceptions, granted_text, predicates, price_sentence
from inset.language.text.numbers import amount_of, per_each
from inset.language.text.playing import price
from inset.language.text.references import in_zone, x_or_where
from inset.language.text.writer import EFFECTS, NoText, Ref, Writer, writes


@writes(EFFECTS, e.Tap)
def _tap(writer: Writer, node: e.Tap) -> str:
    ref = everything(writer, node.what)
    if node.save >= 0:
        writer.same[s.Saved(node.save)] = writer.role(node.what)
    return f"tap {ref.words}"


@writes(EFFECTS, e.Untap)
def _untap(writer: Writer, node: e.Untap) -> str:
    return f"{'you ' if writer.explicit_you else ''}untap {everything(writer, node.what).words}"


@writes(EFFECTS, e.PutCounters)
def _put_counters(writer: Writer, node: e.PutCounters) -> str:
    kind = f"{node.kind} counter"
    if node.divided:
        count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
        return f"distribute {'up to ' if node.up_to else ''}{count} {kind}s among {writer.refer(node.what).words}"
    factor, each = per_each(writer, node.count)
    if isinstance(node.count, v.Minus):  # after "if it had power greater than …"
        writer.topic = None
        return f"put a number of {kind}s on {writer.object(node.what)} equal to the difference"
    new = writer.role(node.what) not in writer.known
    ref = writer.refer(node.what)
    if ref.many and new and isinstance(node.what, s.Target):
        ref = ref._replace(words=f"each of {ref.words}")
        writer.topic = None  # "those creatures gain flying"
    if new and ref.many and node.what in writer.groups:  # "each creature", and then "those creatures"
        ref = ref._replace(words=writer.refer(writer.groups[node.what]).words)
        writer.topic = None
    if ref.words == "them":
        ref = ref._replace(words="each of them")
    if each:
        return f"put {counted(factor, kind)} on {ref.words} {each}"
    return f"put {amount_of(writer, node.count, kind)} on {ref.words}"


@writes(EFFECTS, e.TakeCounters)
def _take_counters(writer: Writer, node: e.TakeCounters) -> str:
    ref = everything(writer, node.what)
    if not node.kind:
        return f"remove all counters from {ref.words}"
    if node.count in (v.ANY_NUMBER, v.CountersOn(node.kind, node.what)):
        return f"remove all {node.kind} counters from {ref.words}"
    return f"remove {amount_of(writer, node.count, f'{node.kind} counter')} from {ref.words}"


@writes(EFFECTS, e.TakeSomeCounters)
def _take_some_counters(writer: Writer, node: e.TakeSomeCounters) -> str:
    if node.count == v.ANY_NUMBER:
        return f"remove any number of counters from {everything(writer, node.what).words}"
    counters = amount_of(writer, node.count, "counter")
    return f"remove {'up to ' if node.up_to else ''}{counters} from {everything(writer, node.what).words}"


@writes(EFFECTS, e.PutSameCounters)
def _put_same_counters(writer: Writer, node: e.PutSameCounters) -> str:
    if node.of == node.on:
        return f"double the number of each kind of counter on {writer.object(node.on)}"
    words = writer.refer(node.of).words
    return f"put {'its' if words == 'it' else possessive(words)} counters on {writer.object(node.on)}"


@writes(EFFECTS, e.GiveCounters)
def _give_counters(writer: Writer, node: e.GiveCounters) -> str:
    if node.kind == "energy" and isinstance(node.count, int):
        return f"{says_you(writer, node.who, 'get')} {'{E}' * node.count}"
    who = says_you(writer, node.who, "get")
    if isinstance(node.count, v.Stat):
        return f"{who} a number of {node.kind} counters equal to {writer.value(node.count)}"
    return f"{who} {amount_of(writer, node.count, f'{node.kind} counter')}"


@writes(EFFECTS, e.LoseCounters)
def _lose_counters(writer: Writer, node: e.LoseCounters) -> str:
    counters = amount_of(writer, node.count, f"{node.kind} counter")
    return f"{says_you(writer, node.who, 'lose')} {counters}"


# --- continuous effects -----------------------------------------------------------------------------------
def group(writer: Writer, what: Selection) -> Ref:
    """As a subject: "creatures you control", "all creatures", "each non-Dragon creature"."""
    if not isinstance(what, s.Each):
        return writer.subject(what)
    parts = what.where.parts if isinstance(what.where, f.And) else (what.where,)
    if any(isinstance(part, f.ControlledBy) for part in parts):
        return Ref(everything(writer, what).words.removeprefix("all "), True)
    if len(parts) == 1:
        return everything(writer, what)
    return writer.refer(what)


@writes(EFFECTS, e.ChangeText)
def _change_text(writer: Writer, node: e.ChangeText) -> str:
    pairs = " or ".join(f"one {_KIND_WORD[kind]} with {node.new or 'another'}" for kind in node.kinds)
    what = group(writer, node.what).words
    said = f"change the text of {what} by replacing all instances of {pairs} {DURATION[node.duration]}".rstrip()
    return f"{said}. The new {_KIND_WORD[node.kinds[0]]} can't be {node.never}" if node.never else said


_KIND_WORD: Final = {e.COLOR: "color word", e.BASIC_LAND_TYPE: "basic land type", e.CREATURE_TYPE: "creature type"}


@writes(EFFECTS, e.Modify)
def _modify(writer: Writer, node: e.Modify) -> str:
    if isinstance(node.mods[0], m.SetController):
        return _gain_control(writer, node)
    duration = _for_how_long(writer, node)
    if node.mods == (m.SwitchPT(),):
        who = writer.owner(node.what)
        return f"switch {who} power and toughness {duration}".rstrip()
    new = writer.role(node.what) not in writer.known
    price = price_sentence(writer, node.mods, "its")
    writer.origin = "in" if price else "from"
    ref = group(writer, node.what)
    writer.origin = "from"
    if ref.many and new and isinstance(node.what, s.Target) and isinstance(node.mods[0], m.ModifyPT):
        ref = ref._replace(words=f"{ref.words} each")
    if price and isinstance(node.what, s.Each):  # "each card gains flashback": each has a price of its own
        one_of_them = single(writer, node.what.where, node.what.zone, "and")
        ref = Ref(f"each {one_of_them}{in_zone(writer, node.what)}", False, "card")
    said = predicates(writer, node.mods, ref.many, lasting=False, bearer=_bearer(writer, node.what, ref))
    still = _still(writer, node)
    if not still and any(isinstance(mod, m.AddTypes) and _is_more(mod) for mod in node.mods):
        more = f" in addition to {'their' if ref.many else 'its'} other types"
        said = f'{said[:-2]}"' if said.endswith('."') else said
        said += "" if "in addition to" in said else more
    if isinstance(node.what, s.Each) and isinstance(node.mods[0], m.SetPT) and not isinstance(node.mods[0].power, int):
        return f"{duration}, {ref.words} {said}"
    if duration and still and '"' in said:
        return f"{duration}, {ref.words} {said} It's still a land"
    if duration and (
        said.startswith(("loses all abilities and becomes", "lose all abilities and become"))
        or (node.duration == e.UNTIL_YOUR_NEXT_TURN and writer.face.types & t.PLANESWALKER)
    ):
        return f"{duration}, {ref.words} {said}{still}"
    return f"{ref.words} {said} {duration}".rstrip() + still + price


def _bearer(writer: Writer, what: Selection, ref: Ref) -> str:
    """The noun for one of those that are given abilities: "this creature"; none if it is the object whose text this is."""
    role = writer.role(what)
    if isinstance(role, s.Each):
        return noun_of(role.where, role.zone)
    if isinstance(role, s.Target) and role.slot < len(writer.specs):
        return noun_of(writer.specs[role.slot].where)
    return "" if isinstance(role, s.This) else ref.noun


def _for_how_long(writer: Writer, node: e.Modify) -> str:
    if isinstance(node.condition, c.Always):
        return DURATION[node.duration]
    return f"for as long as {writer.condition(node.condition)}"


def _gain_control(writer: Writer, node: e.Modify) -> str:
    ref = everything(writer, node.what)
    duration = _for_how_long(writer, node)
    taker = node.mods[0].who if isinstance(node.mods[0], m.SetController) else s.You()
    clause = f"{does(writer, taker, 'gain')} control of {ref.words} {duration}".rstrip()
    if duration:
        writer.topic = None  # "untap that creature"
    rest = node.mods[1:]
    if rest:
        they = "They" if ref.many else "It"
        clause += f". {they} {predicates(writer, rest, ref.many, False)} {duration}"
    return clause.rstrip()


def _is_more(mod: m.AddTypes) -> bool:
    """Do the words not say already that it keeps its other types, as "becomes a Frog artifact creature" does (205.1b)?"""
    whole = t.ARTIFACT | t.CREATURE
    return bool(mod.types & t.CREATURE) and not mod.replaces and (mod.types & whole != whole or bool(mod.subtypes))


def _still(writer: Writer, node: e.Modify) -> str:
    """ "It's still a land": said where a land becomes a creature as well."""
    adds = any(isinstance(mod, m.AddTypes) and mod.types & t.CREATURE for mod in node.mods)
    if not adds:
        return ""
    role = writer.role(node.what)
    noun = writer.known[role].noun if role in writer.known else ""
    if isinstance(role, s.This) and writer.face.types & t.LAND:
        noun = "land"
    return ". It's still a land" if noun == "land" else ""


@writes(EFFECTS, e.Multiply)
def _multiply(writer: Writer, node: e.Multiply) -> str:
    sizes = [word for word, on in (("power", node.power), ("toughness", node.toughness)) if on]
    word = {2: "double", 3: "triple"}[node.factor]
    return f"{word} {writer.owner(node.what)} {' and '.join(sizes)} {DURATION[node.duration]}"


@writes(EFFECTS, e.Establish)
def _establish(writer: Writer, node: e.Establish) -> str:
    """ "Damage can't be prevented this turn", "Until your next turn, you may cast …"."""
    first = node.statics[0]
    if isinstance(first, (st.ChoosesAttackers, st.ChoosesBlockers)):
        during = "this combat" if node.duration == e.END_OF_COMBAT else "this turn"
        return (
            f"{writer.static(first)} {during}{' and how those creatures block' * isinstance(first, st.ChoosesBlockers)}"
        )
    about = _about_that_player(writer, node)
    if about:
        return about
    made = [writer.static(static) for static in node.statics]
    clause = listed(made)
    if not isinstance(node.condition, c.Always):
        return f"for as long as {writer.condition(node.condition)}, {clause}"
    if node.duration in (e.NEXT_UNTAP_STEP, e.THEIR_NEXT_UNTAP_STEP):
        return clause.replace("untap step", "next untap step")
    if node.duration == e.YOUR_NEXT_UNTAP_STEP:
        return f"{clause.partition(' during ')[0]} {DURATION[node.duration]}"
    if node.duration == e.THAT_COMBAT:
        return clause.replace(" each combat", " that combat") if " each combat" in clause else f"{clause} that combat"
    if node.duration == e.NEXT_COMBAT:
        return clause.replace(" each combat", " during its controller's next combat phase")
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


def _about_that_player(writer: Writer, node: e.Establish) -> str:
    """Rules for a player who was chosen before: "this turn, that player can't cast spells or activate abilities"."""
    who = getattr(node.statics[0], "whose", None) or getattr(node.statics[0], "who", None)
    if not isinstance(who, s.TargetPlayers) or s.Target(who.slot) not in writer.known or node.duration != e.THIS_TURN:
        return ""
    made = [writer.static(static).replace("their hands revealed", "their hand revealed") for static in node.statics]
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
def _permit(writer: Writer, node: e.Permit) -> str:
    """ "You may play that card this turn", "until end of turn, you may cast it"."""
    word = "play" if node.lands else "cast"
    who = writer.players(node.who)
    if writer.role(node.what) in writer.unseen:
        word, writer.topic = f"look at and {word}", None
    writer.origin = "in"  # "target card in a graveyard"
    ref = writer.refer(node.what)
    writer.origin = "from"
    its = "their" if ref.many else "its"
    inset = " as an Adventure" if node.inset_only else ""
    origin = f" from {zone_words(node.zone)}" if node.zone else ""
    by_turn = node.duration == e.THIS_TURN and (not ref.many or (node.lands and node.cost is None))
    now = " this turn" if by_turn else ""
    if ref.words == "them" and node.lands and node.duration != e.WHILE_EXILED:
        ref = ref._replace(words="those cards")
    elif ref.words == "it" and node.duration == e.UNTIL_END_OF_YOUR_NEXT_TURN and not node.zone:
        ref = ref._replace(words="that card")
    if isinstance(writer.role(node.what), s.TopOfLibrary) and ref.many and not node.lands:
        ref = ref._replace(words="spells from among those exiled cards")
    clause = f"{who} may {word} {ref.words}{now}{origin}{inset}{price(writer, node.cost, its)}"
    if not isinstance(node.spell, f.Anything):
        look = f"look at {ref.words} and {who} may " if "look at and" in word else ""
        clause = f"{who} may {look}{word.removeprefix('look at and ')} it if it's {one(writer, node.spell, t.STACK)}"
        return f"{DURATION[node.duration]}, {clause}"
    if node.add is not None:
        clause += f" by paying {writer.cost(node.add)} more"
    if node.duration == e.WHILE_EXILED:
        lasting = f"for as long as {'they remain' if ref.many else 'it remains'} exiled"
        clause = f"{clause} {lasting}" if isinstance(node.condition, c.Always) else f"{lasting}, {clause}"
    elif node.zone or node.duration == e.UNTIL_NEXT_OF_THIS:
        clause = f"{clause} {DURATION[node.duration]}"
    elif node.duration != e.FOREVER and not now:
        clause = f"{DURATION[node.duration]}, {clause}"
    turns = f"{writer.condition(node.condition)}".removesuffix(" this turn")
    if not isinstance(node.condition, c.Always) and node.duration == e.FOREVER:
        clause = f"during any turn {turns}, {clause}"
    elif not isinstance(node.condition, c.Always):
        clause += f" if {writer.condition(node.condition)}"
    if node.any_color:
        kind = "type" if node.any_color == st.SPEND_ANY_TYPE else "color"
        clause += "" if node.duration == e.FOREVER else ","
        clause += f" and you may spend mana as though it were mana of any {kind} to cast that spell"
    if node.exile_after:
        clause += ". If that spell would be put into a graveyard, exile it instead"
    return clause


# --- single actions ---------------------------------------------------------------------------------------
@writes(EFFECTS, e.ExchangeWithCard)
def _exchange_card(writer: Writer, node: e.ExchangeWithCard) -> str:
    return f"exchange {writer.object(node.what)} with {one(writer, node.where, t.HAND)} in your hand"


@writes(EFFECTS, e.ExchangeControl)
def _exchange(writer: Writer, node: e.ExchangeControl) -> str:
    if node.b is None:
        return f"exchange control of {writer.object(node.a)}"
    return f"exchange control of {writer.object(node.a)} and {writer.object(node.b)}"


@writes(EFFECTS, e.AttachTo)
def _attach(writer: Writer, node: e.AttachTo) -> str:
    return f"attach {writer.object(node.what)} to {writer.object(node.to)}"


@writes(EFFECTS, e.Transform)
def _transform(writer: Writer, node: e.Transform) -> str:
    return f"{'convert' if node.convert else 'transform'} {writer.object(node.what)}"


@writes(EFFECTS, e.Meld)
def _meld(writer: Writer, node: e.Meld) -> str:
    """712.4a: the condition has said what they are."""
    return f"exile them, then meld them into {node.into}"


@writes(EFFECTS, e.TurnFaceDown)
def _face_down(writer: Writer, node: e.TurnFaceDown) -> str:
    ref = writer.refer(node.what)
    clause = f"turn {ref.words} face down"
    if not node.mods:
        return clause
    types = next((mod for mod in node.mods if isinstance(mod, (m.AddTypes, m.SetTypes))), None)
    words = " ".join([*types.subtypes, *t.type_words(types.types)]) if types is not None else "creature"
    return f"{clause}. They're 2/2 {words}s" if ref.many else f"{clause}. It's a 2/2 {words}"


@writes(EFFECTS, e.TurnFaceUp)
def _face_up(writer: Writer, node: e.TurnFaceUp) -> str:
    return f"turn {writer.object(node.what)} face up"


@writes(EFFECTS, e.Manifest)
def _manifest(writer: Writer, node: e.Manifest) -> str:
    return _top_face_down(writer, node, "manifest")


@writes(EFFECTS, e.Cloak)
def _cloak(writer: Writer, node: e.Cloak) -> str:
    return _top_face_down(writer, node, "cloak")


def _top_face_down(writer: Writer, node: e.Manifest | e.Cloak, word: str) -> str:
    whose = "your" if does(writer, node.who, "x") == "x" else "their"
    top = "top card" if node.count == 1 else f"top {writer.value(node.count)} cards"
    some, equal = f"the {top}", ""
    if not isinstance(node.count, (int, v.X)):
        some, equal = "a number of cards from the top", f" equal to {writer.value(node.count)}"
    clause = f"{does(writer, node.who, word)} {some} of {whose} library{equal}"
    many = node.count != 1
    writer.name(s.Saved(node.save), Ref("those creatures" if many else "that creature", many, "creature"))
    return clause


@writes(EFFECTS, e.PhaseOut)
def _phase_out(writer: Writer, node: e.PhaseOut) -> str:
    ref = group(writer, node.what)
    clause = f"{ref.words} {verb('phase', ref.many)} out"
    if node.until_leaves:
        clause += f" until {writer.object(s.This())} leaves the battlefield"
        writer.topic = writer.role(node.what)
    return f"{clause}. Tap that {ref.noun} as it phases in this way" if node.tapped else clause


@writes(EFFECTS, e.Designate)
def _prepare(writer: Writer, node: e.Designate) -> str:
    ref = writer.subject(node.what)
    return f"{ref.words} {verb('become', ref.many)} {'' if node.on else 'un'}prepared"


@writes(EFFECTS, e.Unlock)
def _unlock(writer: Writer, node: e.Unlock) -> str:
    return f"{'lock or unlock a' if node.or_lock else 'unlock a locked'} door of {writer.object(node.what)}"


@writes(EFFECTS, e.BecomeCopy)
def _become_copy(writer: Writer, node: e.BecomeCopy) -> str:
    ref = writer.subject(node.what)
    become = "become copies" if ref.many else "becomes a copy"
    said = f"{ref.words} {become} of {writer.object(node.of)}"
    return f"{said} {DURATION[node.duration]}".rstrip() + exceptions(writer, node.exceptions)


@writes(EFFECTS, e.Regenerate)
def _regenerate(writer: Writer, node: e.Regenerate) -> str:
    return f"regenerate {writer.object(node.what)}"


@writes(EFFECTS, e.Mark)
def _mark(writer: Writer, node: e.Mark) -> str:
    if node.mark == f.FLIPPED:
        return f"flip {writer.object(node.what)}"
    if node.mark == f.HARNESSED:
        return f"harness {writer.object(node.what)}"
    if node.mark not in f.MARK_WORD:
        raise NoText(f"no words for the mark {node.mark:#x}")
    who = writer.subject(node.what)
    return f"{who.words} {verb('become', who.many)} {f.MARK_WORD[node.mark]}"


@writes(EFFECTS, e.TakeForm)
def _take_form(writer: Writer, node: e.TakeForm) -> str:
    """ "It becomes a 2/2 creature with flying"."""
    size = next(mod for mod in node.mods if isinstance(mod, m.SetPT))
    gained = [granted_text(writer, mod.ability) for mod in node.mods if isinstance(mod, m.AddAbility)]
    return f"it becomes a {size.power}/{size.toughness} creature{' with ' if gained else ''}{listed(gained)}"


@writes(EFFECTS, e.Monstrosity)
def _monstrosity(writer: Writer, node: e.Monstrosity) -> str:
    return f"monstrosity {writer.value(node.count)}"


@writes(EFFECTS, e.BecomeMonarch)
def _become_monarch(writer: Writer, node: e.BecomeMonarch) -> str:
    who = writer.players(node.who)
    return f"{who} {verb('become', who == 'you')} the monarch"


@writes(EFFECTS, e.Goad)
def _goad(writer: Writer, node: e.Goad) -> str:
    return f"goad {everything(writer, node.what).words}"


@writes(EFFECTS, e.Fight)
def _fight(writer: Writer, node: e.Fight) -> str:
    a = writer.subject(node.a)
    return f"{a.words} {verb('fight', a.many)} {writer.object(node.b)}"


@writes(EFFECTS, e.JoinAttack)
def _join_attack(writer: Writer, node: e.JoinAttack) -> str:
    who = writer.players(node.beside)
    what = writer.subject(node.what)
    return f"choose a player or planeswalker {who} is attacking. {capital(what.words)} is attacking that player or planeswalker"


@writes(EFFECTS, e.ReselectAttacked)
def _reselect(writer: Writer, node: e.ReselectAttacked) -> str:
    return f"reselect which player or permanent {writer.object(node.what)} is attacking"


@writes(EFFECTS, e.RemoveFromCombat)
def _remove(writer: Writer, node: e.RemoveFromCombat) -> str:
    return f"remove {writer.object(node.what)} from combat"
