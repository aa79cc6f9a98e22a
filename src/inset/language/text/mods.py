"""The parts of continuous effects in words: "gets +2/+2 and gains lifelink", "becomes a Treefolk"."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import mods as m, values as v
from inset.language.abilities import Keyword
from inset.language.costs import All, PayManaOf
from inset.language.keywords import KEYWORD_WORD
from inset.language.node import Ability, Amount, Mod
from inset.language.text.describe import plural_phrase
from inset.language.text.english import called, capital, listed, plural, small, verb, with_article
from inset.language.text.keywords import qualities_joined
from inset.language.text.numbers import for_each
from inset.language.text.references import x_or_where
from inset.language.text.writer import MODS, Writer, writes


def signed(writer: Writer, amount: Amount, sign: int) -> str:
    if isinstance(amount, int):
        value = amount * sign
        return f"-{-value}" if value < 0 or (sign < 0 and not value) else f"+{value}"
    return f"{'-' if sign < 0 else '+'}{x_or_where(writer, amount)}"


def predicates(writer: Writer, mods: tuple[Mod, ...], many: bool, lasting: bool, bearer: str = "") -> str:
    """ "Gets +2/+2 and gains lifelink and hexproof". ``lasting``: a static ability's "has". ``bearer``: the noun for what has
    the abilities, unless that is the object whose text this is."""
    said: list[str] = []
    granted: list[str] = []
    if len(mods) == 2 and isinstance(mods[0], m.SetPT) and isinstance(mods[1], m.HasCreatureTypesOf):
        return f"{verb('have', many)} the power, toughness, and {writer.mod(mods[1])}"
    become = [mod for mod in mods if isinstance(mod, (m.AddTypes, m.SetTypes)) and _is_new(mod)]
    if become:
        return _becomes(writer, mods, become[0], many, lasting, bearer)
    for mod in mods:
        if isinstance(mod, m.AddAbility):
            granted.append(granted_text(writer, mod.ability, bearer))
            continue
        if granted:
            said.append(f"{verb('have' if lasting else 'gain', many)} {listed(qualities_joined(granted))}")
            granted = []
        if isinstance(mod, m.ModifyPT) and lasting:
            each = for_each(writer, mod.power) or for_each(writer, mod.toughness)
            if each:
                said.append(f"{verb('get', many)} {_per_each(mod)} {each}")
                continue
        if isinstance(mod, m.GainActivatedAbilitiesOf) and lasting:
            said.append(f"{verb('have', many)} {writer.mod(mod)}")
            continue
        if isinstance(mod, m.SetPT) and said and not lasting:
            said.append(f"{verb('have', many)} {writer.mod(mod)}")
            continue
        said.append(_predicate(writer, mod, many))
    if granted:
        said.append(f"{verb('have' if lasting else 'gain', many)} {listed(qualities_joined(granted))}")
    return listed(_losing_once(said))


def _losing_once(said: list[str]) -> list[str]:
    """ "Lose hexproof and indestructible"."""
    made: list[str] = []
    for words in said:
        start = words.split(" ", 1)[0]
        if made and start in ("lose", "loses") and made[-1].startswith(f"{start} "):
            made[-1] += f" and {words.removeprefix(f'{start} ')}"
        else:
            made.append(words)
    return made


def _is_new(mod: Mod) -> bool:
    if isinstance(mod, m.SetTypes) and mod.keep_types and not mod.subtypes:
        return False  # "loses all creature types"
    if isinstance(mod, m.SetTypes) and mod.keep_types and mod.types == t.LAND:
        return False  # "is an Island"
    return isinstance(mod, m.SetTypes) or (isinstance(mod, m.AddTypes) and bool(mod.types & t.CREATURE))


def _per_each(mod: m.ModifyPT) -> str:
    power = "0" if isinstance(mod.power, int) else "1"
    toughness = "0" if isinstance(mod.toughness, int) else "1"
    signs = ("-" if mod.power_sign < 0 else "+"), ("-" if mod.toughness_sign < 0 else "+")
    return f"{signs[0]}{power}/{signs[1]}{toughness}"


def _predicate(writer: Writer, mod: Mod, many: bool) -> str:
    starts = {
        m.ModifyPT: "get",
        m.SetPT: "have",
        m.LoseAllAbilities: "lose",
        m.LoseKeyword: "lose",
        m.LoseAbility: "lose",
        m.CantHaveKeyword: "lose",
        m.SetColors: "are",
        m.AddColors: "are",
        m.AddTypes: "are",
        m.SetTypes: "are",
        m.AddChosenType: "are",
        m.AddAllCreatureTypes: "are",
        m.LoseSupertypes: "are",
    }
    if isinstance(mod, m.GainActivatedAbilitiesOf):
        return f"{verb('gain', many)} {writer.mod(mod)}"
    if isinstance(mod, m.AddTypes) and many and not mod.supertypes:
        words = plural(" ".join([*mod.subtypes, *t.type_words(mod.types)]))
        return f"are {words} in addition to their other types"
    if isinstance(mod, m.SetTypes) and many:
        return f"are {plural(' '.join(mod.subtypes))}"
    if isinstance(mod, m.AddTypes) and t.BASIC_LAND_MANA.keys() & set(mod.subtypes):
        return f"is {writer.mod(mod).replace('other types', 'other land types')}"
    if type(mod) not in starts:
        return writer.mod(mod)
    return f"{verb(starts[type(mod)], many)} {writer.mod(mod)}"


def granted_text(writer: Writer, ability: Ability, bearer: str = "") -> str:
    """A keyword as a word; any other ability in quotation marks, where "this creature" is its bearer."""
    inner = Writer(writer.face, writer.card)
    if isinstance(ability, Keyword) and _own_price(ability) is not None:
        return KEYWORD_WORD[ability.keyword]
    text = inner.ability(ability)
    if isinstance(ability, Keyword):
        return small(text).rstrip(".")
    return f'"{called(text, f"this {bearer}") if bearer else text}"'


def _own_price(ability: Keyword) -> PayManaOf | None:
    """The part of a keyword's cost that is the mana cost of the card that has it."""
    parts = ability.cost.parts if isinstance(ability.cost, All) else (ability.cost,)
    return next((part for part in parts if isinstance(part, PayManaOf)), None)


