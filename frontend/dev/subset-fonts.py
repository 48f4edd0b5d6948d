"""Makes src/fonts/noto-sans-latin-ext.woff2: European letters beyond Latin-1, ő and ű among them.

The package's own file has every Latin letter there is and weighs 168 kB.  Run with fonttools and
brotli: ``python dev/subset-fonts.py``
"""

from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2"
TARGET = ROOT / "src/fonts/noto-sans-latin-ext.woff2"
LETTERS = [*range(0x100, 0x180), 0x1E9E, *range(0x218, 0x21C)]

options = subset.Options(flavor="woff2", layout_features=["kern", "mark", "mkmk", "ccmp", "lnum", "tnum"])
font = subset.load_font(str(SOURCE), options)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=LETTERS)
subsetter.subset(font)
subset.save_font(font, str(TARGET), options)
