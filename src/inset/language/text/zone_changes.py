"""Instructions that move things, in words: return, exile, destroy, sacrifice, discard, draw, mill, search."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, statics as st, values as v
from inset.language.node import Amount, Node, Players, Selection
from inset.language.text.describe import YOU, noun_of, one, several, zone_words
from inset.language.text.english import listed, number, ordinal, plural, with_article
from inset.language.text.instructions import does, everything
from inset.language.text.keyword_actions import BOND_WORDS
from inset.language.text.numbers import MILLED, amount_of
from inset.language.text.references import in_zone, player_possessive, some, x_or_where
from inset.language.text.writer import EFFECTS, NoText, Ref, Writer, writes


def owners(ref: Ref, place: str) -> str:
    """ "Its owner's hand", "their owners' hands"."""
    return f"their owners' {place}s" if ref.many else f"its owner's {place}"


def _lies_in(writer: Writer, what: Selection) -> int:
    role = writer.role(what)
    if role in writer.chosen_from:
        return _lies_in(writer, writer.chosen_from[role])
    if isinstance(role, s.Target) and role.slot < len(writer.specs):
        return writer.specs[role.slot].zones
    return role.zone if isinstance(role, s.Each) else 0


def _origin(writer: Writer, what: Selection) -> Node:
    """What something was chosen from, and that from, and so on."""
    role = writer.role(what)
    if isinstance(role, s.Among):
        return _origin(writer, role.what)
    return _origin(writer, writer.chosen_from[role]) if role in writer.chosen_from else role


def _is_yours(writer: Writer, what: Selection) -> bool:
    role = writer.role(what)
    if role in writer.chosen_from:
        return _is_yours(writer, writer.chosen_from[role])
    if isinstance(role, s.Among):
        return _is_yours(writer, role.what)
    if isinstance(role, s.Each):
        return role.of == YOU
    if isinstance(role, s.Target) and role.slot < len(writer.specs):
        where = writer.specs[role.slot].where
        options = where.parts if isinstance(where, f.Or) else (where,)
        return all(f.OwnedBy(YOU) in (x.parts if isinstance(x, f.And) else (x,)) for x in options)
    return isinstance(role, s.TopOfLibrary) and role.who == YOU


@writes(EFFECTS, e.Move)
def _move(writer: Writer, node: e.Move) -> str:
    zone, yours = _lies_in(writer, node.what), _is_yours(writer, node.what)
    role = writer.role(node.what)
    if node.to == t.EXILE and isinstance(role, s.Each) and role.where == f.Anything():
        return _exile_zone(writer, role)
    known = role in writer.known
    ref = everything(writer, node.what)
    if writer.buried and isinstance(role, s.This) and node.to & (t.HAND | t.BATTLEFIELD):
        writer.topic, yours = role, True
        ref = ref._replace(words="this card from your graveyard")
    if isinstance(role, s.Each) and role.zone & t.OWNED_ZONES:
        ref = ref._replace(words=ref.words.replace(" in ", " from ", 1))
    if node.save >= 0 and isinstance(role, s.Each) and role.zone == t.EXILE:
        writer.known[s.Saved(node.save)] = Ref("they", True, "cards")
        writer.topic = s.Saved(node.save)
    elif node.save >= 0 and isinstance(role, s.Among) and node.to == t.BATTLEFIELD:
        noun = plural(noun_of(role.where))
        writer.name(s.Saved(node.save), Ref(f"those {noun}", True, noun))
    elif node.save >= 0 and isinstance(role, s.Each) and role.zone & t.OWNED_ZONES and node.to == t.EXILE:
        writer.name(s.Saved(node.save), Ref("those cards", True, "cards"))
        writer.exiled.add(s.Saved(node.save))
    elif node.save >= 0:
        writer.same[s.Saved(node.save)] = role
    if node.to == t.EXILE:
        writer.exiled.add(role)
        if node.face_down and node.look is not None and not known:
            writer.unseen.add(role)
        bound = "" if node.onto is None else f" {BOND_WORDS[node.bond][0]} {writer.object(node.onto)}"
        return f"exile {ref.words}{' face down' if node.face_down else ''}{_with_counters(writer, node, ref)}{bound}"
    if node.to == t.HAND:
        if node.reveal:
            return f"reveal {ref.words} and put {'them' if ref.many else 'it'} into your hand"
        if yours and role not in writer.unseen:
            top = isinstance(_origin(writer, node.what), s.TopOfLibrary)
            return f"put {ref.words} into your hand" if top else f"return {ref.words} to your hand"
        if isinstance(role, s.ThatThing) and writer.known[role].words == "the card":
            return f"return {ref.words} to your hand"  # what was exiled as it resolved
        if isinstance(role, s.LinkedCards) and isinstance(writer.event, p.Moves):  # "when this leaves the battlefield"
            return f"put {ref.words} into {owners(ref, 'hand')}"
        if role in writer.unseen or (isinstance(role, (s.Saved, s.ThatThing, s.Among)) and not zone):
            return f"put {ref.words} into your hand"
        return f"return {ref.words} to {owners(ref, 'hand')}"
    if node.to == t.LIBRARY:
        return _to_library(writer, node, ref)
    if node.to == t.GRAVEYARD:
        whose = writer.held_by.get(role)
        if whose is not None:
            return f"put {ref.words} into {player_possessive(writer, writer.players(whose))} graveyard"
        return f"put {ref.words} into {'your graveyard' if yours else owners(ref, 'graveyard')}"
    if node.to == t.BATTLEFIELD:
        back = zone & (t.GRAVEYARD | t.EXILE) or known or isinstance(role, (s.This, s.LinkedCards, s.Saved))
        if node.under == YOU and isinstance(role, s.Target) and not (yours or known):
            back = False  # from anybody's graveyard: not a return
        if role in writer.chosen_from:
            back = zone & (t.GRAVEYARD | t.EXILE)
        elif zone & (t.GRAVEYARD | t.EXILE) and not yours and node.under == YOU and isinstance(role, s.Each):
            back = False
        elif zone & t.GRAVEYARD and not yours and node.under == YOU:
            back = False  # "put … onto the battlefield under your control"
        if isinstance(_origin(writer, node.what), s.TopOfLibrary):
            back = False  # it was never there
        if role in writer.from_library or (isinstance(role, s.EventObject) and _from_opponents(writer)):
            back = False
        return _to_battlefield(writer, node, ref, bool(back))
    if node.to == t.COMMAND:
        return f"put {ref.words} into the command zone"
    raise NoText(f"no text for a move to {t.ZONE_WORD[node.to]}")


def _from_opponents(writer: Writer) -> bool:
    """What came to another player's graveyard is put onto the battlefield, not returned to it."""
    where = getattr(writer.event, "where", None)
    return isinstance(where, f.And) and f.OwnedBy(s.Opponents()) in where.parts


