/** Sounds made on the spot, without a file to fetch. */

import { settings } from "./settings.svelte.ts";

let context: AudioContext | undefined;

/** Two notes of a far horn: it is your turn. Silent when muted, or before the page was touched. */
export function yourTurn(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [pitch, at] of [
    [196, 0],
    [293.66, 0.16],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(0.16, start + at + 0.04);
    gain.gain.exponentialRampToValueAtTime(0.001, start + at + 0.7);
    tone.connect(gain).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.75);
  }
}
