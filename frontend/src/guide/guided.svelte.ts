// Which table is explained while it is played, what has been told there, and which games are known.

import { recall, remember } from "../lib/storage";
import type { GameName } from "../lib/types";

interface Remembered {
  /** The table that is explained; null where none is. */
  table: string | null;
  /** What has been told of it. */
  told: string[];
  /** The games of which a whole deal has been explained. */
  known: GameName[];
}

const NOTHING: Remembered = { table: null, told: [], known: [] };

class Guided {
  private memory = $state.raw<Remembered>(recall("guide", NOTHING));

  /** Whether this table is explained. */
  at(table: string): boolean {
    return this.memory.table === table;
  }

  get told(): ReadonlySet<string> {
    return new Set(this.memory.told);
  }

  knows(game: GameName): boolean {
    return this.memory.known.includes(game);
  }

  begin(table: string): void {
    this.keep({ table, told: [] });
  }

  tell(once: string): void {
    this.keep({ told: [...this.memory.told, once] });
  }

  /** A whole deal has been explained. */
  finish(game: GameName): void {
    if (!this.knows(game)) this.keep({ known: [...this.memory.known, game] });
  }

  close(): void {
    this.keep({ table: null, told: [] });
  }

  private keep(changed: Partial<Remembered>): void {
    this.memory = { ...this.memory, ...changed };
    remember("guide", this.memory);
  }
}

export const guided = new Guided();
