import { describe, expect, it } from 'vitest';
import { readNotes, sampleRate, synthesise } from './synthesise.ts';

describe('readNotes', () => {
  it.each([
    ['A4', 440, 1],
    ['A4:0.5', 440, 0.5],
    ['C4:2', 261.63, 2],
    ['F#4', 369.99, 1],
    ['Bb4', 466.16, 1],
    ['C5', 523.25, 1],
    ['r:1.5', 0, 1.5],
  ])('%s sounds at %f Hz for %f beats', (note, frequency, beats) => {
    const [tone] = readNotes(note, 60);
    expect(tone?.frequency).toBeCloseTo(frequency, 2);
    expect(tone?.seconds).toBeCloseTo(beats, 10);
  });

  it('takes the tempo into account', () => expect(readNotes('A4', 120)[0]?.seconds).toBe(0.5));

  it.each(['H4', 'A', 'A9', 'A4:', '', 'A4:x'])('refuses %j by name', (note) =>
    expect(() => readNotes(note, 60)).toThrow(`“${note}”`),
  );
});

describe('synthesise', () => {
  const file = synthesise(readNotes('A4:1 r:1', 60));

  it('is a WAV file that says its own length', () => {
    expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    expect(file.length).toBe(44 + 2 * 2 * sampleRate);
    expect(file.readUInt32LE(40)).toBe(file.length - 44);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
  });

  it('sounds at the note’s pitch, and is silent at a rest', () => {
    const samples = Array.from({ length: 2 * sampleRate }, (_, index) => file.readInt16LE(44 + index * 2));
    const rises = (from: number, to: number) =>
      samples.slice(from, to).filter((sample, index, part) => sample >= 0 && (part[index - 1] ?? 0) < 0).length;
    // A tenth of a second of 440 Hz.
    expect(rises(1_600, 3_200)).toBeGreaterThanOrEqual(43);
    expect(rises(1_600, 3_200)).toBeLessThanOrEqual(45);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(32_767);
    expect(samples.slice(sampleRate).every((sample) => sample === 0)).toBe(true);
  });
});
