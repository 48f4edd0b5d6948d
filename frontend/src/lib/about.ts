// What runs behind the page, as its head says.

export interface About {
  /** The name and version: “Cardavia 0.1.0”. */
  version: string;
  /** Which kernel the computer players think with. */
  kernel: string;
}

export function about(): About | null {
  const mark = document.head.querySelector<HTMLMetaElement>("meta[name=generator]");
  return mark && { version: mark.content, kernel: mark.dataset.kernel ?? "" };
}
