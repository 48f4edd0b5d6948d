// Where texts are and which colour they have, in whatever light; and the page without its letters.
(() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`* {
    -webkit-text-fill-color: transparent !important;
    text-decoration: none !important;
    caret-color: transparent !important;
    transition: none !important;
  }`);

  // Colours come as the browser has them, in oklab, and go through a canvas to become bytes.
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function bytes(colour) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }

  /** How opaque an element is with all that is around it; 0 for what is for ears only. */
  function opacity(element) {
    let clear = element.checkVisibility({ visibilityProperty: true }) ? 1 : 0;
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      clear *= style.clipPath === "none" ? Number(style.opacity) : 0;
    }
    return clear;
  }

  /** What an element is cut to. */
  function framed(element) {
    let one = element;
    while (one !== document.documentElement && getComputedStyle(one).overflowY === "visible") one = one.parentElement;
    return one;
  }

  /** The lines of a text that nothing covers, with its colour. */
  function lines(node) {
    const element = node.parentElement;
    const clear = opacity(element);
    if (!node.data.trim() || clear === 0 || element.closest("option")) return [];
    const frame = framed(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const [red, green, blue, alpha] = bytes(getComputedStyle(element).color);
    return [...range.getClientRects()].flatMap(({ left, top, right, bottom }) => {
      const shown = (x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || (hit.contains(element) && frame.contains(hit)));
      };
      const inset = (bottom - top) / 5;
      const free = [left + 1, (left + right) / 2, right - 1].every((x) => shown(x, top + inset) && shown(x, bottom - inset));
      if (right - left < 2 || !free) return [];
      return [{ said: node.data.trim().slice(0, 40), box: [left, top, right, bottom], colour: [red, green, blue], alpha: (alpha / 255) * clear }];
    });
  }

  window.contrast = {
    bare: (without) => {
      document.adoptedStyleSheets = without ? [bare] : [];
    },
    shine: (cloth, contrast, grain, temperature) => {
      const root = document.documentElement;
      root.classList.toggle("linen", cloth === "linen");
      root.style.setProperty("--c", contrast);
      root.style.setProperty("--g", grain);
      root.style.setProperty("--t", temperature);
    },
    texts: () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(...lines(node));
      return found;
    },
  };
})
