"""Writes vendor/glyphs.txt, the outlines that pictures for links are lettered with: the display face of the house, and the
Greek capitals of the letter cards. Needs fontTools and brotli: glyphs.py ALEGREYA_GREEK_700.woff2 > vendor/glyphs.txt

A line each: the letter, how far it moves the pen, and its outline, in thousandths of an em, y downwards."""
import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÄÖÜäöüß.,:'’&!?%$+-−–()"
GREEK = "ΓΔΘΛΞΠΣΦΨΩΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"


def write(font, letters):
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale = 1000 / font["head"].unitsPerEm
    for letter in letters:
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        print(letter, round(glyph.width * scale), pen.getCommands(), sep="\t")


here = Path(__file__).parent / "vendor"
write(TTFont(here / "last-licks-display.woff2"), [c for c in LATIN])
write(TTFont(sys.argv[1]), GREEK)