def price_sentence(writer: Writer, mods: tuple[Mod, ...], card: str) -> str:
    """ "The flashback cost is equal to its mana cost", said after the keyword was granted."""
    for mod in mods:
        if isinstance(mod, m.AddAbility) and isinstance(mod.ability, Keyword):
            price = _own_price(mod.ability)
            if price is None:
                continue
            cost = mod.ability.cost
            others = [part for part in cost.parts if part is not price] if isinstance(cost, All) else []
            less = f" reduced by {{{price.less}}}" if price.less else ""
            plus = "".join(f" plus {writer.cost(part)}" for part in others)
            word = KEYWORD_WORD[mod.ability.keyword]
            start = f"its {word}" if price.less else f"the {word}"
            return f". {capital(start)} cost is equal to {card} mana cost{less}{plus}"
    return ""


def _becomes(
    writer: Writer, mods: tuple[Mod, ...], new: m.AddTypes | m.SetTypes, many: bool, lasting: bool, bearer: str
) -> str:
    """ "Becomes a Treefolk creature with haste and base power and toughness 3/3"."""
    if isinstance(new, m.SetTypes) and new.keep_types and new.types == t.LAND and many:
        return f"are {plural(' '.join(new.subtypes))}"  # 305.7: "lands are Mountains"
    words = [*new.subtypes, *t.type_words(new.types)]
    colors = next((mod for mod in mods if isinstance(mod, m.SetColors)), None)
    if colors is not None:
        words.insert(0, listed(t.color_words(colors.colors)) or "colorless")
    size = next((mod for mod in mods if isinstance(mod, m.SetPT)), None)
    with_size = ""
    if size is not None:
        land = not lasting and writer.face.types & t.LAND
        if isinstance(size.power, int) and isinstance(size.toughness, int) and (land or new.types & t.ARTIFACT):
            words.insert(0, f"{size.power}/{size.toughness}")
        elif isinstance(size.power, int) and isinstance(size.toughness, int):
            with_size = f" with base power and toughness {size.power}/{size.toughness}"
        else:
            with_size = f" with {writer.mod(size)}"
    granted = [granted_text(writer, mod.ability, bearer) for mod in mods if isinstance(mod, m.AddAbility)]
    if any(isinstance(mod, m.AddAllCreatureTypes) for mod in mods):
        granted.append("all creature types")
    extra = f" with {listed(granted)}" if granted else ""
    if granted and with_size:
        extra, with_size = f" with {listed([*granted, with_size.removeprefix(' with ')])}", ""
    lose = (
        f"{verb('lose', many)} all abilities and " if any(isinstance(mod, m.LoseAllAbilities) for mod in mods) else ""
    )
    kind = " ".join(words)
    start = verb("are" if lasting else "become", many)
    changes = [f", {verb('get', many)} {writer.mod(mod)}," for mod in mods if isinstance(mod, m.ModifyPT)]
    if changes:
        gains = f" and {verb('gain', many)} {listed(granted)}" if granted else ""
        return f"{start} {plural_phrase(kind) if many else with_article(kind)}{''.join(changes)}{gains}"
    added = " in addition to its other types" if isinstance(new, m.AddTypes) and lasting else ""
    if lose and lasting and not new.types & t.CREATURE:
        ability = extra.replace('."', '"')
        return f"{start} {with_article(kind)}{ability} and loses all other card types and abilities"
    named = "".join(f" named {mod.name}" for mod in mods if isinstance(mod, m.SetName))
    return f"{lose}{start} {plural_phrase(kind) if many else with_article(kind)}{extra}{with_size}{named}{added}"


