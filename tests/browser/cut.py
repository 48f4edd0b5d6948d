"""Texts that do not fit: what no screen may show, in whatever language."""

from __future__ import annotations

from .window import Window

FIND = """() => {
    const cut = [];
    const { clientWidth: width, scrollWidth } = document.documentElement;
    if (scrollWidth > width) cut.push("the page is wider than the window");

    const hidden = ".sr, .sr *, svg *, [aria-hidden=true], [aria-hidden=true] *";
    // Names may be long: they end in dots, and are told whole when pointed at.
    const named = "[title], [title] *";
    for (const element of document.querySelectorAll(`body :not(${hidden}, ${named})`)) {
        const { innerText: said, childNodes } = element;
        if (![...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) continue;
        const own = element.getBoundingClientRect();
        if (own.width === 0 || getComputedStyle(element).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        const within = ({ left, right }) => text.left >= left - 1 && text.right <= right + 1;

        if (element.matches("button, .key") && !within(own)) cut.push(`wider than its key: ${said}`);
        let around = element;
        let style = getComputedStyle(around);
        while (around !== document.body && style.overflowX === "visible") {
            around = around.parentElement;
            style = getComputedStyle(around);
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
        if (!within(around === document.body ? { left: 0, right: width } : around.getBoundingClientRect()))
            cut.push(`cut off: ${said}`);
    }
    return cut;
}"""


def texts(window: Window) -> list[str]:
    """Returns what is cut off or pokes out, and how."""
    found: list[str] = window.page.evaluate(FIND)
    return found
