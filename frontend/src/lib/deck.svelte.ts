// The deck that is played with: its faces, backs and letters, remembered.

import { recall, remember } from "./storage";
import type { GameName } from "./types";

export const FACES = ["french", "german"] as const;
export const BACKS = ["oxblood", "indigo", "pine"] as const;
export type Faces = (typeof FACES)[number];
export type Back = (typeof BACKS)[number];

class Deck {
  /** What Schnapsen is played with; 56 always has French cards. */
  faces = $state<Faces>("french");
  back = $state<Back>("oxblood");
  /** Larger letters, for small screens and tired eyes. */
  large = $state(false);
  fourColours = $state(false);
  /** Whether somebody is choosing between faces, and wants to see both. */
  choosing = $state(false);
  /** The games whose table or rules are looked at. */
  private games = $state.raw<readonly GameName[]>([]);

  constructor() {
    const { faces, back, large, fourColours } = recall<Record<string, unknown>>("deck", {});
    this.faces = FACES.find((one) => one === faces) ?? "french";
    this.back = BACKS.find((one) => one === back) ?? "oxblood";
    this.large = large === true;
    this.fourColours = fourColours === true;
    $effect.root(() => {
      $effect(() => this.show());
    });
  }

  /** Whether German cards are on the table: their drawings, and their names in every sentence. */
  get german(): boolean {
    return this.faces === "german" && this.games.includes("schnapsen");
  }

  /** Whether the drawings of German cards are needed: until then they are not fetched. */
  get drawn(): boolean {
    return this.choosing || this.faces === "german";
  }

  /** The faces on the table. */
  get shown(): Faces {
    return this.german ? "german" : "french";
  }

  /** Somebody looks at a game, until what this gives is called. */
  lookAt(game: GameName): () => void {
    this.games = [...this.games, game];
    return () => (this.games = this.games.toSpliced(this.games.indexOf(game), 1));
  }

  private show(): void {
    const { faces, back, large, fourColours, german } = this;
    const { classList, dataset } = document.documentElement;
    classList.toggle("four-colours", fourColours);
    classList.toggle("german", german);
    dataset.back = back;
    remember("deck", { faces, back, large, fourColours });
  }
}

export const deck = new Deck();
