"""Prints src/cards/ranks.ts: the index letters of the cards, as outlines of Noto Sans Condensed SemiBold.

Outlines look the same in every language and before any font has come.  Run once, with fonttools and
brotli: ``python dev/rank-paths.py > src/cards/ranks.ts``
"""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent.parent / "node_modules/@fontsource-variable/noto-sans/files"
WIDTH = {"10": 62.5}
CAP = 50.0
"""The height of a capital, in the card's units."""
TIGHT = {"10": -40}
J = "M2.2 -50H10.6V-15.5Q10.6 0.7 -4 0.7Q-9 0.7 -12 -1V-8.6Q-8.4 -6.8 -4.6 -6.8Q2.2 -6.8 2.2 -15.5Z"
"""The font's J hangs below the line, into the suit: this one stands on it."""


def outline(text: str) -> str:
    """Returns a path centred on x = 0 and standing on y = 0."""
    font = TTFont(FONTS / "noto-sans-latin-standard-normal.woff2")
    font = instantiateVariableFont(font, {"wght": 600, "wdth": WIDTH.get(text, 80)})
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = CAP / font["OS/2"].sCapHeight
    advances = [glyphs[names[ord(c)]].width + TIGHT.get(text, 0) for c in text]
    x = -sum(advances) / 2 - (TIGHT.get(text, 0) and -TIGHT[text] / 2)
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".rstrip("0").rstrip("."))
    for character, advance in zip(text, advances, strict=True):
        glyphs[names[ord(character)]].draw(TransformPen(pen, (scale, 0, 0, -scale, x * scale, 0)))
        x += advance
    return pen.getCommands()


print("// The index letters of the cards: outlines of Noto Sans (SIL Open Font License 1.1), drawn by")
print("// dev/rank-paths.py.  Centred on x = 0, standing on y = 0, 50 units high.\n")
print("export const RANK_PATHS: Record<string, string> = {")
for rank in ("J", "9", "A", "10", "K", "Q", "8", "7"):
    print(f'  {"T" if rank == "10" else rank}: "{J if rank == "J" else outline(rank)}",')
print("};")
