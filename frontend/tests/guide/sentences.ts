// Every sentence that a lesson can be, said in every language without a gap.

import { readdirSync, readFileSync } from "node:fs";
import { expect, vi } from "vitest";
import type { Lesson } from "../../src/guide/lesson";
import { Catalogue } from "../../src/lib/catalogue";
import { language } from "../../src/lib/language.svelte";
import { tell } from "../../src/lib/words";

const WORDS = new URL("../../../src/cardavia/words/", import.meta.url);
const folders = readdirSync(WORDS, { withFileTypes: true }).filter((one) => one.isDirectory() && one.name !== "__pycache__");

export const CATALOGUES = folders.map(({ name }) => {
  const folder = new URL(`${name}/`, WORDS);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return new Catalogue(name, files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n"));
});

export function speakEnglish(): void {
  language.words = CATALOGUES.find((one) => one.language === "en")!;
}

/** What a lesson says in English, after it has been said in all other languages without a complaint. */
export function said(lesson: Lesson | undefined): string {
  expect(lesson).toBeDefined();
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const words of CATALOGUES) {
    language.words = words;
    for (const one of [lesson!.message, lesson!.then]) if (one) expect(tell(one).length).toBeGreaterThan(3);
  }
  speakEnglish();
  const sentence = [lesson!.message, lesson!.then].map((one) => (one ? tell(one) : "")).join(" ").trim();
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockRestore();
  return sentence;
}

export const find = (lessons: readonly Lesson[], id: string): Lesson | undefined => lessons.find((one) => one.message.id === `page_guide_${id}`);
