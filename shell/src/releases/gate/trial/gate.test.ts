import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SpareProcesses } from '../../../server/supervisor/processes/spare-processes.ts';
import { carelessPages, carelessPath, carelessSource } from '../../../testing/careless/pages.ts';
import { useGate } from '../../../testing/gate/judging-site.ts';
import { publishVariant } from '../../../testing/sample-releases/built-releases.ts';
import { passOn, testServer } from '../../../testing/servers/test-server.ts';
import { brokenInEachWay } from '../../../testing/variants/broken-in-each-way.ts';
import { type BrokenVariant, brokenVariants, wrap } from '../../../testing/variants/broken-variants.ts';
import { goodVariants } from '../../../testing/variants/good-variants.ts';
import { greedyVariants } from '../../../testing/variants/greedy-variants.ts';
import { importVariants } from '../../../testing/variants/import-variants.ts';
import { lateVariants } from '../../../testing/variants/late-variants.ts';
import { writeQuarantined } from '../../registry/quarantine-file.ts';
import { readRegistry, resetRegistry } from '../../registry/registry-log.ts';
import type { Release } from '../../release.schema.ts';
import { releaseFolder } from '../../store/store.ts';
import { tryRelease } from './try-release.ts';

// Each broken release is tried by a real worker.
const gate = useGate();

/** Tries a release like a running site: in a spare process that has loaded the live releases. */
async function attemptInSite(release: Release): Promise<string[]> {
  const spares = new SpareProcesses(gate.environment, { apiUrl: gate.api.url, development: false }, 60_000);
  const shell = releaseFolder(gate.store, 'shell', gate.live[0].version);
  const { apps } = await readRegistry(gate.store);
  spares.keep(join(shell, 'server/worker.js'), 0, { registry: { apps }, quarantined: [] });
  const { ids } = spares;
  try {
    await vi.waitFor(() => expect(spares.rehearsedIds).toEqual(ids), { timeout: 20_000, interval: 20 });
    const start = async (entry: string) => {
      const lent = await spares.takeForTrial(entry);
      expect(ids).toContain(lent.pid);
      return lent;
    };
    const { notes } = await tryRelease(gate.store, release, {
      apiUrl: gate.api.url,
      env: {},
      stepTimeout: 8_000,
      start,
    });
    return notes;
  } finally {
    spares.close();
  }
}

