import { describe, expect, it } from 'vitest';
import { readBars } from './notation.ts';
import { frequencyOf, tonesOf } from './tones.ts';

describe('readBars', () => {
  it.each([
    ['A4:4', 69, 1],
    ['C4:2.', 60, 3],
    ['F#4:8', 66, 0.5],
    ['Bb2:16', 46, 0.25],
    ['D5:8t', 74, 1 / 3],
    ['r:1', null, 4],
  ])('reads %s as the pitch %s of %f quarters', (note, pitch, quarters) => {
    const [bar] = readBars(note, '4/4');
    expect(bar?.notes).toMatchObject([{ pitch, quarters }]);
  });

  it('measures bars by their metre, also when it changes', () => {
    const bars = readBars("G4:4' | [6/8] A4:2.~ | A4:4^ …", '5/4');
    expect(bars.map(({ capacity, isCut }) => [capacity, isCut])).toEqual([
      [5, false],
      [3, false],
      [3, true],
    ]);
    expect(bars.flatMap(({ notes }) => notes)).toMatchObject([
      { isStaccato: true },
      { isTied: true },
      { hasFermata: true },
    ]);
  });

  it.each([
    ['G4:4 | H4:4', 'bar 2: “H4:4” is no note'],
    ['G4', 'bar 1: “G4” is no note'],
    ['G4:3', 'bar 1: “G4:3” is no note'],
    ['', 'bar 1: “” is no note'],
    ['… G4:4', 'bar 1: “…” stands at the end'],
    ['[0/4] G4:4', 'bar 1: “[0/4]” is no metre'],
  ])('refuses and names what it cannot read in %j', (notes, reason) => {
    expect(() => readBars(notes, '4/4')).toThrow(reason);
  });
});

describe('tonesOf', () => {
  it('joins ties, shortens staccato, prolongs fermatas and leaves rests out', () => {
    const { tones, seconds } = tonesOf(readBars("A4:4~ A4:4 r:4 C5:4' | D5:4^", '4/4'), 60);
    expect(tones).toEqual([
      { at: 0, seconds: 2, pitch: 69 },
      { at: 3, seconds: 0.5, pitch: 72 },
      { at: 4, seconds: 1.75, pitch: 74 },
    ]);
    expect(seconds).toBe(5.75);
  });

  it('uses equal temperament', () => {
    expect(frequencyOf(69)).toBe(440);
    expect(frequencyOf(60)).toBeCloseTo(261.63, 2);
  });
});
