"""Where something stands in a record, as the refusals count."""


def line_of(text: str, part: str) -> int:
    """The number of the line that holds a part of the text, from 1 on."""
    return 1 + text[: text.index(part)].count("\n")
