"""Choices in words that are made as something resolves (608.2d)."""

from __future__ import annotations

from typing import Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, selections as s, values as v
from inset.language.keywords import KEYWORD_WORD
from inset.language.text.describe import begun, noun_of, one, several
from inset.language.text.english import listed, number, plural, verb, with_article
from inset.language.text.instructions import DURATION, clauses, does, everything
from inset.language.text.references import in_zone, player_possessive, some
from inset.language.text.writer import EFFECTS, Ref, Writer, writes


@writes(EFFECTS, e.Choose)
def _choose(writer: Writer, node: e.Choose) -> str:
    if (
        isinstance(node.what, s.Each)
        and isinstance(node.what.of, s.TargetPlayers)
        and node.what.zone & t.HAND
        and not node.at_random
    ):
        return _choose_from_hand(writer, node, node.what)
    if isinstance(node.what, s.Each):
        what = some(writer, node.what.where, node.most, node.what.zone)
        writer.chosen_from[s.Saved(node.save)] = node.what
        if node.what.zone == t.HAND:
            writer.from_library.add(s.Saved(node.save))  # it was never elsewhere: "put it onto the battlefield"
        if node.least == 0 and node.most == 1:
            what = f"up to one {what.split(' ', 1)[1]}"
        elif node.most == v.ANY_NUMBER:
            what = f"any number of {what.split(' ', 1)[1]}"
        elif node.least == 0:
            what = f"up to {what}"
        noun = noun_of(node.what.where, node.what.zone)
        if node.what.zone == t.EXILE and node.most == 1 and " exiled " not in what:
            what = with_article(f"exiled {what.split(' ', 1)[1]}")
        else:
            what += " at random" if node.at_random else ""
            what += in_zone(writer, node.what).replace(
                "all graveyards", "a graveyard" if node.most == 1 else "graveyards"
            )
    else:
        among = writer.refer(node.what)
        what = f"{'up to ' if node.least == 0 else ''}{number(node.most) if isinstance(node.most, int) else 'X'}"
        what = "any number" if node.most == v.ANY_NUMBER else what
        what += f" of {among.words}"
        noun = among.noun
        if among.many and node.most == 1:
            writer.fixed[writer.role(node.what)] = Ref("the rest", True, "cards")
        what += " at random" if node.at_random else ""
    if node.kinds == e.PERMANENT_KINDS and isinstance(node.what, s.Each):
        what = f"{'up to ' if node.least == 0 else ''}one {noun} of that type{in_zone(writer, node.what)}"
        writer.name(s.Saved(node.save), Ref(what, True, plural(noun)))
        return f"for each permanent type, {does(writer, node.who, 'choose')} {what}"
    if node.kinds:
        group = several(writer, node.what.where) if isinstance(node.what, s.Each) else writer.refer(node.what).words
        what = f"{listed([one(writer, kind) for kind in node.kinds])} from among {group}"
    if node.apart:
        what += f" with different {v.STAT_WORD[node.apart]}s"
    many = node.most != 1 or isinstance(node.who, (s.AllPlayers, s.Opponents)) or bool(node.kinds or node.whose)
    writer.name(s.Saved(node.save), Ref(what, many, plural(noun) if node.kinds or node.whose else noun))
    front = "" if node.whose is None else f"for {writer.players(node.whose)}, "
    return begun(node.from_you, node.who, f"{front}{does(writer, node.who, 'choose')} {what}")


def _choose_from_hand(writer: Writer, node: e.Choose, what: s.Each) -> str:
    """ "You choose a nonland card from it": another player's hand, which was revealed before."""
    assert what.of is not None
    words = some(writer, what.where, node.most, what.zone)
    if node.least == 0:
        words = f"up to {words if node.most != 1 else 'one ' + words.split(' ', 1)[1]}"
    place = "it"
    if what.zone == t.HAND | t.GRAVEYARD:
        place = f"{player_possessive(writer, writer.players(what.of))} graveyard or hand"
    writer.name(s.Saved(node.save), Ref(words, node.most != 1, "card"))
    writer.held_by[s.Saved(node.save)] = what.of
    kind, sign, more = words.partition(" with ")  # "a nonland card from it with mana value 3 or less"
    if node.who == what.of:
        return f"{does(writer, node.who, 'choose')} {kind} from their {t.ZONE_WORD[what.zone]}{sign}{more}"
    return f"you choose {kind} from {place}{sign}{more}"