@writes(MODS, m.SetController)
def _controller(writer: Writer, mod: m.SetController) -> str:
    return f"is controlled by {writer.players(mod.who)}"


@writes(MODS, m.AddTypes)
def _add_types(writer: Writer, mod: m.AddTypes) -> str:
    words = " ".join([*t.supertype_words(mod.supertypes), *mod.subtypes, *t.type_words(mod.types)])
    if mod.supertypes and not mod.types and not mod.subtypes:
        return words
    return f"{with_article(words)} in addition to its other types"


@writes(MODS, m.SetTypes)
def _set_types(writer: Writer, mod: m.SetTypes) -> str:
    if mod.chosen:
        return "the chosen type"
    if mod.keep_types and mod.types == t.LAND:
        return with_article(" ".join(mod.subtypes))
    return with_article(" ".join([*mod.subtypes, *t.type_words(mod.types)]))


@writes(MODS, m.AddChosenType)
def _chosen_type(writer: Writer, mod: m.AddChosenType) -> str:
    return "the chosen type in addition to its other types"


@writes(MODS, m.AddAllCreatureTypes)
def _all_types(writer: Writer, mod: m.AddAllCreatureTypes) -> str:
    return "every creature type"


@writes(MODS, m.LoseSubtypes)
def _lose_subtypes(writer: Writer, mod: m.LoseSubtypes) -> str:
    return f"isn't {listed([with_article(word) for word in mod.subtypes], 'or')}"


@writes(MODS, m.HasCreatureTypesOf)
def _types_of(writer: Writer, mod: m.HasCreatureTypesOf) -> str:
    still = f". It's still {with_article(listed(list(mod.still)))}" if mod.still else ""
    return f"creature types of {writer.object(mod.what)}{still}"


@writes(MODS, m.LoseSupertypes)
def _lose_supertypes(writer: Writer, mod: m.LoseSupertypes) -> str:
    return f"not {listed(t.supertype_words(mod.supertypes), 'or')}"


@writes(MODS, m.SetColors)
def _set_colors(writer: Writer, mod: m.SetColors) -> str:
    if mod.colors == t.ALL_COLORS:
        return "all colors"
    return listed(t.color_words(mod.colors)) or "colorless"


@writes(MODS, m.AddColors)
def _add_colors(writer: Writer, mod: m.AddColors) -> str:
    return f"{listed(t.color_words(mod.colors))} in addition to its other colors"


@writes(MODS, m.AddAbility)
def _add_ability(writer: Writer, mod: m.AddAbility) -> str:
    return granted_text(writer, mod.ability)


@writes(MODS, m.LoseAllAbilities)
def _lose_all(writer: Writer, mod: m.LoseAllAbilities) -> str:
    return "all abilities"


@writes(MODS, m.LoseKeyword)
def _lose_keyword(writer: Writer, mod: m.LoseKeyword) -> str:
    return KEYWORD_WORD[mod.keyword]


@writes(MODS, m.LoseAbility)
def _lose_ability(writer: Writer, mod: m.LoseAbility) -> str:
    return granted_text(writer, mod.ability)


@writes(MODS, m.CantHaveKeyword)
def _cant_have_keyword(writer: Writer, mod: m.CantHaveKeyword) -> str:
    word = KEYWORD_WORD[mod.keyword]
    return f"{word} and can't have or gain {word}"


@writes(MODS, m.GainActivatedAbilitiesOf)
def _gain_activated(writer: Writer, mod: m.GainActivatedAbilitiesOf) -> str:
    return f"all activated abilities of {writer.object(mod.what)}"


