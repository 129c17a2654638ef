import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Release } from '../../releases/release.schema.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import { releaseFolder } from '../../releases/store/store.ts';
import { publishVariant, type VariantOptions } from '../../testing/sample-releases/built-releases.ts';
import { wrap } from '../../testing/variants/broken-variants.ts';
import { type ServedSite, serveSite, servedVersion } from '../../testing/servers/served-site.ts';
import { visitDuring } from '../../testing/servers/visitors.ts';

// Real builds of the shell and two remotes, real workers, an API that has next to nothing to say.
let site: ServedSite;
let education: Release;
const OPERATOR_TOKEN = 'operators-of-the-tests-with-a-long-token';
const paths = ['/', '/en', '/educacion-comunidad', '/portal-empleo', '/en/portal-empleo'];

beforeAll(async () => {
  // A busy machine answers API calls late, which is no fault of a worker.
  site = await serveSite(['shell', 'mfe-education', 'mfe-jobs'], { settings: { PATIENT: '1', OPERATOR_TOKEN } });
  education = site.releases[1] as Release;
}, 180_000);
afterAll(() => site?.stop());

const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const variant = (options: VariantOptions) => publishVariant(site.store, education, options);
const fullPool = (old: readonly (number | undefined)[] = []) =>
  vi.waitFor(
    () => {
      expect(site.supervisor.workerIds).toHaveLength(2);
      expect(site.supervisor.workerIds.filter((id) => old.includes(id))).toEqual([]);
    },
    { timeout: 110_000, interval: 50 },
  );

describe('a new release of one remote', () => {
  it('goes live and is replaced again while visitors request pages, without a failed response', async () => {
    const next = await variant({ version: 'next' });
    const visits = await visitDuring(site.url, paths, async () => {
      await site.deploy(next);
      await site.deploy(education);
    });
    expect(visits.failures).toEqual([]);
    expect(visits.count).toBeGreaterThan(20);
    expect(await servedVersion(`${site.url}/portal-empleo`, 'education')).toBe(education.version);
  });

  it('is served by all workers once its deployment is reported', full, async () => {
    const before = site.supervisor.workerIds;
    expect(await site.deploy(await variant({ version: 'served' }))).toBe('education served is live.');
    const versions = await Promise.all(
      Array.from({ length: 6 }, () => servedVersion(`${site.url}/educacion-comunidad`, 'education')),
    );
    expect(new Set(versions)).toEqual(new Set(['served']));
    await fullPool(before);
    await site.deploy(education);
  });
});

describe('the supervisor', () => {
  it('counts an error in a browser, and shows it to operators', async () => {
    const at = `${site.url}/assets/education/${education.version}/browser/main.js:1:1`;
    await fetch(`${site.url}/browser-errors`, { method: 'POST', body: `TypeError: x\n    at f (${at})` });
    await vi.waitFor(async () =>
      expect(await (await fetch(`${site.url}/metrics`)).text()).toMatch(/remote="education".*kind="browser"} 1$/m),
    );
    const answer = await fetch(`${site.url}/operaciones`, { headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(education.version);
  });

  const refuse = async (_: string, options: Omit<VariantOptions, 'version'>, reason: RegExp) => {
    const refused = await variant({ version: `refused-${reason.source.replaceAll(/\W/g, '')}`, ...options });
    await expect(site.deploy(refused)).rejects.toThrow(reason);
    expect((await readRegistry(site.store)).apps.education?.version).toBe(education.version);
    expect([await statusOf('/educacion-comunidad'), await statusOf('/portal-empleo')]).toEqual([200, 200]);
    expect(await servedVersion(`${site.url}/educacion-comunidad`, 'education')).toBe(education.version);
  };
  type Refused = [string, Omit<VariantOptions, 'version'>, RegExp];
  it.each<Refused>([
    ['that throws when it is imported', { source: `throw new Error('broken at import');` }, /broken at import/],
    [
      'that throws in a warm-up page',
      {
        source: wrap(
          `routes: built.routes.map((route) => ({ ...route, lazy: async () => ({ Component() { throw new Error('broken page'); } }) }))`,
        ),
      },
      /\/educacion-comunidad answers 500/,
    ],
    [
      'whose module is not what was built',
      { release: { integrity: { 'server/main.js': 'sha384-other' } } },
      /server\/main\.js is not what was built/,
    ],
  ])('keeps the live release and refuses one %s', refuse);
  it.each<Refused>([
    ['that does not parse', { source: `export const remote = {` }, /Unexpected end of input/],
    ['that ends the process', { source: `process.exit(3);` }, /called process\.exit/],
    [
      'whose loader fails',
      {
        source: wrap(
          `routes: built.routes.map((route) => ({ ...route, lazy: undefined, loader() { throw new Error('no data'); } }))`,
        ),
      },
      /answers 500/,
    ],
    [
      'whose warm-up page does not exist',
      { release: { warmUp: ['/educacion-comunidad/nada', '/en/educacion-comunidad'] } },
      /\/educacion-comunidad\/nada answers 404/,
    ],
    [
      'that names what the contract does not have',
      {
        source: `import { createMemoryRouter } from 'react-router';\nexport { remote } from './built.js';\nexport const use = createMemoryRouter;`,
      },
      /does not provide an export named 'createMemoryRouter'/,
    ],
    [
      'that imports a package outside the contract',
      { source: `import 'axios';\nexport { remote } from './built.js';` },
      /axios is not in the contract/,
    ],
    [
      'that was built with another React',
      { release: { shared: { react: '18.0.0' } } },
      /was built with react 18\.0\.0, shell \w+ has 19/,
    ],
  ])('keeps the live release and refuses one %s', full, refuse);

  const refuseChanged = async (file: string) => {
    const release = await variant({ version: `changed-${file}` });
    await appendFile(join(releaseFolder(site.store, 'education', release.version), 'browser', file), ' ');
    await expect(site.deploy(release)).rejects.toThrow(`browser/${file} is not what was built`);
    expect(await servedVersion(site.url, 'education')).toBe(education.version);
  };
  it('refuses a release whose remote.js.br was changed after publishing', () => refuseChanged('remote.js.br'));
  it.each(['remote.js', 'remote.js.gz'])(
    'refuses a release whose %s was changed after publishing',
    full,
    refuseChanged,
  );

  it('makes another remote live that is deployed while a release is being refused', full, async () => {
    const jobs = await publishVariant(site.store, site.releases[2] as Release, { version: 'meanwhile' });
    const refused = await variant({
      version: 'slowly-refused',
      source: `await new Promise((resolve) => setTimeout(resolve, 1_500));\nthrow new Error('late and broken');`,
    });
    const statuses = Promise.allSettled([
      site.deploy(refused),
      new Promise((resolve) => setTimeout(resolve, 600)).then(() => site.deploy(jobs)),
    ]);
    const [first, second] = await statuses;
    expect(first).toMatchObject({
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('late and broken') }) as Error,
    });
    expect(second).toEqual({ status: 'fulfilled', value: 'jobs meanwhile is live.' });
    expect((await readRegistry(site.store)).apps.education?.version).toBe(education.version);
  });
});

