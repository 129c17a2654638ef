import { describe, expect, it } from 'vitest';
import { seededRandom, type RandomInteger } from '../../testing/fuzz/bad-input.ts';
import { faultsOf, hasBetterForAll, orderFaultsOf } from '../../testing/school-area/draw-checker.ts';
import { lotOf } from './draw-order.ts';
import { draw, type DrawEntry, type DrawSession } from './draw.ts';

const entry = (reference: string, differences: Partial<DrawEntry> = {}): DrawEntry => ({
  reference,
  round: 1,
  hasPriority: false,
  seats: 50,
  wheelchairs: 0,
  wishes: [1, 2],
  ...differences,
});
const sessions = [
  { id: 1, seats: 100, wheelchairs: 2 },
  { id: 2, seats: 60, wheelchairs: 2 },
];
/** References and the sessions that they got, in the order of the draw. */
const results = (entries: DrawEntry[], seed = 'gordo') =>
  draw(entries, sessions, seed).map(({ reference, session }) => [reference, session]);

function demand(random: RandomInteger, most: { entries: number; sessions: number }) {
  const halls: DrawSession[] = Array.from({ length: 1 + random(most.sessions) }, (_, index) => ({
    id: index + 1,
    seats: random(4) === 0 ? random(60) : 40 + random(200),
    wheelchairs: random(5),
  }));
  const entries = Array.from({ length: random(most.entries + 1) }, (_, index) => {
    const mixed = halls.map(({ id }) => ({ id, at: random(1_000) })).toSorted((one, other) => one.at - other.at);
    return entry(`E-${index}`, {
      round: 1 + (random(4) === 0 ? 1 : 0),
      hasPriority: random(5) === 0,
      seats: 1 + random(90),
      wheelchairs: random(3) === 0 ? random(4) : 0,
      wishes: mixed.slice(0, 1 + random(5)).map(({ id }) => id),
    });
  });
  return { entries, halls, seed: `seed ${random(1_000)}` };
}

describe('draw', () => {
  it('gives everybody the first wish when there is room', () =>
    expect(new Map(results([entry('A'), entry('B'), entry('C', { wishes: [2] })]) as [string, number][])).toEqual(
      new Map([
        ['A', 1],
        ['B', 1],
        ['C', 2],
      ]),
    ));

  it('asks centres with priority first, and second registrations after all first ones', () => {
    const all = [entry('second', { round: 2, hasPriority: true }), entry('late'), entry('new', { hasPriority: true })];
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(results(all, seed).map(([reference]) => reference)).toEqual(['new', 'late', 'second']);
  });

  it('places nobody in part, and counts wheelchair spaces apart from seats', () => {
    const all = [entry('big', { hasPriority: true, seats: 101, wishes: [1, 2] }), entry('chairs', { wheelchairs: 3 })];
    expect(draw(all, sessions, 'x')).toEqual([
      {
        reference: 'big',
        position: 1,
        hasPriority: true,
        session: null,
        missed: [
          { session: 1, seats: 100, wheelchairs: 2 },
          { session: 2, seats: 60, wheelchairs: 2 },
        ],
      },
      expect.objectContaining({ reference: 'chairs', session: null }),
    ]);
  });

  it('uses lots that anybody can compute again', () => {
    expect(lotOf('gordo 2026', 'E-7K3M2Q')).toBe('737fff68b6067e700bb62a453200d33406c8ed61cb7fd2e1072529224c3b4346');
  });

  it('gives the same result for the same seed in any order of entries, and another for another seed', () => {
    const all = Array.from({ length: 12 }, (_, index) => entry(`E-${index}`));
    expect(results(all.toReversed())).toEqual(results(all));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => results(all, seed).join())).size).toBeGreaterThan(1);
  });

  it('gives nobody a better session for wishes in a false order', () => {
    const random = seededRandom(13);
    for (let run = 0; run < 300; run += 1) {
      const { entries, halls, seed } = demand(random, { entries: 12, sessions: 4 });
      const liar = entries[random(entries.length)];
      if (!liar) continue;
      const got = (wishes: readonly number[]) => {
        const all = entries.map((one) => (one === liar ? { ...one, wishes } : one));
        const placed = draw(all, halls, seed).find(({ reference }) => reference === liar.reference);
        const rank = liar.wishes.indexOf(placed?.session ?? -1);
        return rank < 0 ? Number.POSITIVE_INFINITY : rank;
      };
      expect(got(liar.wishes.toReversed())).toBeGreaterThanOrEqual(got(liar.wishes));
      expect(got(liar.wishes.slice(1))).toBeGreaterThanOrEqual(got(liar.wishes));
    }
  });
});

describe('an independent check of the draw', () => {
  it('finds no fault in 1,000 demands: seats, exchanges, reasons and turns', () => {
    const random = seededRandom(20_261_122);
    let contested = 0;
    for (let run = 0; run < 1_000; run += 1) {
      const { entries, halls, seed } = demand(random, { entries: 30, sessions: 8 });
      const placed = draw(entries, halls, seed);
      const faults = [...faultsOf(entries, halls, placed), ...orderFaultsOf(entries, placed, seed)];
      expect(faults, `demand ${run}`).toEqual([]);
      contested += placed.some(({ missed }) => missed.length > 0) ? 1 : 0;
    }
    // The test proves nothing if there is room for everybody.
    expect(contested).toBeGreaterThan(800);
  });

  it('finds no result that would be better for all, among all possible ones', () => {
    const random = seededRandom(7);
    for (let run = 0; run < 200; run += 1) {
      const { entries, halls, seed } = demand(random, { entries: 6, sessions: 3 });
      expect(hasBetterForAll(entries, halls, draw(entries, halls, seed)), `demand ${run}`).toBe(false);
    }
  });

  it('reports each kind of fault', () => {
    const all = [entry('A', { wishes: [1, 2] }), entry('B', { wishes: [2, 1] })];
    const placed = (one: number | null, other: number | null) => [
      { reference: 'A', position: 1, session: one, missed: [] },
      { reference: 'B', position: 2, session: other, missed: [] },
    ];
    const tight = [
      { id: 1, seats: 50, wheelchairs: 0 },
      { id: 2, seats: 50, wheelchairs: 0 },
    ];
    expect(faultsOf(all, tight, placed(2, 1))).toContain('A and B would exchange');
    expect(faultsOf(all, tight, placed(1, 1))).toContain('a session is over-assigned');
    expect(faultsOf(all, tight, placed(null, 2))).toContain('A would rather go to 1, where there is room');
    expect(faultsOf(all, tight, placed(3, 2))).toContain('A did not ask for 3');
    expect(faultsOf(all, tight, placed(2, null))).toContain('A is told of , not of 1');
    expect(hasBetterForAll(all, tight, placed(2, 1))).toBe(true);
    const late = [entry('A', { round: 2 }), entry('B')];
    expect(orderFaultsOf(late, placed(1, 2), 'x')).toEqual(['B had turn 2, not 1', 'A had turn 1, not 2']);
  });
});