def _exile_zone(writer: Writer, role: s.Each) -> str:
    if role.zone == t.GRAVEYARD and role.of is None:
        return "exile all graveyards"
    if role.of is not None:
        return f"exile all cards from {player_possessive(writer, writer.players(role.of))} {t.ZONE_WORD[role.zone]}"
    return f"exile all permanents{in_zone(writer, role)}"


def _with_counters(writer: Writer, node: e.Move, ref: Ref) -> str:
    role = writer.role(node.what)
    for kind, count in node.counters:
        if isinstance(count, v.Stat) and writer.role(count.of) == role:
            return f" with a number of {kind} counters on it equal to its {v.STAT_WORD[count.which]}"
    made = [amount_of(writer, count, f"{kind} counter") for kind, count in node.counters]
    return f" with {listed(made)} on {'them' if ref.many else 'it'}" if made else ""


def _to_library(writer: Writer, node: e.Move, ref: Ref) -> str:
    if not isinstance(node.position, int):
        above = x_or_where(writer, node.position)
        return f"put {ref.words} into its owner's library just beneath the top {above} cards of that library"
    if node.order == e.RANDOM_ORDER and node.position != e.BOTTOM:  # the library is shuffled afterwards
        whose = "their owners' libraries" if ref.many else "its owner's library"
        return f"put {ref.words} into {'your library' if _is_yours(writer, node.what) else whose}"
    if node.order == e.RANDOM_ORDER:
        return f"put {ref.words} on the bottom of {_library_of(writer, node.what)} in a random order"
    if node.order == e.OWNERS_CHOICE and node.position:
        depth = f"{ordinal(node.position + 1)} from the top"
        return f"the owner of {ref.words} puts it into their library {depth} or on the bottom"
    if node.order == e.OWNERS_CHOICE:
        return f"the owner of {ref.words} puts it on the top or bottom of their library"
    role = writer.role(node.what)
    place = "on top" if node.position == e.TOP else "on the bottom"
    if node.position > 0:
        place = f"{ordinal(node.position + 1)} from the top"
    whose = "their owners' libraries" if ref.many else "its owner's library"
    if _is_yours(writer, node.what):
        whose = "your library"
    if node.position > 0:
        return f"put {ref.words} into {whose} {place}"
    order = " in any order" if ref.many and (role in writer.chosen_from or ref.words == "the rest") else ""
    return f"put {ref.words} {place} of {whose}{order}"


