"""Decklists of other programs: what each writes is read, what none can mean is refused, nothing is lost."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from inset import Deck, Game, InvalidDeck
from inset.cards import all_cards, card
from inset.data.deck_dialects import LONGEST, canonical, detect, read
from inset.data.deck_writing import called
from inset.data.dialect_names import DIALECTS
from inset.decklists.decks import check, deck, find, from_text, load, names, own_name, written

ARENA = """About
Name Giants and Sprites

Companion
1 Lurrus of the Dream-Den (IKO) 226

Deck
4 Bonecrusher Giant (ELD) 115
2 Fire // Ice (MH2) 290
54 Mountain (DAR) 254

Sideboard
1 Lurrus of the Dream-Den (IKO) 226
3 Opt (XLN) 65
"""
MTGO = "4 Bonecrusher Giant/Stomp\n2 Fire/Ice\n54 Mountain\n\nSideboard\n1 Lurrus of the Dream-Den\n3 Opt\n"
MOXFIELD = """4 Bonecrusher Giant // Stomp (ELD) 115 *F*
2x Fire // Ice (MH2) 290 #burn #draw
54 Mountain

SIDEBOARD:
1 Lurrus of the Dream-Den (IKO) 226
3 opt
"""
BLANK_LINE = "4 Bonecrusher Giant\n2 Fire // Ice\n54 Mountain\n\n1 Lurrus of the Dream-Den\n3 Opt"
FORGE = """[metadata]
Name=Giants and Sprites
Deck Type=constructed
[Main]
4 Bonecrusher Giant|ELD|1
2 Fire // Ice|MH2
54 Mountain
[Sideboard]
1 Lurrus of the Dream-Den|IKO
3 Opt|XLN
"""
DEK = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="78000" Quantity="4" Sideboard="false" Name="Bonecrusher Giant/Stomp" Annotation="0"/>
  <Cards CatID="1" Quantity="2" Sideboard="false" Name="Fire/Ice"/>
  <Cards CatID="2" Quantity="54" Sideboard="false" Name="Mountain"/>
  <Cards CatID="3" Quantity="1" Sideboard="true" Name="Lurrus of the Dream-Den"/>
  <Cards CatID="4" Quantity="3" Sideboard="true" Name="Opt"/>
</Deck>"""
COD = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Giants &amp; Sprites</deckname>
    <comments>none</comments>
    <zone name="main">
        <card number="4" name="Bonecrusher Giant // Stomp"/>
        <card number="2" price="0" name="Fire // Ice"/>
        <card number="54" name="Mountain"/>
    </zone>
    <zone name="side">
        <card number="1" name="Lurrus of the Dream-Den"/>
        <card number="3" name="Opt"/>
    </zone>