it('a remote goes live when another one that is deployed at the same instant is refused', async () => {
  const jobs = await publishVariant(site.store, site.releases[2] as Release, { version: 'same-instant' });
  const refused = await variant({ version: 'refused-neighbour', source: `throw new Error('broken neighbour');` });
  const statuses = await Promise.allSettled([site.deploy(refused), site.deploy(jobs)]);
  expect(statuses).toMatchObject([
    { reason: expect.objectContaining({ message: expect.stringContaining('broken neighbour') }) as Error },
    { value: 'jobs same-instant is live.' },
  ]);
});

it('while the API is down, new and known releases go live, and a release with a broken page is refused', async () => {
  const unknown = await variant({ version: 'never-rendered' });
  const broken = await variant({
    version: 'never-rendered-well',
    source: wrap(
      `routes: built.routes.map((route) => ({ ...route, lazy: undefined, Component() { throw new Error('broken page'); } }))`,
    ),
  });
  site.api.isDown = true;
  try {
    expect(await site.deploy(unknown)).toBe('education never-rendered is live.');
    await expect(site.deploy(broken)).rejects.toThrow(/\/educacion-comunidad answers 500: broken page/);
    expect(await site.deploy(education)).toBe(`education ${education.version} is live.`);
  } finally {
    site.api.isDown = false;
  }
});

it('a shell without an export that a live remote imports is refused, with the names of both', async () => {
  const [shell] = site.releases as [Release];
  const missing = Object.entries(education.imports).find(([name]) => name === 'react')?.[1][0] ?? '';
  const exports = { ...shell.exports, react: shell.exports.react?.filter((name) => name !== missing) ?? [] };
  const lacking = await publishVariant(site.store, shell, { version: 'lacking', release: { exports } });
  await expect(site.deploy(lacking)).rejects.toThrow(
    new RegExp(`(education|jobs) [\\w-]+ imports ${missing}.* of react, which shell lacking does not have`),
  );
  // It stays: what follows asks for no shell of its own, and going back would start a set of workers.
  expect(await site.deploy(await publishVariant(site.store, shell, { version: 'whole' }))).toBe('shell whole is live.');
});

it('a start refuses a broken release that is new in the registry, and serves the rest', async () => {
  const passed = await readRegistry(site.store);
  const jobs = await publishVariant(site.store, site.releases[2] as Release, { version: 'new-at-start' });
  await site.restart(passed, async () => {
    await site.enter(await variant({ version: 'broken-at-start', source: `throw new Error('broken at start');` }));
    await site.enter(jobs);
  });
  expect(await servedVersion(`${site.url}/portal-empleo`, 'jobs')).toBe('new-at-start');
  expect(await servedVersion(`${site.url}/educacion-comunidad`, 'education')).toBe(education.version);
  expect((await readRegistry(site.store)).apps.education?.version).toBe(education.version);
});

describe('a worker', () => {
  it('is replaced when it dies with requests in flight, and all of them are answered', async () => {
    const before = site.supervisor.workerIds;
    site.api.delay = 400;
    const asked = site.api.asked;
    const visits = Array.from({ length: 12 }, (_, visitor) => statusOf(`/educacion-comunidad/nada-${visitor}`));
    await vi.waitFor(() => expect(site.api.asked).toBeGreaterThanOrEqual(asked + 12), { interval: 5 });
    process.kill(before[0] as number, 'SIGKILL');
    expect(new Set(await Promise.all(visits))).toEqual(new Set([404]));
    site.api.delay = 0;
    await fullPool([before[0]]);
  });

  it('is replaced when it hangs, and its requests are answered by another worker', full, async () => {
    const before = site.supervisor.workerIds;
    process.kill(before[0] as number, 'SIGSTOP');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, (_, visitor) => statusOf(`/portal-empleo/nada/${visitor}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    await fullPool([before[0]]);
  });
});
