// The light over the table: three sliders and the cloth, remembered.

import { recall, remember } from "./storage";

export type Slider = "contrast" | "grain" | "temperature";
export type Cloth = "felt" | "linen";

const TOKENS: Record<Slider, string> = { contrast: "--c", grain: "--g", temperature: "--t" };
export const SLIDERS = Object.keys(TOKENS) as Slider[];

class Light {
  contrast = $state(50);
  grain = $state(50);
  temperature = $state(50);
  cloth = $state<Cloth>("felt");

  constructor() {
    const kept = recall<Partial<Record<Slider, number>> & { cloth?: Cloth }>("light", {});
    for (const slider of SLIDERS) this[slider] = percent(kept[slider]);
    this.cloth = kept.cloth === "linen" ? "linen" : "felt";
    $effect.root(() => {
      $effect(() => this.shine());
    });
  }

  private shine(): void {
    const root = document.documentElement;
    for (const slider of SLIDERS) root.style.setProperty(TOKENS[slider], String(this[slider] / 100));
    root.classList.toggle("linen", this.cloth === "linen");
    const { contrast, grain, temperature, cloth } = this;
    remember("light", { contrast, grain, temperature, cloth });
  }
}

/** A slider's value; 50 at first, and when what was kept is no percentage. */
function percent(kept: unknown): number {
  return typeof kept === "number" && kept >= 0 && kept <= 100 ? Math.round(kept) : 50;
}

export const light = new Light();
