"""Cuts the fonts of the drawings down to what cards need, and writes down how wide every letter is.

``python tools/fonts.py DIR``: DIR holds the unpacked npm packages ``@fontsource/eb-garamond`` and ``@fontsource/inter``.
Needs fonttools and brotli, which only tools and tests need. Each face becomes two files: ``basic`` (Latin-1 and
punctuation) and ``more`` (Latin Extended-A), so that a picture includes the second only if a word needs it. Ligatures
and all other features go; kerning is kept as a plain table of pairs. So the width of a line is the sum of the widths of
its letters and pairs, which is what ``widths.json`` holds, in thousandths of the font size. ``figures.json`` holds the
outlines of the letters on mana symbols.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any, Final

from fontTools import subset
from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

HERE: Final = Path(__file__).resolve().parent.parent / "src" / "inset" / "drawing" / "fonts"
FACES: Final = {  # face: package, weight, licence file
    "serif": ("eb-garamond", 500), "serif-bold": ("eb-garamond", 700), "sans": ("inter", 600),
}  # fmt: skip
LICENCES: Final = {"eb-garamond": "EB-GARAMOND-OFL.txt", "inter": "INTER-OFL.txt"}
BASIC: Final = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœ–—‘’‚“”„†•…‹›€−×")]
MORE: Final = [*range(0x100, 0x180), *map(ord, "ȘșȚț")]
KERNED: Final = [*range(0x20, 0x7F), *map(ord, "’—–“”−")]
FIGURES: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+½?"
LEAST_KERN: Final = 4  # thousandths; less is invisible


def main(packages: Path) -> None:
    HERE.mkdir(exist_ok=True)
    tables: dict[str, Any] = {}
    for face, (package, weight) in FACES.items():
        files = packages / package / "files"
        basic = TTFont(files / f"{package}-latin-{weight}-normal.woff2")
        more = TTFont(files / f"{package}-latin-ext-{weight}-normal.woff2")
        pairs = kerning(basic, [code for code in KERNED if code in basic.getBestCmap()])
        kept = cut(basic, BASIC)
        add_kerning(kept, pairs)
        others = cut(more, [code for code in MORE if code not in kept.getBestCmap()])
        kept.save(HERE / f"{face}-basic.woff2")
        others.save(HERE / f"{face}-more.woff2")
        tables[face] = {
            "basic": widths(kept), "more": widths(others), "kerning": grouped(pairs, kept["head"].unitsPerEm),
        }  # fmt: skip
        if face == "sans":
            _write("figures.json", {letter: outline(basic, more, letter) for letter in FIGURES})
    _write("widths.json", tables)
    for package, name in LICENCES.items():
        shutil.copyfile(packages / package / "LICENSE", HERE / name)


def _write(name: str, value: object) -> None:
    text = json.dumps(value, ensure_ascii=False, indent=0, separators=(",", ":"))
    (HERE / name).write_text(text + "\n", encoding="utf-8")


def cut(font: TTFont, codes: list[int]) -> TTFont:
    """The font with these letters only, without hints and features."""
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.flavor = "woff2"
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "STAT", "DSIG", "kern", "meta"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in codes if code in font.getBestCmap()])
    made = TTFont(font.reader.file)
    cutter.subset(made)
    made.flavor = "woff2"
    made.recalcTimestamp = False
    return made


def kerning(font: TTFont, codes: list[int]) -> dict[tuple[str, str], int]:
    """How far each pair of letters is moved together, in units of the font, as in ``GPOS``."""
    cmap = font.getBestCmap()
    letters = {cmap[code]: chr(code) for code in codes}
    table = font["GPOS"].table
    wanted = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for number in record.Feature.LookupListIndex
    }
    found: dict[tuple[str, str], int] = {}
    for number in sorted(wanted):
        done: set[tuple[str, str]] = set()
        for part in table.LookupList.Lookup[number].SubTable:
            part = part.ExtSubTable if part.LookupType == 9 else part
            if part.LookupType != 2:
                continue
            for first in part.Coverage.glyphs:
                if first in letters:
                    for second, value in _pairs(part, first, letters):
                        if (first, second) not in done:
                            done.add((first, second))
                            found[first, second] = found.get((first, second), 0) + value
    scale = font["head"].unitsPerEm / 1000
    return {
        (letters[first], letters[second]): value
        for (first, second), value in found.items()
        if abs(value) >= LEAST_KERN * scale
    }


def _pairs(part: Any, first: str, letters: dict[str, str]) -> list[tuple[str, int]]:
    if part.Format == 1:
        records = part.PairSet[part.Coverage.glyphs.index(first)].PairValueRecord
        return [(r.SecondGlyph, getattr(r.Value1, "XAdvance", 0) or 0) for r in records if r.SecondGlyph in letters]
    row = part.Class1Record[part.ClassDef1.classDefs.get(first, 0)].Class2Record
    values = [(second, row[part.ClassDef2.classDefs.get(second, 0)].Value1) for second in letters]
    return [(second, getattr(value, "XAdvance", 0) or 0) for second, value in values]


def add_kerning(font: TTFont, pairs: dict[tuple[str, str], int]) -> None:
    cmap = font.getBestCmap()
    table = newTable("kern")
    table.version = 0
    part = KernTable_format_0()
    part.coverage = 1
    part.kernTable = {(cmap[ord(a)], cmap[ord(b)]): value for (a, b), value in sorted(pairs.items())}
    table.kernTables = [part]
    font["kern"] = table


def widths(font: TTFont) -> dict[str, str]:
    """Width in thousandths of the font size: the letters of that width."""
    unit = font["head"].unitsPerEm
    found: dict[int, str] = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        width = round(font["hmtx"][glyph][0] * 1000 / unit)
        found[width] = found.get(width, "") + chr(code)
    return {str(width): letters for width, letters in sorted(found.items())}


def grouped(pairs: dict[tuple[str, str], int], unit: int) -> dict[str, dict[str, str]]:
    """First letter: thousandths: the second letters."""
    found: dict[str, dict[str, str]] = {}
    for (first, second), value in sorted(pairs.items()):
        row = found.setdefault(first, {})
        key = str(round(value * 1000 / unit))
        row[key] = row.get(key, "") + second
    return found


def outline(basic: TTFont, more: TTFont, letter: str) -> list[Any]:
    """The advance and the path of a letter, a thousand units high, its base line at zero."""
    font = basic if ord(letter) in basic.getBestCmap() else more
    scale = 1000 / font["head"].unitsPerEm
    glyph = font.getBestCmap()[ord(letter)]
    pen = SVGPathPen(font.getGlyphSet(), ntos=lambda number: str(round(number)))
    font.getGlyphSet()[glyph].draw(TransformPen(pen, Transform(scale, 0, 0, -scale, 0, 0)))
    return [round(font["hmtx"][glyph][0] * scale), pen.getCommands()]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