def _library_of(writer: Writer, what: Selection) -> str:
    role = writer.role(what)
    if isinstance(role, s.Among):
        return _library_of(writer, role.what)
    if isinstance(role, s.Union):  # "that card and the rest"
        return _library_of(writer, role.parts[-1])
    whose = writer.held_by.get(role)
    if isinstance(role, s.TopOfLibrary):
        whose = role.who
    elif isinstance(role, s.Each) and role.of is not None:
        whose = role.of
    if whose is None or whose == YOU:
        return "your library"
    return f"{player_possessive(writer, writer.players(whose))} library"


def _to_battlefield(writer: Writer, node: e.Move, ref: Ref, back: bool) -> str:
    if node.hidden_as:
        return f"{node.hidden_as} {ref.words}"
    words = f"return {ref.words} to the battlefield" if back else f"put {ref.words} onto the battlefield"
    if node.blocking is not None:
        words += f" blocking {writer.object(node.blocking)}"
    if node.tapped and node.attacking:
        words += " tapped and attacking"
        if node.attacking_as is not None:
            words += f" the same player, planeswalker, or battle as {writer.object(node.attacking_as)}"
    elif node.tapped:
        words += " tapped"
    words += " face down" if node.face_down else ""
    words += " transformed" if node.transformed else ""
    if node.under is not None:
        words += " under your control" if node.under == YOU else f" under {_control(writer, node.under, ref)} control"
    words += _with_counters(writer, node, ref)
    if node.attach_to is not None:
        words += f" attached to {writer.object(node.attach_to)}"
    for static in node.entering:
        assert isinstance(static, st.EntersWithCounters)
        kind = with_article(f"additional {static.kind} counter")
        if isinstance(static.count, int) and static.count > 1:
            kind = f"{number(static.count)} additional {static.kind} counters"
        words += f". If {one(writer, static.where)} enters this way, it enters with {kind} on it"
    if node.mods:
        words += f". It{chr(39)}s {' and '.join(writer.mod(mod) for mod in node.mods)}"
    return words


def _control(writer: Writer, who: Players, ref: Ref) -> str:
    if isinstance(who, s.OwnerOf):
        if ref.many and not _you_controlled(writer, who.what):
            return "their owners'"
        return "their owner's" if ref.many else "its owner's"
    return player_possessive(writer, writer.players(who))


def _you_controlled(writer: Writer, what: Selection) -> bool:
    """Permanents that you control have one owner, by way of speaking."""
    role = writer.role(what)
    if not isinstance(role, s.Target) or role.slot >= len(writer.specs):
        return False
    where = writer.specs[role.slot].where
    return f.ControlledBy(YOU) in (where.parts if isinstance(where, f.And) else (where,))


