import type { WrittenBar } from './notation.ts';

/** A sounding tone; times in seconds from the beginning. */
export interface Tone {
  at: number;
  seconds: number;
  /** MIDI number: 69 is A4 = 440 Hz. */
  pitch: number;
}

interface Tones {
  tones: Tone[];
  /** The time until the last note or rest ends. */
  seconds: number;
}

/** The factor by which a fermata lengthens a note. */
const held = 1.75;
/** The share of its length for which a staccato note sounds. */
const short = 0.5;

/** The start and length of each tone: tied notes are joined, rests left out, fermatas held. @param tempo quarter notes per minute */
export function tonesOf(bars: readonly WrittenBar[], tempo: number): Tones {
  const tones: Tone[] = [];
  let at = 0;
  let tied: Tone | undefined;
  for (const { pitch, quarters, isStaccato, isTied, hasFermata } of bars.flatMap(({ notes }) => notes)) {
    const seconds = ((quarters * 60) / tempo) * (hasFermata ? held : 1);
    if (pitch !== null) {
      if (tied) tied.seconds += seconds;
      else tones.push((tied = { at, seconds: isStaccato ? seconds * short : seconds, pitch }));
    }
    if (!isTied) tied = undefined;
    at += seconds;
  }
  return { tones, seconds: at };
}

/** Equal temperament, A4 = 440 Hz. @returns hertz */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
