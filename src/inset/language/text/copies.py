"""Instructions that make tokens and copies, or handle spells on the stack, in words."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.abilities import ONE_PER_PLAYER, Keyword, StaticAbility, TargetSpec
from inset.language.card import Face, Token
from inset.language.node import Ability, Amount
from inset.language.statics import SPEND_ANY_TYPE, Continuous
from inset.language.text.describe import noun_of, one, one_of_them, several, single, zone_words
from inset.language.text.english import capital, listed, lower, number, verb, with_article
from inset.language.text.instructions import does, says_you
from inset.language.text.keywords import joins_line
from inset.language.text.mods import exceptions
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.playing import price
from inset.language.text.references import player_possessive, x_or_where
from inset.language.text.writer import EFFECTS, STATICS, Ref, Writer, writes

PREDEFINED = (
    "Food",
    "Treasure",
    "Clue",
    "Map",
    "Blood",
    "Gold",
    "Powerstone",
    "Junk",
    "Incubator",
    "Lander",
    "Mutagen",
    "Heartwood",
    "Shard",
)


WALKER = Face("Walker", None, t.CREATURE, ("Zombie",), 0, 2, 2, (), t.BLACK)  # 111.10d


def token_words(writer: Writer, token: Token, size: str, many: bool) -> str:
    """ "2/2 white Soldier creature token", "Food token", "… with flying"."""
    face = token.face
    noun = "tokens" if many else "token"
    named = f" named {face.name}" if face.name != f"{' '.join(face.subtypes)} Token" else ""
    if face.supertypes & t.LEGENDARY:
        named = ""  # "create Guenhwyvar, a legendary …"
    if "Role" in face.subtypes:
        return f"{face.name} Role {noun}"
    if face.subtypes and face.subtypes[0] in PREDEFINED and not face.types & t.CREATURE:
        return f"{face.subtypes[0]} {noun}"
    if (
        face == WALKER or face.cost is not None or (face.types == t.LAND and not face.subtypes)
    ):  # 111.11: a card's name stands for all of its characteristics
        return f"{face.name} {noun}"
    words = [*t.supertype_words(face.supertypes)]
    if size:
        words.append(size)
    words.append(listed(t.color_words(face.color_mask())) or "colorless")
    words += [*face.subtypes, *t.type_words(face.types), noun]
    granted = _granted(writer, token)
    return " ".join(words) + named + (f" with {granted}" if granted else "")


def _granted(writer: Writer, token: Token) -> str:
    from inset.language.text import own_name

    said = []
    for ability in token.face.abilities:
        text = own_name(Writer(token.face).ability(ability), token.face)
        said.append(_quoted(ability, text))
    return listed(said)


def _quoted(ability: Ability, text: str) -> str:
    plain = isinstance(ability, Keyword) and ability == Keyword(ability.keyword)
    return lower(text) if plain or joins_line(ability) else f'"{text}"'


def _defines_size(ability: Ability) -> bool:
    statics = ability.statics if isinstance(ability, StaticAbility) else ()
    return any(isinstance(mod, m.DefinePT) for one in statics if isinstance(one, Continuous) for mod in one.mods)


@writes(EFFECTS, e.CreateToken)
def _create(writer: Writer, node: e.CreateToken) -> str:
    face = node.token.face
    size = own_size = ""
    if node.power is not None and node.toughness is not None and node.power != node.toughness:
        writer.topic = None
        power, toughness = writer.value(node.power), writer.value(node.toughness)
        own_size = f". Its power is equal to {power} and its toughness is equal to {toughness}"
    elif node.power is not None and node.toughness is not None:
        size = f"{x_or_where(writer, node.power)}/{x_or_where(writer, node.toughness)}"
    elif face.power is not None and not any(map(_defines_size, face.abilities)):
        size = f"{face.power}/{face.toughness}"
    many = node.count != 1 and not isinstance(node.count, v.CountPlayers)
    each = for_each(writer, node.count)
    if each:
        many = False
    words = token_words(writer, node.token, size, many)
    start = does(writer, node.who, "create")
    if node.tapped and node.attacking:
        rest = " that's tapped and attacking" if not many else " that are tapped and attacking"
    else:
        rest = (" that are attacking" if many else " that's attacking") if node.attacking else ""
    if node.whom is not None:
        rest += f" {writer.players(node.whom)}" + ("" if node.alone else " or a planeswalker they control")
    if node.blocking is not None:
        rest = (" that are blocking " if many else " that's blocking ") + str(writer.object(node.blocking))
    state = "tapped " if node.tapped and not node.attacking else ""
    if not many:
        called = f"{face.name}, " if face.supertypes & t.LEGENDARY and "Role" not in face.subtypes else ""
        made = f"{start} {called}{with_article(state + words)}{rest}"
    else:
        count = number(node.count) if isinstance(node.count, int) else amount_of(writer, node.count, "x").split(" x")[0]
        made = f"{start} {count} {state}{words}{rest}"
    if node.counters:
        counters = listed([amount_of(writer, count, f"{kind} counter") for kind, count in node.counters])
        made += f" with {counters} on it"
    if node.attach_to is not None:
        made += f" attached to {writer.object(node.attach_to)}"
    if each:
        made += f" {each}"
    if isinstance(node.count, v.CountPlayers):
        made = f"for {writer.players(node.count.who)}, you {made}"
    made += own_size
    writer.name(s.Saved(node.save if node.save >= 0 else -1), Ref(words, many, "tokens" if many else "token"))
    return made


@writes(EFFECTS, e.CreateCopy)
def _create_copy(writer: Writer, node: e.CreateCopy) -> str:
    start = does(writer, node.who, "create")
    tapped = "tapped and attacking " if node.tapped and node.attacking else "tapped " if node.tapped else ""
    if isinstance(writer.event, p.BeginningOf) and isinstance(node.of, s.This):
        writer.topic = None  # "a copy of this creature", not "of it"
    writer.origin = "in"
    of = writer.object(node.of)
    writer.origin = "from"
    if node.count == 1 and node.alone and node.whom is not None:
        made = f"{start} a token that's {tapped}{writer.players(node.whom)} and is a copy of {of}"
    elif node.count == 1:
        made = f"{start} a {tapped}token that's a copy of {of}"
    else:
        count = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
        made = f"{start} {count} {tapped}tokens that are copies of {of}"
    writer.name(s.Saved(node.save), Ref("the token", node.count != 1, "tokens" if node.count != 1 else "token"))
    if isinstance(node.of, s.Target) and writer.specs[node.of.slot].zones & t.BATTLEFIELD:
        writer.topic = None  # "that token": there are two creatures now
    return made + exceptions(writer, node.exceptions)


@writes(EFFECTS, e.CopySpell)
def _copy_spell(writer: Writer, node: e.CopySpell) -> str:
    if node.each:
        writer.topic = None
    ref = writer.refer(node.what)
    times = "" if node.count == 1 else f" {_times(writer, node.count)}"
    clause = f"{does(writer, node.who, 'copy')} {ref.words}{times}"
    many = node.count != 1
    if len(node.exceptions) == 1 and isinstance(node.exceptions[0], m.SetColors):
        clause += f", except that the copy is {writer.mod(node.exceptions[0])}"
    else:
        clause += exceptions(writer, node.exceptions)
    if m.LoseSupertypes(t.LEGENDARY) in node.exceptions and node.what != s.EventObject():
        clause += " if the spell is legendary"
    if node.onto is not None and node.each:
        where = node.onto.where if isinstance(node.onto, s.Each) else f.Anything()
        kind = noun_of(where)
        clause += f" for each {single(writer, where)} that the spell could target"
        clause += f". Each copy targets a different one of those {kind}s"
    elif node.onto is not None:
        clause += f". The copy targets {writer.refer(node.onto).words}"
    elif node.new_targets:
        who = writer.players(node.who)
        clause += f". {capital(who)} may choose new targets for {'the copies' if many else 'the copy'}"
    if node.save >= 0:
        writer.fixed[s.Saved(node.save)] = Ref("the copy", many, "copy")
    if isinstance(writer.role(node.what), s.EventObject):
        writer.fixed[s.EventObject()] = Ref("the spell you cast", False, "spell")
    return clause


def _times(writer: Writer, count: Amount) -> str:
    if isinstance(count, int):
        return "twice" if count == 2 else f"{number(count)} times"
    return for_each(writer, count) or f"{x_or_where(writer, count)} times"


@writes(EFFECTS, e.CopyCards)
def _copy_cards(writer: Writer, node: e.CopyCards) -> str:
    ref = writer.refer(node.what)
    words = "the copies" if ref.many else "the copy"
    writer.fixed[s.Saved(node.save)] = Ref(words, ref.many, "copy")
    return f"copy {ref.words}"


@writes(EFFECTS, e.Emblem)
def _emblem(writer: Writer, node: e.Emblem) -> str:
    texts = [f'"{Writer(writer.face).ability(ability)}"'.replace("~", "this emblem") for ability in node.abilities]
    return f"{says_you(writer, node.who, 'get')} an emblem with {listed(texts)}"


@writes(EFFECTS, e.Amass)
def _amass(writer: Writer, node: e.Amass) -> str:
    if isinstance(node.count, v.EventAmount) and isinstance(writer.event, p.DealtExcess):
        return f"amass {node.subtype}s X, where X is that excess damage"
    return f"amass {node.subtype}s {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.Populate)
def _populate(writer: Writer, node: e.Populate) -> str:
    return "populate. The token enters tapped and attacking" if node.attacking else "populate"


@writes(EFFECTS, e.Investigate)
def _investigate(writer: Writer, node: e.Investigate) -> str:
    investigate = does(writer, node.who, "investigate")
    return investigate if node.times == 1 else f"{investigate} {_times(writer, node.times)}"


@writes(EFFECTS, e.Incubate)
def _incubate(writer: Writer, node: e.Incubate) -> str:
    return f"{does(writer, node.who, 'incubate')} {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.Explore)
def _explore(writer: Writer, node: e.Explore) -> str:
    ref = writer.subject(node.what)
    return f"{ref.words} {verb('explore', ref.many)}"


@writes(EFFECTS, e.Proliferate)
def _proliferate(writer: Writer, node: e.Proliferate) -> str:
    if node.save >= 0:
        writer.fixed[s.Saved(node.save)] = Ref("that had a counter put on them this way", True, "permanents")
    return "proliferate"


# --- spells and the stack ---------------------------------------------------------------------------------
@writes(EFFECTS, e.Counter)
def _counter(writer: Writer, node: e.Counter) -> str:
    ref = writer.refer(node.what)
    if node.save >= 0:
        writer.same[s.Saved(node.save)] = writer.role(node.what)
    clause = f"counter {ref.words}"
    countered = f". If {'the' if node.counters else 'that'} spell is countered this way"
    if node.to == t.EXILE:
        counters = listed([amount_of(writer, count, f"{kind} counter") for kind, count in node.counters])
        with_them = f" with {counters} on it" if counters else ""
        clause += f"{countered}, exile it{with_them} instead of putting it into its owner's graveyard"
    elif node.to == t.HAND:
        clause += f"{countered}, put it into its owner's hand instead of into that player's graveyard"
    elif node.to == t.LIBRARY:
        end = "the bottom" if node.bottom else "top"
        clause += f"{countered}, put it on {end} of its owner's library instead of into that player's graveyard"
    return clause


@writes(EFFECTS, e.ChangeTargets)
def _change_targets(writer: Writer, node: e.ChangeTargets) -> str:
    if node.how == e.NEW_TARGETS:
        return f"you may choose new targets for {writer.object(node.what)}"
    which = {e.THE_TARGETS: "change the target of", e.A_TARGET: "change a target of"}
    start = which.get(node.how, "you may change any targets of")
    to = f" to {writer.object(node.to)}" if node.to is not None else ""
    if isinstance(node.to, s.Each):
        to = f" to another {single(writer, node.to.where)}"
    return f"{start} {writer.object(node.what)}{to}"


@writes(EFFECTS, e.CastNow)
def _cast_now(writer: Writer, node: e.CastNow) -> str:
    word = "play" if node.lands else "cast"
    who = writer.players(node.who)
    its = "its"
    slot = node.what.slot if isinstance(node.what, s.Target) else -1
    if 0 <= slot < len(writer.specs) and writer.specs[slot].group == ONE_PER_PLAYER:
        return _cast_one_of_each(writer, node, writer.specs[slot])
    if isinstance(node.what, s.Each):
        what = one(writer, node.spell if not isinstance(node.spell, f.Anything) else node.what.where, t.STACK)
        whose = "your" if node.what.of is None else player_possessive(writer, writer.players(node.what.of))
        what += f" from {zone_words(node.what.zone, whose)}"
    else:
        ref = writer.refer(node.what)
        what = ref.words
        if ref.many:
            its = "their" if node.most != 1 else "its"
            what = f"{_spells(writer, node)} from among {ref.words}"
            writer.fixed[writer.role(node.what)] = Ref("the rest", True, "cards")
        if not isinstance(node.spell, f.Anything) and node.cost is not None and writer.role(node.what) in writer.unseen:
            only = f"if it's {one(writer, node.spell, t.STACK)}"
            return f"{who} may {word} the exiled card{price(writer, node.cost, its)} {only}"
        if not isinstance(node.spell, f.Anything) and not ref.many:
            what += f" if it's {one(writer, node.spell, t.STACK)}"
    what += " transformed" if node.transformed else ""
    clause = f"{who} may {word} {what}{price(writer, node.cost, its)}"
    if not node.optional:
        clause = f"{word} {what}{price(writer, node.cost, its)}"
    if node.any_color:
        kind = "type" if node.any_color == SPEND_ANY_TYPE else "color"
        clause += f", and mana of any {kind} can be spent to cast that spell"
    if node.exile_after:
        clause += ". If that spell would be put into a graveyard, exile it instead"
    return clause


def _spells(writer: Writer, node: e.CastNow) -> str:
    """ "An instant or sorcery spell", "any number of spells with mana value 3 or less"."""
    where = f.IsSpell() if isinstance(node.spell, f.Anything) else node.spell
    if node.most == 1:
        return one(writer, where, t.STACK)
    many = several(writer, where, t.STACK)
    return f"{'any number of' if node.most == v.ANY_NUMBER else f'up to {writer.value(node.most)}'} {many}"


def _cast_one_of_each(writer: Writer, node: e.CastNow, spec: TargetSpec) -> str:
    """ "For each opponent, you may cast up to one target sorcery card from that player's graveyard …"."""
    parts = spec.where.parts if isinstance(spec.where, f.And) else ()
    card = single(writer, f.And(tuple(part for part in parts if not isinstance(part, f.OwnedBy))), t.GRAVEYARD)
    clause = f"for each opponent, you may cast up to one target {card} from that player's graveyard"
    clause += price(writer, node.cost)
    if node.exile_after:
        clause += ". If a spell cast this way would be put into a graveyard this turn, exile it instead"
    return clause


@writes(EFFECTS, e.BecomePlotted)
def _plotted(writer: Writer, node: e.BecomePlotted) -> str:
    ref = writer.subject(node.what)
    return f"{ref.words} {verb('become', ref.many)} plotted"


@writes(EFFECTS, e.GainSuspend)
def _suspend(writer: Writer, node: e.GainSuspend) -> str:
    return "if it doesn't have suspend, it gains suspend"


@writes(EFFECTS, e.ExileOnResolution)
def _exile_on_resolution(writer: Writer, node: e.ExileOnResolution) -> str:
    ref = writer.refer(node.what)
    counters = [amount_of(writer, count, f"{kind} counter") for kind, count in node.counters]
    with_them = f" with {listed(counters)} on it" if counters else ""
    clause = f"exile {ref.words}{with_them} instead of putting it into your graveyard as it resolves"
    if node.then == (e.GainSuspend(s.ThatThing()),):
        return f"{clause}. Then if the exiled card doesn't have suspend, it gains suspend"
    if node.then:
        writer.name(s.ThatThing(), Ref("the card", False, "card"))
        clause += f". If you do, {lower(writer.sentences(node.then)).rstrip('.')}"
    return clause


@writes(EFFECTS, e.Discover)
def _discover(writer: Writer, node: e.Discover) -> str:
    return f"discover {x_or_where(writer, node.amount)}"


@writes(EFFECTS, e.Cascade)
def _cascade(writer: Writer, node: e.Cascade) -> str:
    return "cascade"


@writes(EFFECTS, e.TimeTravel)
def _time_travel(writer: Writer, node: e.TimeTravel) -> str:
    return "time travel"


@writes(STATICS, st.CopiesChanged)
def _more_copies(writer: Writer, node: st.CopiesChanged) -> str:
    return (
        f"if {one_of_them(writer, node.who)} would copy a spell one or more times, instead copy it that many times plus an "
        "additional time. You may choose new targets for the additional copy"
    )