@writes(EFFECTS, e.ExileUntilLeaves)
def _exile_until(writer: Writer, node: e.ExileUntilLeaves) -> str:
    ref = everything(writer, node.what)
    return f"exile {ref.words} until ~ leaves the battlefield"


@writes(EFFECTS, e.Destroy)
def _destroy(writer: Writer, node: e.Destroy) -> str:
    ref = everything(writer, node.what)
    writer.gone.add(writer.role(node.what))
    if node.save >= 0:
        writer.same[s.Saved(node.save)] = writer.role(node.what)
    rest = "" if node.regenerate else f". {'They' if ref.many else 'It'} can't be regenerated"
    return f"destroy {ref.words}{rest}"


@writes(EFFECTS, e.Sacrifice)
def _sacrifice(writer: Writer, node: e.Sacrifice) -> str:
    verb_ = does(writer, node.who, "sacrifice")
    if node.save >= 0:
        writer.doer = "you do" if node.who == YOU else "they do"
    what = some(writer, node.where, node.count)
    if node.count == v.ANY_NUMBER:
        what = f"{'any number of' if node.up_to else 'all'} {several(writer, node.where)}"
        if not node.up_to and " control" not in what:
            what += " you control" if node.who == YOU else " they control"
    elif node.up_to:
        what = f"up to {what}"
    if node.count == v.ANY_NUMBER or node.up_to:
        writer.name(s.Saved(node.save), Ref(what, True, noun_of(node.where)))
        return f"{verb_} {what}"
    clause = f"{verb_} {what}"
    if node.who != YOU:
        clause += " of their choice"
    writer.name(s.Saved(node.save), Ref(what, node.count != 1, noun_of(node.where)))
    return clause


@writes(EFFECTS, e.SacrificeIt)
def _sacrifice_it(writer: Writer, node: e.SacrificeIt) -> str:
    if node.who != YOU:
        who = writer.players(node.who)
        what = everything(writer, node.what).words.replace("that player's choice", "their choice")
        return f"{who} sacrifices {what}"
    return f"sacrifice {everything(writer, node.what).words}"


@writes(EFFECTS, e.Discard)
def _discard(writer: Writer, node: e.Discard) -> str:
    what = some(writer, node.where, node.count, t.HAND) if not _is_counted(node.count) else (
        amount_of(writer, node.count, "card")
    )  # fmt: skip
    if node.up_to:
        most = number(node.count) if isinstance(node.count, int) else x_or_where(writer, node.count)
        cards = several(writer, node.where, t.HAND)
        what = f"any number of {cards}" if node.count == v.ANY_NUMBER else f"up to {most} {cards}"
    clause = f"{does(writer, node.who, 'discard')} {what}{' at random' if node.at_random else ''}"
    writer.known[s.Saved(node.save)] = Ref(what, node.count != 1, "card")
    writer.done_to[s.Saved(node.save)] = "discard"
    return clause


def _is_counted(amount: Amount) -> bool:
    return not isinstance(amount, (int, v.X))


@writes(EFFECTS, e.DiscardIt)
def _discard_it(writer: Writer, node: e.DiscardIt) -> str:
    what, holder = node.what, writer.held_by.get(writer.role(node.what))
    if isinstance(what, s.Each) and what.of is not None and what.zone == t.HAND:
        return f"{does(writer, what.of, 'discard')} all {several(writer, what.where, t.HAND)}"
    if holder is not None:
        return f"{does(writer, holder, 'discard')} {writer.object(node.what)}"
    return f"discard {writer.object(node.what)}"


@writes(EFFECTS, e.DiscardHand)
def _discard_hand(writer: Writer, node: e.DiscardHand) -> str:
    writer.name(s.Saved(node.save), Ref("the cards discarded this way", True, "cards"))
    return f"{does(writer, node.who, 'discard')} {'your' if node.who == YOU else 'their'} hand"


