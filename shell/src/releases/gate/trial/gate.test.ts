import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { full } from '@ofgc/shared/testing/full.ts';
import { brokenInEachWay } from '../../../testing/variants/broken-in-each-way.ts';
import { type BrokenVariant, brokenVariants, wrap } from '../../../testing/variants/broken-variants.ts';
import { carelessPages, carelessPath, carelessSource } from '../../../testing/careless/pages.ts';
import { goodVariants } from '../../../testing/variants/good-variants.ts';
import { greedyVariants } from '../../../testing/variants/greedy-variants.ts';
import { importVariants } from '../../../testing/variants/import-variants.ts';
import { lateVariants } from '../../../testing/variants/late-variants.ts';
import { passOn, testServer } from '../../../testing/servers/test-server.ts';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseIntegrity } from '../../store/release-files.ts';
import { writeQuarantined } from '../../registry/quarantine-file.ts';
import { SpareProcesses } from '../../../server/supervisor/processes/spare-processes.ts';
import { readRegistry, resetRegistry } from '../../registry/registry-log.ts';
import type { Release } from '../../release.schema.ts';
import { releaseFolder, storeFolder, writeJson } from '../../store/store.ts';
import { tryRelease } from './try-release.ts';
import { fillStore, publishVariant, type VariantOptions } from '../../../testing/sample-releases/built-releases.ts';
import { type FakeApi, startFakeApi } from '../../../testing/api/fake-api.ts';

// Real builds of the shell and two remotes; each broken release is tried by a real worker without visitors.
let dataDir: string;
let store: string;
let jobs: Release;
let education: Release;
let live: Release[];
let api: FakeApi;

useTestFolder((own) => void (dataDir = own), beforeAll);
beforeAll(async () => {
  store = storeFolder(dataDir);
  live = await fillStore(store, ['shell', 'mfe-jobs', 'mfe-education']);
  [, jobs, education] = live as [Release, Release, Release];
  api = await startFakeApi();
  api.tables = 'pages';
}, 180_000);
afterAll(() => api?.stop());

const siteEnvironment = () => ({
  ...process.env,
  DATA_DIR: dataDir,
  SITE_CLOCK: '2026-11-20',
  NODE_ENV: 'production',
});
const attemptWhole = (release: Release, apiUrl: string, stepTimeout = 8_000) =>
  tryRelease(store, release, { apiUrl, env: siteEnvironment(), stepTimeout });
/** @returns the notes of a trial */
const attempt = async (release: Release, apiUrl = api.url) => (await attemptWhole(release, apiUrl)).notes;
/** Waits a shorter time for what is known to use a processor until the wait ends. */
const soon = 5_000;

/** Tries a release like a running site: in a spare process that has loaded the live releases. */
async function attemptInSite(release: Release): Promise<string[]> {
  const spares = new SpareProcesses(siteEnvironment(), { apiUrl: api.url, development: false }, 60_000);
  const shell = releaseFolder(store, 'shell', live[0]?.version ?? '');
  const { apps } = await readRegistry(store);
  spares.keep(join(shell, 'server/worker.js'), 0, { registry: { apps }, quarantined: [] });
  const { ids } = spares;
  try {
    await vi.waitFor(() => expect(spares.rehearsedIds).toEqual(ids), { timeout: 20_000, interval: 20 });
    const start = async (entry: string) => {
      const lent = await spares.takeForTrial(entry);
      expect(ids).toContain(lent.pid);
      return lent;
    };
    const { notes } = await tryRelease(store, release, { apiUrl: api.url, env: {}, stepTimeout: 8_000, start });
    return notes;
  } finally {
    spares.close();
  }
}
let serial = 0;
const variant = (options: Omit<VariantOptions, 'version'>) =>
  publishVariant(store, jobs, { version: `try-${serial++}`, ...options });

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

describe('a good release beside a live one that does harm', () => {
  const slotOfOther = (code: string) => wrap(`slots: { 'home.education': async () => ({ slot: ${code} }) }`);
  const loops = slotOfOther(`{ load() { while (true); }, Component: () => null }`);
  const beside = async (source: string) => {
    const bad = await publishVariant(store, education, { version: `bad-${serial++}`, source });
    await resetRegistry(store, [...live.slice(0, 2), bad]);
    return bad;
  };
  afterEach(async () => {
    await writeQuarantined(store, []);
    await resetRegistry(store, live);
  });

  it('is tried without what loops there, which is named', full, async () => {
    const { version } = await beside(loops);
    const { notes } = await attemptWhole(jobs, api.url, soon);
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
    expect(await attempt(jobs)).toEqual([expect.stringMatching(note), ...untried]);
  });

  it('is tried as it would serve, without what is quarantined; not whole where the API does not answer with its description', async () => {
    const { version } = await beside(loops);
    await writeQuarantined(store, [
      { remote: 'education', version, reason: 'it loops', since: 0, until: Number.MAX_SAFE_INTEGER, urls: [] },
    ]);
    const asked: string[] = [];
    const address = await testServer(async ({ url = '/' }, answer) => {
      const isDescription = url === '/api/openapi.json';
      if (isDescription) asked.push(url);
      await passOn(new URL(url, api.url), answer, isDescription ? 503 : undefined);
    });
    expect(await attemptWhole(jobs, address)).toMatchObject({
      notes: [expect.stringMatching(/^the API does not answer with its description: /), ...untried],
      isComplete: false,
    });
    expect(asked).toHaveLength(2);
  });
});

