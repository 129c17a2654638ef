import { messageOf } from '../../text/message-of.ts';

/** A written note of a theme. */
export interface WrittenNote {
  /** "Eb", "F#"; null for a rest. */
  name: string | null;
  /** MIDI number: 60 is C4; null for a rest. */
  pitch: number | null;
  /** Its length in quarter notes. */
  quarters: number;
  isStaccato: boolean;
  /** Tied to the next note, which has the same pitch. */
  isTied: boolean;
  hasFermata: boolean;
}

export interface WrittenBar {
  /** The length of a full bar, in quarter notes. */
  capacity: number;
  notes: WrittenNote[];
  /** True where the excerpt ends before the bar is full. */
  isCut: boolean;
}

const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const written = /^(?:r|([A-G])([#b]?)([1-7])):(1|2|4|8|16|32)(\.?)(t?)(~?)('?)(\^?)$/;
const writtenMetre = /^\[?(\d{1,2})\/(2|4|8|16)\]?$/;

/**
 * Reads the notes of a theme. `Eb4:8.` is an E flat of a dotted eighth in the octave from middle C; `r:4` a quarter rest; `t` a note
 * of a triplet, `~` a tie, `'` staccato, `^` a fermata, `|` a bar line, `[6/4]` another metre, `…` at the end an incomplete bar.
 * @throws Error with the bar and the note that cannot be read
 */
export function readBars(text: string, metre: string): WrittenBar[] {
  let capacity = readMetre(metre);
  return text.split('|').map((bar, index) => {
    const notes: WrittenNote[] = [];
    let isCut = false;
    for (const token of bar.trim().split(/\s+/)) {
      try {
        if (isCut) throw new Error('“…” stands at the end');
        if (token === '…') isCut = true;
        else if (token.startsWith('[')) capacity = readMetre(token);
        else notes.push(readNote(token));
      } catch (error) {
        throw new Error(`bar ${index + 1}: ${messageOf(error)}`, {
          cause: error,
        });
      }
    }
    return { capacity, notes, isCut };
  });
}

function readMetre(text: string): number {
  const [, beats, value] = writtenMetre.exec(text) ?? [];
  if (!Number(beats)) throw new Error(`“${text}” is no metre`);
  return (Number(beats) * 4) / Number(value);
}

function readNote(token: string): WrittenNote {
  const match = written.exec(token);
  if (!match) throw new Error(`“${token}” is no note`);
  const [, letter, accidental = '', octave, value, dot, triplet, tie, staccato, fermata] = match;
  const pitch =
    letter === undefined
      ? null
      : 12 * (Number(octave) + 1) + (semitones[letter] ?? 0) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);
  return {
    name: letter === undefined ? null : letter + accidental,
    pitch,
    quarters: (4 / Number(value)) * (dot ? 1.5 : 1) * (triplet ? 2 / 3 : 1),
    isStaccato: staccato !== '',
    isTied: tie !== '',
    hasFermata: fermata !== '',
  };
}