@writes(EFFECTS, e.Draw)
def _draw(writer: Writer, node: e.Draw) -> str:
    if node.save >= 0:
        writer.name(s.Saved(node.save), Ref("them" if node.count != 1 else "it", node.count != 1, "card"))
    start = does(writer, node.who, "draw")
    if node.up_to:
        return f"{start} up to {amount_of(writer, node.count, 'card')}"
    if isinstance(node.count, v.CountersOn):
        writer.topic = None
    if isinstance(node.count, v.SavedNumber) and node.count.slot in writer.kept:
        return f"{start} cards equal to {writer.kept[node.count.slot]}"
    if isinstance(node.count, (v.Stat, v.Greatest, v.Devotion, v.TimesHappened, v.CountPlayers)):
        return f"{start} cards equal to {writer.value(node.count)}"
    return f"{start} {amount_of(writer, node.count, 'card')}"


@writes(EFFECTS, e.Mill)
def _mill(writer: Writer, node: e.Mill) -> str:
    clause = f"{does(writer, node.who, 'mill')} {_milled(writer, node.count)}"
    if node.save >= 0:
        writer.name(s.Saved(node.save), Ref(MILLED, node.count != 1, "card"))
    return clause


def _milled(writer: Writer, count: Amount) -> str:
    if isinstance(count, v.Half) and count.of == v.Count(s.Each(f.Anything(), t.LIBRARY, s.ThatOne())):
        return f"half their library, rounded {'up' if count.up else 'down'}"
    return amount_of(writer, count, "card")


@writes(EFFECTS, e.Scry)
def _scry(writer: Writer, node: e.Scry) -> str:
    return f"{does(writer, node.who, 'scry')} {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.Surveil)
def _surveil(writer: Writer, node: e.Surveil) -> str:
    return f"{does(writer, node.who, 'surveil')} {x_or_where(writer, node.count)}"


@writes(EFFECTS, e.LookAt)
def _look(writer: Writer, node: e.LookAt) -> str:
    what = node.what
    if isinstance(what, s.Each) and what.zone == t.HAND and what.of is not None and what.where == f.Anything():
        return f"{does(writer, node.who, 'look at')} {player_possessive(writer, writer.players(what.of))} hand"
    ref = writer.refer(node.what)
    if node.reveal:
        writer.revealed.add(writer.role(node.what))
    if node.save >= 0:
        writer.same[s.Saved(node.save)] = writer.role(node.what)
    return f"{does(writer, node.who, 'reveal' if node.reveal else 'look at')} {ref.words}"


@writes(EFFECTS, e.PutBack)
def _put_back(writer: Writer, node: e.PutBack) -> str:
    ref = writer.refer(node.what)
    order = " in any order" if ref.many else ""
    return f"{does(writer, node.who, 'put')} {ref.words} back{order}"


@writes(EFFECTS, e.RevealHand)
def _reveal_hand(writer: Writer, node: e.RevealHand) -> str:
    return f"{does(writer, node.who, 'reveal')} {'your' if node.who == YOU else 'their'} hand"


@writes(EFFECTS, e.RevealUntil)
def _reveal_until(writer: Writer, node: e.RevealUntil) -> str:
    whose = "your" if node.who == YOU else "their"
    act = "exile" if node.exile else "reveal"
    wanted = some(writer, node.until, node.count, t.LIBRARY)
    clause = f"{does(writer, node.who, act)} cards from the top of {whose} library until"
    writer.name(s.Saved(node.save), Ref(wanted, node.count != 1, "card"))
    writer.from_library.add(s.Saved(node.save))
    writer.fixed[s.Saved(node.rest)] = Ref("the rest", True, "rest")
    if node.who != YOU:
        writer.held_by[s.Saved(node.rest)] = node.who
    return f"{clause} {'you' if node.who == YOU else 'they'} {act} {wanted}"