/** A refusal is written for the release's team: it has no error of Node's as it is, and no path of this machine. */
async function expectRefusal(trial: Promise<unknown>, reason: RegExp): Promise<void> {
  const { message } = (await trial.catch((error: Error) => error)) as Error;
  expect(message).toMatch(reason);
  expect(message).not.toMatch(/\bE[A-Z]{4,}:|file:\/\//);
}

/** Notes of a trial with an API that has no vacancies. */
const untried = [
  'the example /portal-empleo/oferta/7 was not tried: it answers 404',
  'the example /en/portal-empleo/oferta/7 was not tried: it answers 404',
  'the route jobs.vacancy was not tried: no page links to it; name an example in warmUp',
];

/** Waits a shorter time for what is known to use a processor until the wait ends. */
const soon = 5_000;

let serial = 0;
describe('a good release beside a live one that does harm', () => {
  const slotOfOther = (code: string) => wrap(`slots: { 'home.education': async () => ({ slot: ${code} }) }`);
  const loops = slotOfOther(`{ load() { while (true); }, Component: () => null }`);
  const beside = async (source: string) => {
    const bad = await publishVariant(gate.store, gate.live[2], { version: `bad-${serial++}`, source });
    await resetRegistry(gate.store, [...gate.live.slice(0, 2), bad]);
    return bad;
  };
  afterEach(async () => {
    await writeQuarantined(gate.store, []);
    await resetRegistry(gate.store, gate.live);
  });

  it('is tried without what loops there, which is named', full, async () => {
    const { version } = await beside(loops);
    const { notes } = await gate.attemptWhole(gate.jobs, { stepTimeout: soon });
    expect(notes).toEqual([
      expect.stringMatching(/ (?:held the event loop .*|never ends .*): it was tried without$/),
      ...untried,
    ]);
    expect(notes[0]).toContain(`education ${version} `);
  });

  it.each([
    [
      'is always at work',
      `setInterval(() => { const { bigint: now } = globalThis['pro' + 'cess'].hrtime; for (const end = now() + 90_000_000n; now() < end;); }, 100);\nexport * from './built.js';`,
      /^education bad-\d+ works while nobody asks for anything: \d+ % of the time: it was tried without$/,
    ],
    [
      'never ends while it is imported',
      `await new Promise(() => {});\nexport * from './built.js';`,
      /^education bad-\d+ never ends \(8 s\): it was tried without$/,
    ],
    [
      'loops while it is imported',
      `while (true);\nexport * from './built.js';`,
      /^education bad-\d+ (?:held the event loop|never ends|ended the process) .*: it was tried without$/,
    ],
  ])('is tried without what %s', full, async (_, source, note) => {
    await beside(source);
    expect(await gate.attempt(gate.jobs)).toEqual([expect.stringMatching(note), ...untried]);
  });

  it('is tried as it would serve, without what is quarantined; not whole where the API does not answer with its description', async () => {
    const { version } = await beside(loops);
    await writeQuarantined(gate.store, [
      { remote: 'education', version, reason: 'it loops', since: 0, until: Number.MAX_SAFE_INTEGER, urls: [] },
    ]);
    const asked: string[] = [];
    const address = await testServer(async ({ url = '/' }, answer) => {
      const isDescription = url === '/api/openapi.json';
      if (isDescription) asked.push(url);
      await passOn(new URL(url, gate.api.url), answer, isDescription ? 503 : undefined);
    });
    expect(await gate.attemptWhole(gate.jobs, { apiUrl: address })).toMatchObject({
      notes: [expect.stringMatching(/^the API does not answer with its description: /), ...untried],
      isComplete: false,
    });
    expect(asked).toHaveLength(2);
  });
});

describe('the whole gate', () => {
  it('accepts a good release, and says what of it could not be tried', async () => {
    expect(await gate.attempt(gate.jobs)).toEqual(untried);
  });

  it('judges none by an API that is away, and has not tried it whole then', async () => {
    expect(await gate.attemptWhole(gate.jobs, { apiUrl: 'http://127.0.0.1:9/' })).toEqual({
      notes: ['the API does not answer: pages were rendered without data alone'],
      shell: gate.live[0].version,
      isComplete: false,
    });
  });

  it('takes an API that never answers for one that is away', full, async () => {
    expect(await gate.attempt(gate.jobs, await testServer(() => {}))).toHaveLength(1);
  });

  const refuse = async (...[, options, reason]: BrokenVariant) =>
    expectRefusal(gate.attempt(await gate.variant(options)), reason);
  it.each([...brokenVariants, ...importVariants, ...greedyVariants, ...lateVariants])(
    'refuses one that %s',
    full,
    refuse,
  );

  it.each(brokenInEachWay)('refuses one that %s', refuse);

  it('has at least 37 broken and 50 good releases to judge', () => {
    const broken = [...brokenInEachWay, ...brokenVariants, ...importVariants, ...greedyVariants, ...lateVariants];
    expect(new Set(broken.map(([what]) => what)).size).toBeGreaterThanOrEqual(37);
    expect(Object.keys(goodVariants).length).toBeGreaterThanOrEqual(50);
  });

  it('names the mistake of each page', full, async () => {
    const release = await gate.variant({ source: carelessSource() });
    const { message } = (await gate.attempt(release).catch((error: Error) => error)) as Error;
    const lines = message.split('\n');
    const unseen = carelessPages.filter(([, , reason], place) => {
      const named = new RegExp(`${carelessPath(place)}(?!\\d)`);
      return !lines.some((line) => named.test(line) && line.includes(reason));
    });
    expect(unseen.map(([what, , reason]) => `${what}: ${reason}`)).toEqual([]);
  });

  it('judges a good one the same in a process that has loaded what is live', async () => {
    expect(await attemptInSite(gate.jobs)).toEqual(untried);
  });

  const refuseInSite = async (...[, options, reason]: BrokenVariant) =>
    expectRefusal(attemptInSite(await gate.variant(options)), reason);
  it.each(brokenInEachWay.slice(0, 1))('refuses there one that %s', refuseInSite);
  it.each([...brokenVariants, ...importVariants, ...greedyVariants, ...lateVariants])(
    'refuses there one that %s',
    full,
    refuseInSite,
  );

  it(
    'judges the code and not the machine: an API that is late with its first answer delays the result',
    full,
    async () => {
      let isLate = true;
      const address = await testServer(async ({ url = '/' }, answer) => {
        const isData = !/health|openapi/.test(url);
        if (isData && isLate) await wait(4_000);
        if (isData) isLate = false;
        await passOn(new URL(url, gate.api.url), answer);
      });
      expect(await gate.attempt(gate.jobs, address)).toEqual(untried);
      expect(isLate).toBe(false);
    },
  );
});
