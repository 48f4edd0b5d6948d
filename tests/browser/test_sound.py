"""What is heard at the table: nothing before the page was touched, and nothing where sound is off."""

from __future__ import annotations

from ..server.process import Server
from .conftest import Come
from .scenes import marriage_and_jack
from .screens import show
from .test_deck import LOOK
from .window import Window

HEARD = """
window.heard = [];
for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...at) {
    window.heard.push([kind.name, this.context.state]);
    return start.apply(this, at);
  };
}
"""


def heard(window: Window) -> list[tuple[str, str]]:
    sounds: list[tuple[str, str]] = window.page.evaluate("window.heard")
    return sounds


def sit(come: Come, house: Server) -> Window:
    person = come()
    person.context.add_init_script(HEARD)
    return show(person, house.data, lambda one: marriage_and_jack(one, pace="instant"))


def test_a_card_that_is_laid_is_heard(come: Come, house: Server) -> None:
    window = sit(come, house)
    assert heard(window) == []
    window.play(window.card("AC"))
    window.wait(lambda: "AudioBufferSourceNode" in [kind for kind, _ in heard(window)])
    # Who has taken the trick is told by notes.
    window.wait(lambda: "OscillatorNode" in [kind for kind, _ in heard(window)])


def test_nothing_is_heard_where_sound_is_off_and_that_is_remembered(come: Come, house: Server) -> None:
    window = sit(come, house)
    window.button(LOOK).click()
    window.page.get_by_role("checkbox", name="Sound").uncheck()
    window.page.keyboard.press("Escape")
    window.page.reload()
    window.asked()
    window.play(window.card("AC"))
    window.wait(lambda: "trick 2" in window.heading.inner_text())
    assert heard(window) == []
