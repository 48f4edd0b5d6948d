// What eyes and fingers find fault with on a page, measured where it is shown.  Handed over as functions of an
// object, so that one visit can ask for several of them.
(() => {
  const round = Math.round;
  const near = (said) => said.trim().replace(/\s+/g, " ").slice(0, 60);

  const still = new CSSStyleSheet();
  still.replaceSync("* { scroll-behavior: auto !important; }");
  /** Everything can be hit, whatever lets the mouse through: what is asked for is what eyes see. */
  const solid = new CSSStyleSheet();
  solid.replaceSync("* { pointer-events: auto !important; }");
  function measured(find, ...sheets) {
    // A copy: the list itself would change with what is put into it.
    const before = [...document.adoptedStyleSheets];
    const scrolled = () => [...document.querySelectorAll("*")].filter((one) => one.scrollTop || one.scrollLeft);
    const places = scrolled().map((one) => [one, one.scrollLeft, one.scrollTop]);
    document.adoptedStyleSheets = [...before, still, ...sheets];
    try {
      return [...new Set(find())];
    } finally {
      document.adoptedStyleSheets = before;
      for (const one of scrolled()) one.scrollTo(0, 0);
      for (const [one, left, top] of places) one.scrollTo(left, top);
    }
  }

  const up = function* (element) {
    for (let one = element; one; one = one.parentElement) yield one;
  };
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    ![...up(element)].some((one) => getComputedStyle(one).clipPath !== "none");

  /** Every text that is shown, with the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, option, [data-measured=no]") || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = () => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines().length) found.push({ said: near(node.data), element, lines });
    }
    return found;
  }

  /** Whether whoever points at a text that ends in dots is told all of it. */
  const named = ({ element, said }) => [...up(element)].some((one) => one.title?.includes(said));

  function cutOff(text) {
    const lines = text.lines();
    const tall = lines[0].height / 4;
    let free = { x: false, y: false };
    for (const around of up(text.element)) {
      if (around === document.documentElement) break;
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const [x, y] = [/auto|scroll/.test(overflowX), /auto|scroll/.test(overflowY)];
      const wide = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const high = lines.some(({ top, bottom }) => top < box.top - tall || bottom > box.bottom + tall);
      if (!free.x && !x && overflowX !== "visible" && wide) return true;
      if (!free.y && !y && overflowY !== "visible" && high) return true;
      if (around.matches("button, .key, .tag") && !free.x && wide && getComputedStyle(text.element).position === "static") return true;
      free = { x: free.x || x, y: free.y || y };
    }
    return !free.x && lines.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1);
  }

  /** A panel that was opened, and what lies on it: it is meant to hide what is under it. */
  const OPEN = "[aria-expanded=true] + *, [aria-expanded=true] + * *";
  const holds = ({ left, top, right, bottom }, x, y) => x > left && x < right && y > top && y < bottom;

  /** What is painted over a point of an element. */
  function over(element, x, y) {
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || element.contains(one)) return null;
      if (one.contains(element) || one.matches(OPEN)) return null;
      // What reaches farther than it is drawn is only easier to hit.
      if (!one.ownerSVGElement && !holds(one.getBoundingClientRect(), x, y)) continue;
      const style = getComputedStyle(one);
      const alpha = Number(/[\d.]+(?=\))/.exec(style.backgroundColor.startsWith("rgba") || style.backgroundColor.includes("/") ? style.backgroundColor : "1)")?.[0] ?? 1);
      if (style.backgroundColor !== "rgba(0, 0, 0, 0)" && alpha > 0.5) return one;
      if (style.backgroundImage !== "none" || one.ownerSVGElement || one.tagName === "IMG") return one;
      const range = document.createRange();
      for (const node of one.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some((box) => x > box.left && x < box.right && y > box.top + box.height / 8 && y < box.bottom - box.height / 8)) return one;
      }
    }
    return null;
  }

  /** The part of a line that those around it let be seen. */
  function shownOf(element, { left, top, right, bottom }) {
    let sticks = false;
    for (const around of up(element)) {
      const { overflowX, position, scrollPaddingTop } = getComputedStyle(around);
      sticks ||= position === "sticky";
      if (overflowX === "visible") continue;
      const box = around.getBoundingClientRect();
      // Behind what sticks to its top, what is scrolled is out of sight.
      const head = sticks ? 0 : parseFloat(scrollPaddingTop) || 0;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top + head), Math.min(bottom, box.bottom)];
    }
    return { left, top, width: Math.max(right - left, 0), height: Math.max(bottom - top, 0) };
  }

  const inside = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  function coveredBy({ element, lines }) {
    if (!lines().every(({ left, top, right, bottom }) => inside(left + 1, top + 1) && inside(right - 1, bottom - 1)))
      element.scrollIntoView({ block: "center", inline: "nearest" });
    const found = new Set();
    // What is scrolled out of sight lies under nothing.
    for (const { left, top, width, height } of lines().map((line) => shownOf(element, line)).filter(({ height }) => height > 0))
      for (const down of [0.35, 0.65])
        for (const along of [0.02, 0.25, 0.5, 0.75, 0.98]) {
          const [x, y] = [left + width * along, top + height * down];
          if (inside(x, y)) found.add(over(element, x, y));
        }
    // What lies wholly under one sheet of paper is put away, not written over.
    const [first] = found;
    if (!found.has(null) && new Set([...found].map((one) => one.closest(".paper"))).size === 1 && first?.closest(".paper")) return null;
    return [...found].find(Boolean) ?? null;
  }

  const what = (element) => near(element.ariaLabel || element.innerText || element.outerHTML);

  const CARD = "[role=group] li > button";
  // A group that has the focus is there to be scrolled by keyboard: nobody presses it.
  const CONTROLS = "a[href], button, input, select, summary, [tabindex='0'][role]:not([role=group])";
  function controls() {
    const within = document.querySelector("[aria-expanded=true] + *") ?? document;
    return [...within.querySelectorAll(CONTROLS)].filter((one) => seen(one) && !one.matches(CARD));
  }
  /** A link in a sentence is as high as its line. */
  const inSentence = (one) => getComputedStyle(one).display === "inline" && one.parentElement.innerText.trim() !== one.innerText.trim();

  /** What looks like a thing to be pressed or filled in. */
  const SHAPED = ".key, .field, [aria-pressed]:not(.link), select";
  const ground = (element) => {
    for (const one of up(element)) {
      const { backgroundColor } = getComputedStyle(one);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
    }
    return "";
  };
  function shape(element) {
    const { borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(element);
    const line = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
    return line || boxShadow !== "none" || ground(element) !== ground(element.parentElement);
  }
  const ink = (element) => `${ground(element)} ${getComputedStyle(element).borderTopColor} ${getComputedStyle(element).color}`;

  const hits = (target, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && target.contains(hit);
  };
  function reach(control) {
    const target = control.closest("label") ?? control;
    const box = target.getBoundingClientRect();
    // What is scrolled half out of sight is brought there whole.
    const whole = inside(box.left, box.top) && inside(box.right, box.bottom) && shownOf(target, box).height >= box.height;
    if (!whole) target.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!hits(target, x, y)) return [0, 0];
    const out = (dx, dy) => {
      let far = 0;
      while (far < 30 && hits(target, x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
      return far;
    };
    return [out(-1, 0) + out(1, 0), out(0, -1) + out(0, 1)];
  }

  /** The side of the largest square of a card in hand that nothing covers. */
  function freeSquare(card) {
    const step = 2;
    const { left, top, right, bottom } = card.getBoundingClientRect();
    let before = [];
    let best = 0;
    for (let y = top + 1; y < Math.min(bottom, innerHeight); y += step) {
      const row = [];
      for (let x = left + 1, i = 0; x < right; x += step, i++) {
        row[i] = hits(card, x, y) ? 1 + Math.min(before[i] ?? 0, before[i - 1] ?? 0, row[i - 1] ?? 0) : 0;
        best = Math.max(best, row[i]);
      }
      before = row;
    }
    return best * step;
  }

  window.looks = {
    cut: () =>
      measured(() => [
        ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page is wider than the window"] : []),
        ...texts().filter((text) => cutOff(text) && !named(text)).map(({ said }) => `cut off: ${said}`),
      ]),
    covered: () =>
      measured(() => texts().flatMap((text) => {
        const found = coveredBy(text);
        return found ? [`covered: ${text.said} (by ${what(found)})`] : [];
      }), solid),
    small: (least) =>
      measured(() => controls().filter((one) => !inSentence(one)).flatMap((one) => {
        const [wide, high] = reach(one);
        // Eight who call share the width of a phone.
        return wide < (one.closest("td") ? 39 : least) || high < least ? [`small: ${what(one)} (${round(wide)} × ${round(high)})`] : [];
      })),
    narrow: (least) =>
      measured(() => [...document.querySelectorAll(CARD)].filter(seen).flatMap((card) => {
        card.scrollIntoView({ block: "nearest" });
        const side = freeSquare(card);
        return side < least ? [`narrow: ${what(card)} (${side})`] : [];
      })),
    shapeless: () =>
      measured(() => [...document.querySelectorAll(SHAPED)].filter((one) => seen(one) && !shape(one)).map((one) => `without shape: ${what(one)}`)),
    alike: () =>
      measured(() => [...document.querySelectorAll("[aria-pressed=true]")].filter(seen).flatMap((one) => {
        const others = [...one.parentElement.children].filter((other) => other.ariaPressed === "false");
        return others.some((other) => ink(other) === ink(one)) ? [`pressed, and looks like the others: ${what(one)}`] : [];
      })),
    lost: () => measured(() => controls().filter((one) => reach(one)[0] === 0).map((one) => `out of reach: ${what(one)}`)),
  };
})