@writes(MODS, m.DefinePT)
def _define(writer: Writer, mod: m.DefinePT) -> str:
    if mod.power is not None and mod.toughness is not None:
        if mod.power == mod.toughness:
            return f"power and toughness are each equal to {writer.value(mod.power)}"
        if isinstance(mod.toughness, v.Plus) and mod.toughness.a == mod.power:
            plus = mod.toughness.b
            return (
                f"power is equal to {writer.value(mod.power)} and its toughness is equal to that number"
                f" plus {writer.value(plus)}"
            )
        return f"power is equal to {writer.value(mod.power)} and toughness to {writer.value(mod.toughness)}"
    amount = mod.power if mod.power is not None else mod.toughness
    assert amount is not None
    return f"{'power' if mod.power is not None else 'toughness'} is equal to {writer.value(amount)}"


@writes(MODS, m.SetPT)
def _set_pt(writer: Writer, mod: m.SetPT) -> str:
    if isinstance(mod.power, int) and isinstance(mod.toughness, int):
        return f"base power and toughness {mod.power}/{mod.toughness}"
    if isinstance(mod.power, v.Stat) and mod.power == mod.toughness:
        return f"base power and toughness each equal to {writer.value(mod.power)}"
    if isinstance(mod.power, v.Stat) and isinstance(mod.toughness, v.Stat):
        return f"base power and toughness equal to {writer.owner(mod.power.of)} power and toughness"
    if mod.power is not None and mod.toughness is not None:
        return f"base power and toughness {x_or_where(writer, mod.power)}/{x_or_where(writer, mod.toughness)}"
    amount = mod.power if mod.power is not None else mod.toughness
    assert amount is not None
    word = "power" if mod.power is not None else "toughness"
    return f"base {word} {writer.value(amount)}"


@writes(MODS, m.ModifyPT)
def _modify_pt(writer: Writer, mod: m.ModifyPT) -> str:
    power, toughness = (signed(writer, *part) for part in
                        ((mod.power, mod.power_sign), (mod.toughness, mod.toughness_sign)))  # fmt: skip
    if power.startswith("-") and toughness == "+0":
        toughness = "-0"
    if toughness.startswith("-") and power == "+0":
        power = "-0"
    return f"{power}/{toughness}"


@writes(MODS, m.SwitchPT)
def _switch(writer: Writer, mod: m.SwitchPT) -> str:
    return "switches power and toughness"


@writes(MODS, m.LoseTypes)
def _lose_types(writer: Writer, mod: m.LoseTypes) -> str:
    return f"isn't a {' '.join(t.type_words(mod.types))}"


@writes(MODS, m.AddThisAbility)
def _add_this_ability(writer: Writer, mod: m.AddThisAbility) -> str:
    return "it has this ability"


@writes(MODS, m.LoseManaCost)
def _lose_mana_cost(writer: Writer, mod: m.LoseManaCost) -> str:
    return "it has no mana cost"


@writes(MODS, m.WithoutBrackets)
def _without_brackets(writer: Writer, mod: m.WithoutBrackets) -> str:
    return "remove all text within square brackets"


@writes(MODS, m.EachForTarget)
def _each_for_target(writer: Writer, mod: m.EachForTarget) -> str:
    return 'replace all instances of the word "target" with the word "each"'


@writes(MODS, m.SetName)
def _set_name(writer: Writer, mod: m.SetName) -> str:
    return f"its name is {mod.name}"


def exceptions(writer: Writer, mods: tuple[Mod, ...]) -> str:
    """ ", except it's an artifact creature in addition to its other types, and …" (707.9)."""
    if not mods:
        return ""
    said = []
    if [type(mod) for mod in mods] == [m.SetPT, m.SetColors, m.SetTypes]:  # "it's a 1/1 green Frog"
        size, color, kind = mods
        assert isinstance(size, m.SetPT) and isinstance(kind, m.SetTypes)
        return f", except it's a {size.power}/{size.toughness} {writer.mod(color)} {' '.join(kind.subtypes)}"
    for mod in mods:
        if isinstance(mod, m.LoseSupertypes):
            said.append(f"it isn't {listed(t.supertype_words(mod.supertypes), 'or')}")
        elif isinstance(mod, m.AddAbility):
            said.append(f"it has {granted_text(writer, mod.ability)}")
        elif isinstance(mod, m.SetName):
            said.append(writer.mod(mod))
        elif isinstance(mod, m.SetPT):
            said.append(f"it's {mod.power}/{mod.toughness}")
        else:
            said.append(_of_it(writer.mod(mod)))
    return ", except " + listed(said)


def _of_it(words: str) -> str:
    """ "It's a Zombie", "it has no mana cost", "it isn't a creature"."""
    if words.startswith("it "):
        return words
    return f"it {words}" if words.startswith(("isn't ", "loses ", "gets ", "has ", "switches ")) else f"it's {words}"
