/** A tone or a rest. `frequency`: hertz, 0 for a rest; `seconds`: how long. */
export interface Tone {
  frequency: number;
  seconds: number;
}

const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
/** `F#4:1.5` is an F sharp of one beat and a half; without a length it is one beat; `r` is a rest. */
const written = /^(?:r|([A-G])([#b]?)([2-6]))(?::(\d+(?:\.\d+)?))?$/;

/** @throws Error naming the note that cannot be read; equal temperament, A4 = 440 Hz */
export function readNotes(notes: string, beatsPerMinute: number): Tone[] {
  return notes.split(' ').map((note) => {
    const match = written.exec(note);
    if (!match) throw new Error(`“${note}” is no note`);
    const [, name, accidental, octave, beats = '1'] = match;
    const seconds = (Number(beats) * 60) / beatsPerMinute;
    if (name === undefined) return { frequency: 0, seconds };
    const step = (semitones[name] ?? 0) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);
    return { frequency: 440 * 2 ** ((step - 9 + 12 * (Number(octave) - 4)) / 12), seconds };
  });
}

/** Samples a second: enough for four partials of the highest note, and small. */
export const sampleRate = 16_000;
const partials = [1, 0.4, 0.2, 0.1];
const loudest = 9_000;

/** A soft attack, then exponential decay. @param at seconds since the tone began */
function envelope(at: number, seconds: number): number {
  return Math.min(1, at / 0.02) * Math.exp(-1.6 * at) * Math.min(1, (seconds - at) / 0.03);
}

/** The tones one after the other as a WAV file: 16 bits, one channel. */
export function synthesise(tones: readonly Tone[]): Buffer {
  const counts = tones.map(({ seconds }) => Math.round(seconds * sampleRate));
  const bytes = counts.reduce((sum, count) => sum + count, 0) * 2;
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  let position = 44;
  for (const [index, { frequency, seconds }] of tones.entries()) {
    for (let sample = 0; sample < (counts[index] ?? 0); sample++) {
      const at = sample / sampleRate;
      const wave = partials.reduce(
        (sum, strength, partial) => sum + strength * Math.sin(2 * Math.PI * frequency * (partial + 1) * at),
        0,
      );
      file.writeInt16LE(Math.round(loudest * wave * envelope(at, seconds)), position);
      position += 2;
    }
  }
  return file;
}
