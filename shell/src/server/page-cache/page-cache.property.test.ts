import { expect, it } from 'vitest';
import { createFakeContent, settlePromises, shownOn } from '../../testing/api/fake-content.ts';
import { grace, outageGrace } from './page-lifetimes.ts';

const tables = ['events', 'albums', 'news', 'venues'];
const steps = 400;

/** A random generator that gives the same numbers for the same seed (mulberry32). */
function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    is: (share: number) => next() < share,
    one: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}

/**
 * Simulates edits, releases, slow renderings, workers that go, an API that fails or sends no changes, time that passes in
 * small and in large steps, and visits at any time.
 */
async function liveThrough(seed: number): Promise<number> {
  const chance = createChance(seed);
  const content = createFakeContent({ maxBytes: 40_000 });
  const edits: { table: string; at: number }[] = [];
  /** Addresses whose rendering fails. */
  const failing = new Set<string>();
  /** Until when an outage that has ended may still show. */
  let recovering = 0;
  let isSilent = false;
  let hasWorkers = true;
  let checked = 0;
  const visits: Promise<unknown>[] = [];
  const failures: unknown[] = [];
  const address = () =>
    `/${chance.below(6)}${chance.is(0.3) ? `?anio=${chance.below(4)}&utm=${chance.below(99)}` : ''}`;
  const isTroubled = () => !hasWorkers || failing.size > 0 || content.now() <= recovering;

  const check = async () => {
    const url = address();
    const asked = { at: content.now(), generation: content.generation, isTroubled: isTroubled() };
    const found = await content.find(url);
    if (found === undefined || found === 'unshared') return expect(isTroubled()).toBe(true);
    const shown = shownOn(found);
    checked += 1;
    expect(shown.address).toBe(url.replace(/&utm=\d+/, ''));
    if (shown.origin === 'outage') return expect(asked.isTroubled || isTroubled()).toBe(true);
    expect(shown.generation).toBeGreaterThanOrEqual(asked.generation);
    for (const [table, version] of Object.entries(shown.read)) {
      const due = edits.filter((edit) => edit.table === table && edit.at < asked.at - grace).length;
      expect(version, `${table} at ${asked.at} on ${url}, ${shown.origin}`).toBeGreaterThanOrEqual(due);
    }
  };
  const visit = () => visits.push(check().catch((failure: unknown) => failures.push(failure)));
  const edit = () => {
    const table = chance.one(tables);
    edits.push({ table, at: content.now() });
    if (isSilent) content.editUnheard(table);
    else content.edit(table);
  };
  const change = () => {
    const changed = `/${chance.below(6)}${chance.is(0.3) ? `?anio=${chance.below(4)}` : ''}`;
    const failure = chance.one([{}, {}, {}, { isSilent: true }, { status: 503, headers: { 'x-page-outage': 'api' } }]);
    if (failure.status || failure.isSilent) failing.add(changed);
    else if (failing.delete(changed)) recovering = content.now() + 60_000;
    content.pages.set(changed, {
      tables: tables.filter(() => chance.is(0.5)),
      waits: chance.below(3) * 200,
      takes: chance.below(3) * 1_500,
      ...failure,
    });
  };
  const hear = () => {
    isSilent = !isSilent;
    if (isSilent) content.changes.fallSilent();
    else content.reconnect();
  };
  const staff = () => {
    hasWorkers = !hasWorkers;
    content.hasWorkers = hasWorkers;
    recovering = content.now() + 60_000;
  };

  for (let step = 0; step < steps; step++) {
    if (chance.is(0.5)) visit();
    if (chance.is(0.3)) edit();
    if (chance.is(0.05)) change();
    if (chance.is(0.03)) hear();
    if (chance.is(0.02)) staff();
    if (chance.is(0.03)) await content.deploy();
    await content.pass(chance.one([0, 1, 20, 300, 999, 1_001, 5_000]));
    expect(content.cache.bytes).toBeLessThanOrEqual(40_000);
  }
  content.hasWorkers = true;
  await content.pass(100_000);
  await settlePromises();
  await Promise.all(visits);
  expect(failures).toEqual([]);
  return checked;
}

it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'the page cache never serves a page older than the grace period or of another address (seed %i)',
  async (seed) => expect(await liveThrough(seed)).toBeGreaterThan(80),
);

it('the grace period is a second, and a day in an outage', () =>
  expect([grace, outageGrace]).toEqual([1_000, 86_400_000]));