@writes(EFFECTS, e.Search)
def _search(writer: Writer, node: e.Search) -> str:
    """ "Search your library for a basic land card, reveal it, put it into your hand, then shuffle"."""
    many = node.most != 1 or node.all
    if node.all:
        wanted = f"any number of {several(writer, node.where, t.LIBRARY)}"
    elif many:
        most = number(node.most) if isinstance(node.most, int) else x_or_where(writer, node.most)
        most = f"{'' if node.least == node.most else 'up to '}{most}" if node.most != v.ANY_NUMBER else "any number of"
        wanted = f"{most} {several(writer, node.where, t.LIBRARY)}"
    else:
        wanted = one(writer, node.where, t.LIBRARY)
    if node.and_one is not None:
        many, wanted = True, f"{wanted} and {one(writer, node.and_one, t.LIBRARY)}"
    wanted += " with different names" if node.different else " that share a land type" if node.alike else ""
    if node.all and node.whose is not None and node.to == t.EXILE:
        return _exile_all_found(writer, node, node.whose)
    whose = "your" if node.who == YOU and node.whose is None else "their"
    if node.whose is not None:
        whose = player_possessive(writer, writer.players(node.whose))
    them = "them" if many else "it" if not isinstance(node.where, f.Anything) else "that card"
    parts = [f"{does(writer, node.who, 'search')} {_places(node.zones, whose)} for {wanted}"]
    if node.reveal:
        parts.append(f"reveal {them}")
    tapped = " tapped" if node.tapped else ""
    place = {
        t.HAND: f"into {whose} hand",
        t.BATTLEFIELD: f"onto the battlefield{tapped}",
        t.GRAVEYARD: f"into {whose} graveyard",
        t.LIBRARY: "on top",
        t.EXILE: "into exile",
    }
    if node.rest_to:
        parts.append(f"put one {place[node.to]} and the other {place[node.rest_to]}")
    elif node.to == t.EXILE:
        parts.append(f"exile {them}")
    elif node.to == t.LIBRARY:
        return f"{', '.join(parts)}, then shuffle and put {'those cards' if many else 'that card'} on top"
    elif node.to:
        under = " under your control" if node.to == t.BATTLEFIELD and node.whose is not None else ""
        parts.append(f"put {them} {place[node.to]}{under}")
    if node.save >= 0:
        writer.name(s.Saved(node.save), Ref(wanted, many, "card"))
    if node.shuffle:
        return ", ".join([*parts, "then shuffle"])
    return " and ".join(parts) if len(parts) == 2 else ", ".join(parts)


def _places(zones: int, whose: str) -> str:
    """ "Your library and/or graveyard", "that player's graveyard, hand, and library"."""
    said = [t.ZONE_WORD[bit] for bit in (t.LIBRARY, t.HAND, t.GRAVEYARD) if zones & bit]
    if len(said) < 2 or zones & ~(t.LIBRARY | t.HAND | t.GRAVEYARD):
        return zone_words(zones, whose)
    return f"{whose} {listed(said, 'and/or') if whose == 'your' else listed(said[::-1])}"


def _exile_all_found(writer: Writer, node: e.Search, owner: Players) -> str:
    """ "Search target player's graveyard, hand, and library for all cards with that name and exile them"."""
    whose = player_possessive(writer, writer.players(owner))
    zones = listed([t.ZONE_WORD[bit] for bit in (t.GRAVEYARD, t.HAND, t.LIBRARY) if node.zones & bit])
    found = several(writer, node.where, t.LIBRARY)
    clause = f"{does(writer, node.who, 'search')} {whose} {zones} for all {found} and exile them"
    return f"{clause}. Then {does(writer, owner, 'shuffle')}" if node.shuffle else clause


@writes(EFFECTS, e.Shuffle)
def _shuffle(writer: Writer, node: e.Shuffle) -> str:
    return does(writer, node.who, "shuffle") + ("" if node.who == YOU else " their library")


@writes(EFFECTS, e.Wish)
def _wish(writer: Writer, node: e.Wish) -> str:
    wanted = one(writer, node.where, t.OUTSIDE)
    return f"reveal {wanted} you own from outside the game and put it into your hand"
