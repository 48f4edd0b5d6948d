// What a person likes to play: remembered, and never asked for.

import { recall, remember } from "./storage";
import type { GameName, Pace } from "./types";
import { say } from "./words";

export const PACES: readonly Pace[] = ["calm", "normal", "instant"];
/** The levels of the computer players, the weakest first. */
export const LEVELS: Record<GameName, readonly string[]> = {
  schnapsen: ["random", "easy", "fair", "strong", "strongest"],
  fiftysix: ["random", "easy", "fair", "strong", "strongest"],
};

/** The rule sets that can be chosen for each game. */
export const RULES: Record<GameName, readonly string[]> = {
  schnapsen: ["classic", "classic close_needs_four", "classic sharp"],
  fiftysix: ["classic", "international"],
};

/** What a rule set is called. */
export const rulesName = (rules: string): string => say("page_rules_name", { rules: rules.replaceAll(" ", "_") });

class Settings {
  name = $state("");
  pace = $state<Pace>("normal");
  level = $state<Record<GameName, string>>({ schnapsen: "strong", fiftysix: "strong" });
  rules = $state<Record<GameName, string>>({ schnapsen: "classic", fiftysix: "classic" });
  /** How many sit at a table of 56. */
  seats = $state(6);

  constructor() {
    Object.assign(this, recall("settings", {}));
    $effect.root(() => {
      $effect(() => {
        const { name, pace, level, rules, seats } = this;
        remember("settings", { name, pace, level: { ...level }, rules: { ...rules }, seats });
      });
    });
  }

  /** The name to sit down with. */
  get shownName(): string {
    return this.name.trim() || say("page_guest");
  }
}

export const settings = new Settings();