@writes(EFFECTS, e.PilesAtRandom)
def _piles_at_random(writer: Writer, node: e.PilesAtRandom) -> str:
    what = everything(writer, node.what).words
    writer.fixed[s.Saved(node.save)] = Ref("those permanents", True, "permanents")
    return (
        f"starting with you, each player separates {what} into {number(node.piles)} piles. "
        "Then each player chooses one of their piles at random"
    )


@writes(EFFECTS, e.ChooseMode)
def _choose_mode(writer: Writer, node: e.ChooseMode) -> str:
    if all(len(option) == 1 and isinstance(option[0], (e.Tap, e.Untap)) for option in node.options):
        made = [clauses(writer, option) for option in node.options]
        return f"{listed([clause.split(' ', 1)[0] for clause in made], 'or')} {made[0].split(' ', 1)[1]}"
    if node.labels and node.labels[0].startswith("Search your library"):
        return _search_both(writer, node)
    if node.labels and all(isinstance(option[0], e.Remember) for option in node.options):
        return f"{does(writer, node.who, 'choose')} {listed(list(node.labels), 'or')}"
    made = [clauses(writer, option) for option in node.options]
    if all(isinstance(option[0], e.TakeForm) for option in node.options):
        return f"it becomes your choice of {listed([clause.removeprefix('it becomes ') for clause in made], 'or')}"
    return listed(made, "or")


def _search_both(writer: Writer, node: e.ChooseMode) -> str:
    """ "Search your library and/or graveyard for …. If you search your library this way, shuffle"."""
    said = clauses(writer, node.options[0]).replace(", then shuffle", "").replace(" and shuffle", "")
    first, _, rest = said.partition(" for ")
    return f"{first} for {rest}. If you search your library this way, shuffle"


@writes(EFFECTS, e.ChooseSides)
def _choose_sides(writer: Writer, node: e.ChooseSides) -> str:
    return f"{does(writer, node.who, 'choose')} {listed(list(node.words), 'or')}"


@writes(EFFECTS, e.ChooseAnchor)
def _choose_anchor(writer: Writer, node: e.ChooseAnchor) -> str:
    return f"choose {listed(list(node.words), 'or')}"


@writes(EFFECTS, e.ChooseWord)
def _choose_word(writer: Writer, node: e.ChooseWord) -> str:
    if node.kind == e.NAME:
        writer.named = True
        described = "" if isinstance(node.where, f.Anything) else one(writer, node.where, t.HAND).split(" ", 1)[1]
        words = f"{described or 'card'} name"
        return f"{does(writer, node.who, 'choose')} {'an' if words[0] in 'aeiou' else 'a'} {words}"
    others = {e.CARD_TYPE: "a card type", e.OPPONENT: "an opponent", e.PLAYER: "a player"}
    word = others.get(node.kind) or f"a {_KINDS_CHOSEN[node.kind]}"
    if node.among is not None:
        among = writer.players(node.among).replace("each opponent who control ", "an opponent who controls ")
        return f"{does(writer, node.who, 'choose')} {among}"
    other = f" other than {node.never}" if node.never else " at random" if node.at_random else ""
    return f"{does(writer, node.who, 'choose')} {word}{other}"


@writes(EFFECTS, e.ChooseProtection)
def _choose_protection(writer: Writer, node: e.ChooseProtection) -> str:
    who = writer.subject(node.what)
    gained = "protection from the color of your choice"
    return f"{who.words} {verb('gain', who.many)} {gained} {DURATION[node.duration]}".rstrip()


_KINDS_CHOSEN: Final = {
    e.COLOR: "color",
    e.CREATURE_TYPE: "creature type",
    e.BASIC_LAND_TYPE: "basic land type",
    e.SOME_COLORS: "color or colors",
}


@writes(EFFECTS, e.BecomeChosen)
def _become_chosen(writer: Writer, node: e.BecomeChosen) -> str:
    who = writer.subject(node.what)
    also = " in addition to its other types" if node.adds else ""
    kind = _KINDS_CHOSEN[node.kind]
    return f"{who.words} {verb('become', who.many)} the {kind} of your choice{also} {DURATION[node.duration]}".rstrip()


@writes(EFFECTS, e.ChooseKeyword)
def _choose_keyword(writer: Writer, node: e.ChooseKeyword) -> str:
    who = writer.subject(node.what)
    words = listed([KEYWORD_WORD[keyword] for keyword in node.keywords], "or")
    return f"{who.words} {verb('gain', who.many)} your choice of {words} {DURATION[node.duration]}".rstrip()
