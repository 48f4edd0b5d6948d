"""Draws the icons that a phone's home screen wants from src/design/icon.svg, with Chromium.

    python dev/icons.py

A plain icon keeps its round corners; a maskable one fills its square, for the phone cuts it to its own shape.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

DESIGN = Path(__file__).resolve().parent.parent / "src" / "design"
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-maskable-512": (512, True),
    "icon-touch-180": (180, True),
}


def main() -> None:
    """Writes src/design/icons/*.png."""
    drawing = (DESIGN / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = chromium.new_page()
        for name, (size, filled) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            shape = drawing.replace('rx="7"', 'rx="0"') if filled else drawing
            page.set_content(
                f"<style>*{{margin:0;background:none}}svg{{display:block;width:{size}px}}</style>{shape}"
            )
            page.screenshot(path=DESIGN / "icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
