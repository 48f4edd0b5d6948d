"""Makes src/fonts/: the letters that the package's own files hold among far too many others.

European letters beyond Latin-1, ő and ű among them (the whole file weighs 168 kB), the two letters ө and
ү that Mongolian has beyond Russian (71 kB), and the languages' own names, for a menu that shows them all
(239 kB).  Run with fonttools and brotli: ``python dev/subset-fonts.py``
"""

from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
KERNED = ["kern", "mark", "mkmk", "ccmp", "lnum", "tnum"]
FONTS = {
    "latin-ext": [*range(0x100, 0x180), 0x1E9E, *range(0x218, 0x21C)],
    "cyrillic-ext": [0x4AE, 0x4AF, 0x4E8, 0x4E9],
}
NAMES = {"cyrillic": "Монгол", "lao": "ລາວ", "bengali": "বাংলা", "malayalam": "മലയാളം"}


def package(script: str) -> Path:
    """Returns the file in which a script's letters are."""
    name = "noto-sans" if script.startswith(("latin", "cyrillic")) else f"noto-sans-{script}"
    return PACKAGES / name / f"files/{name}-{script}-wght-normal.woff2"


def make(source: Path, letters: list[int], target: str, features: list[str]) -> None:
    """Writes a font of these letters alone."""
    options = subset.Options(flavor="woff2", layout_features=features)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    subset.save_font(font, str(ROOT / f"src/fonts/{target}.woff2"), options)


for script, letters in FONTS.items():
    make(package(script), letters, f"noto-sans-{script}", KERNED)
for script, name in NAMES.items():
    make(package(script), sorted(set(map(ord, name))), f"name-{script}", ["*"])
    print(script, ", ".join(f"U+{ord(letter):04X}" for letter in sorted(set(name))))