describe('the whole gate', () => {
  it('accepts a good release, and says what of it could not be tried', async () => {
    expect(await attempt(jobs)).toEqual(untried);
  });

  it('judges none by an API that is away, and has not tried it whole then', async () => {
    expect(await attemptWhole(jobs, 'http://127.0.0.1:9/')).toEqual({
      notes: ['the API does not answer: pages were rendered without data alone'],
      shell: live[0]?.version,
      isComplete: false,
    });
  });

  it('takes an API that never answers for one that is away', full, async () => {
    expect(await attempt(jobs, await testServer(() => {}))).toHaveLength(1);
  });

  const refuse = async (...[, options, reason]: BrokenVariant) =>
    expectRefusal(attempt(await variant(options)), reason);
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
    const release = await variant({ source: carelessSource() });
    const { message } = (await attempt(release).catch((error: Error) => error)) as Error;
    const lines = message.split('\n');
    const unseen = carelessPages.filter(([, , reason], place) => {
      const named = new RegExp(`${carelessPath(place)}(?!\\d)`);
      return !lines.some((line) => named.test(line) && line.includes(reason));
    });
    expect(unseen.map(([what, , reason]) => `${what}: ${reason}`)).toEqual([]);
  });

  it('judges a good one the same in a process that has loaded what is live', async () => {
    expect(await attemptInSite(jobs)).toEqual(untried);
  });

  const refuseInSite = async (...[, options, reason]: BrokenVariant) =>
    expectRefusal(attemptInSite(await variant(options)), reason);
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
        await passOn(new URL(url, api.url), answer);
      });
      expect(await attempt(jobs, address)).toEqual(untried);
      expect(isLate).toBe(false);
    },
  );

  it('names all that it can say without rendering at once', async () => {
    const release = await variant({
      source: `${wrap(
        `name: 'education', mounts: [...built.mounts, '/educacion-comunidad'], slots: { 'home.education': built.slots['home.jobs'] }, locales: { es: built.locales.es }`,
      )}export const secret = process.env.DATABASE_URL;`,
      release: { warmUp: [] },
    });
    const { message } = (await attempt(release).catch((error: Error) => error)) as Error;
    expect(message.split('\n').map((line) => line.replace(`jobs ${release.version}: `, ''))).toEqual([
      'release.json names other mounts than its code: /educacion-comunidad is in its code alone; build it again',
      'release.json names other slots than its code: home.jobs is not in its code, home.education is in its code alone; build it again',
      'remote.ts says that its name is education; it is published as jobs',
      'the mount /educacion-comunidad belongs to education',
      'the slot home.education belongs to education',
      'the language en is missing',
      'section.ts puts home.jobs on the home page, which is none of its slots',
      'warmUp names no page of each language',
      expect.stringMatching(/^it asks for the machine: process\.env \(\S+\.js:\d+:\d+\)$/),
    ]);
  });

  it.each<[string, string, string | Buffer, RegExp]>([
    ['styles for all pages', 'more.css', '@layer remote{h1{color:red}}', /the style "h1" reaches pages of others/],
    [
      '5 MB of code',
      'more.js',
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      /jobs\.portal: its scripts weigh 51\d\d KB, the budget is 60 KB/,
    ],
  ])('refuses one that brings %s', async (_, file, content, reason) => {
    const release = await variant({});
    const folder = releaseFolder(store, 'jobs', release.version);
    await writeFile(join(folder, 'browser', file), content);
    const chunks = { ...release.chunks, ...(file.endsWith('.js') && { 'jobs.portal': { js: [file], css: [] } }) };
    const changed = { ...release, chunks, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(attempt(changed)).rejects.toThrow(reason);
  });

  it.each([
    ['document.cookie="seen=1"', 'document.cookie='],
    ['(()=>eval("1"))()', 'eval('],
    ['document.write("a")', 'document.write('],
  ])('refuses one whose script has %s', full, async (code, found) => {
    const browser = (file: string, text: string) => (file === 'jobs.portal.js' ? `${text};${code}` : text);
    await expect(attempt(await variant({ browser }))).rejects.toThrow(`its script browser/jobs.portal.js has ${found}`);
  });

  it('refuses one with a block whose code does not load, or has no part in it', full, async () => {
    const release = { slots: ['home.jobs', 'block.one', 'block.two'] };
    const blocks = `'block.one': async () => { throw new Error('gone'); }, 'block.two': async () => ({ slot: {} })`;
    const source = wrap(`slots: { ...built.slots, ${blocks} }`);
    await expect(attempt(await variant({ source, release }))).rejects.toThrow(
      /block\.one: its code does not load: gone\n.*block\.two: its module has no slot with load and Component/,
    );
  });

  it('reads all modules of its server side, not the first alone', async () => {
    const release = await variant({ source: `export * from './more.js';` });
    const folder = releaseFolder(store, 'jobs', release.version);
    await writeFile(
      join(folder, 'server/more.js'),
      `export * from './built.js';\nexport const home = process.env.HOME;`,
    );
    const changed = { ...release, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(attempt(changed)).rejects.toThrow('it asks for the machine: process.env');
  });

  it('refuses one with a file too many, or one too few', async () => {
    const [more, less] = [await variant({}), await variant({})];
    await writeFile(join(releaseFolder(store, 'jobs', more.version), 'browser/extra.js'), '');
    await rm(join(releaseFolder(store, 'jobs', less.version), 'browser/remote.js.br'));
    await expect(attempt(more)).rejects.toThrow('browser/extra.js is no part of the release');
    await expect(attempt(less)).rejects.toThrow('browser/remote.js.br is missing');
  });
});