</cockatrice_deck>"""
SAMPLES = {"arena": ARENA, "mtgo": MTGO, "plain": MOXFIELD, "forge": FORGE, "dek": DEK, "cockatrice": COD}
MEANT = Deck(
    "x",
    (("Bonecrusher Giant", 4), ("Fire // Ice", 2), ("Mountain", 54)),
    (),
    (("Lurrus of the Dream-Den", 1), ("Opt", 3)),
)


def same(a: Deck, b: Deck) -> bool:
    return (a.main, a.commanders, a.side) == (b.main, b.commanders, b.side)


@pytest.mark.parametrize("text", [*SAMPLES.values(), BLANK_LINE])
def test_every_dialect_is_read(text: str) -> None:
    made = from_text(text)
    assert same(made, MEANT)
    check(made, "duel")


@pytest.mark.parametrize("dialect", ["arena", "mtgo", "forge", "dek", "cockatrice"])
def test_dialects_are_told_apart(dialect: str) -> None:
    assert detect(SAMPLES[dialect]) == dialect
    assert same(from_text(SAMPLES[dialect], dialect=dialect), MEANT)


def test_names_of_decks() -> None:
    assert read(ARENA).name == read(FORGE).name == "Giants and Sprites"
    assert read(COD).name == "Giants & Sprites"
    assert from_text(MTGO, "mine").name == "mine"


@pytest.mark.parametrize("name", ["Bonecrusher Giant", "Stomp", "Bonecrusher Giant // Stomp", "Bonecrusher Giant/Stomp",
                                  "Bonecrusher Giant///Stomp", "bonecrusher giant / stomp"])  # fmt: skip
def test_two_part_names(name: str) -> None:
    assert from_text(f"60 Mountain\n4 {name}").main[1] == ("Bonecrusher Giant", 4)


@pytest.mark.parametrize(
    ("dialect", "inset", "split", "double"),
    [
        ("arena", "Bonecrusher Giant", "Fire // Ice", "Delver of Secrets"),
        ("forge", "Bonecrusher Giant", "Fire // Ice", "Delver of Secrets"),
        ("mtgo", "Bonecrusher Giant/Stomp", "Fire/Ice", "Delver of Secrets"),
        ("dek", "Bonecrusher Giant/Stomp", "Fire/Ice", "Delver of Secrets"),
        ("plain", "Bonecrusher Giant // Stomp", "Fire // Ice", "Delver of Secrets // Insectile Aberration"),
        ("cockatrice", "Bonecrusher Giant // Stomp", "Fire // Ice", "Delver of Secrets // Insectile Aberration"),
    ],
)
def test_what_a_dialect_calls_a_card(dialect: str, inset: str, split: str, double: str) -> None:
    names = [called(card(name), dialect) for name in ("Stomp", "Fire", "Delver of Secrets")]
    assert names == [inset, split, double]
    assert called(card("Steel Seraph"), dialect) == "Steel Seraph"


# --- what can't be -------------------------------------------------------------------------------


def test_every_unknown_card_is_named_with_its_line() -> None:
    with pytest.raises(InvalidDeck) as caught:
        from_text("60 Forest\n4 Bonecrusher Gaint\n\n2 Nothing Like That\nSideboard\n1 Stmop")
    message = str(caught.value)
    assert "line 2: no card called 'Bonecrusher Gaint'; did you mean Bonecrusher Giant" in message
    assert "line 4: no card called 'Nothing Like That'" in message
    assert "line 6: no card called 'Stmop'" in message


def test_what_is_set_aside_is_kept_apart() -> None:
    found = read("60 Forest\nMaybeboard\n1 Opt\nTokens\n2 Food")
    assert [(row.name, row.line) for row in found.aside] == [("Opt", 3), ("Food", 5)]
    assert len(found.main) == 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0 Forest", "line 1"),
        ("4 Opt\n99999 Forest", "line 2"),
        ("4", "line 1"),
        ("4 Opt\n[Sidebord]\n4 Forest", "line 2"),
        ("4 " + "x" * 500, "line 1"),
        ("4 Opt\x07", "line 1"),
        ("<Deck><Cards Quantity='-1' Name='Opt'/></Deck>", "line 1"),
        ("<Deck><Cards Quantity='4'/></Deck>", "line 1"),
        ("<Deck>\n<Cards Quantity='4' Name='Opt'>\n</Deck>", "line 3 is not XML"),
        ("<Dock/>", "begins with <Deck>"),
        ("<cockatrice_deck><zone name='graveyard'/></cockatrice_deck>", "graveyard"),
        ("<Deck>" + "<a>" * 40, "nested too deeply"),
        ('<!DOCTYPE Deck [<!ENTITY a "b">]><Deck/>', "declares an entity"),
        ('<!DOCTYPE Deck SYSTEM "file:///etc/passwd"><Deck/>', "declares an entity"),
        ("<Deck>&unknown;</Deck>", "not XML"),
    ],
)
def test_what_can_not_be_meant(text: str, words: str) -> None:
    with pytest.raises(InvalidDeck, match=words):
        read(text)


def test_a_small_file_can_not_become_a_large_one() -> None:
    laughs = '<!ENTITY a0 "ha">' + "".join(f'<!ENTITY a{i} "{f"&a{i - 1};" * 10}">' for i in range(1, 12))
    with pytest.raises(InvalidDeck, match="declares an entity"):
        read(f"<?xml version='1.0'?><!DOCTYPE Deck [{laughs}]><Deck>&a11;</Deck>")


@pytest.mark.parametrize(
    "text", ["4 Opt\n" * 5_001, "x" * (LONGEST + 1), b"x" * (4 * LONGEST + 1), b"\xff\xfe\x00", b"4 \xff"]
)
def test_limits(text: str | bytes) -> None:
    with pytest.raises(InvalidDeck):
        read(text)


@pytest.mark.parametrize(
    "line", ["4 " + "a ! " * 3000 + "##", "4 " + "(" * 3000, "4 x" + " [a]" * 3000, "1 " + "/" * 3000]
)
def test_no_line_takes_long(line: str) -> None:
    with pytest.raises(InvalidDeck):
        from_text(f"60 Forest\n{line}")


def test_a_dialect_that_there_is_not() -> None:
    with pytest.raises(InvalidDeck, match="arena"):
        read("4 Opt", "apprentice")
    with pytest.raises(InvalidDeck, match="arena"):
        written(deck("fables"), "apprentice")


# --- out and in again -----------------------------------------------------------------------------


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("name", names())
def test_embedded_decks_round_trip(name: str, dialect: str) -> None:
    made = deck(name)
    text = written(made, dialect)
    assert same(from_text(text), made)
    assert same(from_text(text.encode("utf-16"), dialect=dialect), made)


counts = st.integers(1, 60)
cards = st.sampled_from([own_name(made) for made in all_cards()])
rows = st.dictionaries(cards, counts, max_size=12)
decks = st.builds(
    lambda name, main, commanders, side: Deck(name, tuple(main.items()), tuple(commanders), tuple(side.items())),
    st.text("abc &<>\"'éß", max_size=8).map(str.strip), rows, st.lists(cards, max_size=2, unique=True), rows,
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(decks, st.sampled_from(DIALECTS))
def test_any_deck_round_trips_or_is_refused(made: Deck, dialect: str) -> None:
    """A dialect that has no place for a commander says so; it never loses one."""
    try:
        text = written(made, dialect)
    except InvalidDeck:
        assert dialect in ("mtgo", "dek", "cockatrice")
        assert made.commanders or sum(count for _, count in made.side) in (1, 2)
        return
    assert same(from_text(text, dialect=dialect), made)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=400), st.sampled_from([None, *DIALECTS]))
def test_any_text_is_read_or_refused(text: str, dialect: str | None) -> None:
    try:
        found = read(text, dialect)
    except InvalidDeck:
        return
    assert all(row.count > 0 and row.name == canonical(row.name) for row in found.rows())


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    with contextlib.suppress(InvalidDeck):
        assert read(raw).dialect in DIALECTS


# --- odd files -----------------------------------------------------------------------------------

TEXTS = ["arena", "mtgo", "plain", "forge"]


@pytest.mark.parametrize("dialect", TEXTS)
def test_ends_of_lines_marks_and_blanks_do_not_matter(dialect: str) -> None:
    text = SAMPLES[dialect]
    assert same(from_text(text.replace("\n", "\r\n")), MEANT)
    assert same(from_text(text.replace("\n", "\r")), MEANT)
    assert same(from_text("\ufeff" + text), MEANT)
    assert same(from_text(text.replace("\n", "\r\n").encode("utf-8-sig")), MEANT)
    assert same(from_text("\n\n".join(f"  {line}\t" for line in text.splitlines()) + "\n\n", dialect=dialect), MEANT)
    assert same(from_text(text.replace("4 Bonecrusher", "4\tBonecrusher").replace("3 ", "3   ")), MEANT)


@pytest.mark.parametrize("dialect", ["dek", "cockatrice"])
def test_marks_and_ends_of_lines_in_xml(dialect: str) -> None:
    text = SAMPLES[dialect]
    assert same(from_text(text.replace("\n", "\r\n").encode("utf-8-sig")), MEANT)
    assert same(from_text(text.encode("utf-16")), MEANT)


def test_comments_are_passed_over() -> None:
    text = "# mine\n// Lands\n60 Forest\n// 3 Opt\n#4 Shock\n2 Opt # to dig\n1 Shock ^Burn,#f00^"
    assert from_text(text).main == (("Forest", 60), ("Opt", 2), ("Shock", 1))


@pytest.mark.parametrize("printing", ["(ELD) 115", "(PLST) ELD-115", "(ELD) 115p *F*", "(ELD) 115★ *E*", "[ELD]", "<115> [ELD]",
                                      "(ELD)"])  # fmt: skip
@pytest.mark.parametrize("name", ["Bonecrusher Giant", "Bonecrusher Giant // Stomp", "Bonecrusher Giant/Stomp"])
def test_printings_are_not_part_of_the_name(name: str, printing: str) -> None:
    assert from_text(f"60 Mountain\n4 {name} {printing}").main[1] == ("Bonecrusher Giant", 4)


def test_an_unknown_card_in_xml_is_named_with_its_line() -> None:
    for text, line in ((DEK, 6), (COD, 8)):
        with pytest.raises(InvalidDeck, match=f"line {line}: no card called 'Mountian'"):
            from_text(text.replace("Mountain", "Mountian"))


def test_a_commander_and_a_partner_survive_each_dialect() -> None:
    leaders = ("Haldan, Avid Arcanist", "Pako, Arcane Retriever")
    made = Deck("pair", (("Island", 49), ("Forest", 49)), leaders)
    for dialect in DIALECTS:
        assert same(from_text(written(made, dialect)), made), dialect


@pytest.mark.parametrize("root", ["Deck", "cockatrice_deck"])
@pytest.mark.parametrize(
    "evil",
    [
        '<!DOCTYPE {r} [<!ENTITY % p SYSTEM "http://x.invalid/e"> %p;]><{r}/>',
        '<!DOCTYPE {r} [<!ENTITY f SYSTEM "file:///etc/hostname">]><{r}>&f;</{r}>',
        '<!DOCTYPE {r} [<!ATTLIST {r} a CDATA "b">]><{r}/>',
        "<!DOCTYPE {r}><{r}/>",
        '<{r} xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/hostname"/>',
        "<{r}>" + "<a b='c'>" * 100_000,
        "<{r}><![CDATA[" + "x" * 100_000,
    ],
)
def test_hostile_xml_is_refused(evil: str, root: str) -> None:
    with pytest.raises(InvalidDeck):
        read(evil.replace("{r}", root), "dek" if root == "Deck" else "cockatrice")


# --- files ----------------------------------------------------------------------------------------


def test_files_are_decks(tmp_path: Path) -> None:
    path = tmp_path / "mine.dek"
    path.write_text(DEK, encoding="utf-8")
    assert same(load(path), MEANT)
    assert find(path) == find(str(path)) == load(str(path))
    assert load(path).name == "mine"
    game = Game.new([str(path), "fables"], seed=3)
    assert len(game.state.libraries[0]) == 53
    assert game.replay(game.record()).fingerprint() == game.fingerprint()


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(InvalidDeck, match=r"nothing\.txt can't be read"):
        find(str(tmp_path / "nothing.txt"))
    with pytest.raises(InvalidDeck, match="no deck called"):
        find(str(tmp_path))


def test_a_commander_is_beside_the_other_ninety_nine() -> None:
    text = written(deck("giants"), "mtgo")
    assert text.rstrip().endswith("Sideboard\n1 Beluna Grandsquall/Seek Thrills")
    assert from_text(text).commanders == ("Beluna Grandsquall",)


def test_a_name_with_a_stroke_of_its_own_is_found_in_every_dialect() -> None:
    """The slash in this name doesn't separate two halves."""
    made = from_text("1 Summon: Choco/Mog\n", dialect="arena")
    assert made.main == (("Summon: Choco/Mog", 1),)
