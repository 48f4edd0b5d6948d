"""Makes src/fonts/: the letters that the package's own files hold among far too many others.

European letters beyond Latin-1, ő and ű among them (the whole file weighs 168 kB), and the two
letters ө and ү that Mongolian has beyond Russian (71 kB).  Run with fonttools and brotli:
``python dev/subset-fonts.py``
"""

from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).parent.parent
FONTS = {
    "latin-ext": [*range(0x100, 0x180), 0x1E9E, *range(0x218, 0x21C)],
    "cyrillic-ext": [0x4AE, 0x4AF, 0x4E8, 0x4E9],
}

for name, letters in FONTS.items():
    source = ROOT / f"node_modules/@fontsource-variable/noto-sans/files/noto-sans-{name}-wght-normal.woff2"
    options = subset.Options(flavor="woff2", layout_features=["kern", "mark", "mkmk", "ccmp", "lnum", "tnum"])
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    subset.save_font(font, str(ROOT / f"src/fonts/noto-sans-{name}.woff2"), options)
