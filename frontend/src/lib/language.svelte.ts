// The language that the page speaks.  The server has chosen the first one, as `words/languages.py` says;
// the page changes it without losing anything, and leaves the server a cookie to remember it by.

import { Catalogue } from "./catalogue";
import { shell } from "./shell.svelte";

/** A language that the page can speak, as its own head lists them. */
export interface Offered {
  code: string;
  /** What it is called by those who speak it. */
  own: string;
  /** Whether nobody who speaks it has read over it yet. */
  draft: boolean;
}

export function offered(): Offered[] {
  const links = document.head.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]");
  return [...links].map(({ hreflang, title, dataset }) => ({ code: hreflang, own: title, draft: dataset.draft !== undefined }));
}

/** Where a language's words are to be had: under a name that they, as they are now, alone have. */
function wordsOf(code: string): string {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${code}"]`);
  return link?.dataset.words ?? `/words/${code}.ftl`;
}

/** Has the address ask for this language, if it asks for any: it would have its way when the page is opened again. */
function insist(code: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", code);
  history.replaceState(history.state, "", address);
}

const A_YEAR = 365 * 24 * 3600;

class Language {
  /** Its sentences; null until the first ones have come. */
  words = $state.raw<Catalogue | null>(null);
  /** The one that was asked for last. */
  private wanted = "";

  get code(): string {
    return this.words?.language ?? document.documentElement.lang;
  }

  /** Fetches a language's words and speaks them from then on; fails where they cannot be had, and nothing changes. */
  async speak(code: string): Promise<void> {
    this.wanted = code;
    const response = await fetch(wordsOf(code));
    if (!response.ok) throw new Error(`no words: ${response.status}`);
    const words = new Catalogue(code, await response.text());
    if (this.wanted !== code) return;
    this.words = words;
    document.documentElement.lang = code;
  }

  /** Speaks it, and does so when the page is opened again. */
  async choose(code: string): Promise<void> {
    await this.speak(code);
    document.cookie = `language=${code}; path=/; max-age=${A_YEAR}; samesite=lax`;
    insist(code);
    void shell.keep();
  }
}

export const language = new Language();
