// The sounds of the table, made by the browser: no files.  Nothing sounds before the page has been touched,
// and nothing where sound is switched off.

import type { Heard } from "./sounds";
import { recall, remember } from "./storage";

/** Frequency, start and length of each note, in hertz and seconds. */
type Note = [hertz: number, at: number, lasts: number];
const NOTES: Record<Exclude<Heard, "card">, readonly Note[]> = {
  trick_ours: [[392, 0.16, 0.18], [587, 0.26, 0.3]],
  trick_theirs: [[294, 0.16, 0.18], [220, 0.26, 0.3]],
  deal_ours: [[392, 0.5, 0.22], [494, 0.62, 0.22], [587, 0.74, 0.22], [784, 0.86, 0.6]],
  deal_theirs: [[392, 0.5, 0.3], [330, 0.66, 0.3], [262, 0.82, 0.6]],
  turn: [[880, 0.3, 0.35]],
};
const LOUD = 0.09;
/** Who has just moved need not be told that it is their turn again. */
const AWAY = 4000;

class Sound {
  on = $state(true);
  private context: AudioContext | null = null;
  private touched = 0;

  constructor() {
    this.on = recall<unknown>("sound", true) !== false;
    $effect.root(() => {
      $effect(() => remember("sound", this.on));
    });
    // A finger that goes up has touched the page, one that goes down not yet.
    if (typeof AudioContext !== "undefined")
      for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => this.wake(), { capture: true });
  }

  /** Lets be heard what has happened. */
  play(all: readonly Heard[]): void {
    const { context } = this;
    if (!this.on || context === null) return;
    if (context.state !== "running") void context.resume();
    for (const one of all) {
      if (one === "card") knock(context);
      else if (one !== "turn" || document.hidden || performance.now() - this.touched > AWAY)
        for (const note of NOTES[one]) ring(context, note);
    }
  }

  private wake(): void {
    this.touched = performance.now();
    if (this.on && navigator.userActivation?.hasBeenActive !== false) this.context ??= new AudioContext();
  }
}

/** A soft note that dies away, with a little of its octave. */
function ring(context: AudioContext, [hertz, at, lasts]: Note): void {
  const start = context.currentTime + at;
  for (const [partial, share] of [[1, 1], [2, 0.25]] as const) {
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD * share, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    const note = new OscillatorNode(context, { type: "sine", frequency: hertz * partial });
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + lasts);
  }
}

/** A card on cloth: a breath of noise, without its highs. */
function knock(context: AudioContext): void {
  const length = Math.round(context.sampleRate * 0.05);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const noise = new AudioBufferSourceNode(context, { buffer });
  noise
    .connect(new BiquadFilterNode(context, { type: "lowpass", frequency: 1400 }))
    .connect(new GainNode(context, { gain: LOUD * 3 }))
    .connect(context.destination);
  noise.start();
}

export const sound = new Sound();
