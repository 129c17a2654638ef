import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { enterCanary } from '../../releases/registry/change-canary.ts';
import { awaitDeployStatus } from '../../releases/registry/deploy-status.ts';
import { readHistory, readRegistry } from '../../releases/registry/registry-log.ts';
import { rollback } from '../../releases/registry/rollback.ts';
import type { Release } from '../../releases/release.schema.ts';
import { publishVariant } from '../../testing/sample-releases/built-releases.ts';
import { type ServedSite, serveSite } from '../../testing/servers/served-site.ts';
import { by } from '../../testing/sample-releases/sample-statement.ts';

// Two sets of real workers: run by `npm run test:full` only.
vi.setConfig({ testTimeout: 300_000 });
let site: ServedSite;
let jobs: Release;

beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-jobs'], { settings: { TRUST_PROXY: '127.0.0.1, ::1' } });
  jobs = site.releases[1] as Release;
}, 300_000);
afterAll(() => site?.stop());

/** The visitor's address decides which release the visitor gets. */
const visit = (path: string, visitor: number) =>
  fetch(site.url + path, { headers: { 'X-Forwarded-For': `198.51.${visitor >> 8}.${visitor & 255}` } });
async function got(path: string, visitor: number): Promise<string> {
  const answer = await visit(path, visitor);
  await answer.arrayBuffer();
  return /jobs@([\w-]+)/.exec(answer.headers.get('x-releases') ?? '')?.[1] ?? `${answer.status}`;
}
const visitors = Array.from({ length: 200 }, (_, visitor) => visitor);
async function enter(version: string, source?: string): Promise<void> {
  const release = await publishVariant(site.store, jobs, { version, ...(source && { source }) });
  const revision = await enterCanary(site.store, release, 25, by);
  expect(await awaitDeployStatus(site.store, revision!)).toContain(`jobs ${version} is the canary: 25% of the visits`);
  await vi.waitFor(
    async () => {
      const seen = await Promise.all(visitors.slice(0, 30).map((visitor) => got('/buscar', visitor)));
      expect(seen.length).toBe(30);
      expect(await Promise.all(visitors.slice(0, 40).map((visitor) => got('/portal-empleo', visitor)))).toContain(
        version,
      );
    },
    { timeout: 60_000, interval: 500 },
  );
}

it('the canary gets a share of the visitors, each visitor always gets the same release, and the cache mixes none', async () => {
  await enter('canary-one');
  const first = await Promise.all(visitors.map((visitor) => got('/portal-empleo', visitor)));
  const share = first.filter((version) => version === 'canary-one').length / visitors.length;
  expect(share).toBeGreaterThan(0.15);
  expect(share).toBeLessThan(0.35);
  expect(new Set(first)).toEqual(new Set(['canary-one', jobs.version]));
  for (let turn = 0; turn < 3; turn++)
    expect(await Promise.all(visitors.map((visitor) => got('/portal-empleo', visitor)))).toEqual(first);
  const revision = await rollback(site.store, 'jobs', by);
  expect(await awaitDeployStatus(site.store, revision)).toContain('is withdrawn');
  await vi.waitFor(
    async () =>
      expect(new Set(await Promise.all(visitors.map((visitor) => got('/portal-empleo', visitor))))).toEqual(
        new Set([jobs.version]),
      ),
    { timeout: 30_000, interval: 200 },
  );
});

it('a canary whose pages fail is withdrawn automatically, and all visitors get the live release again', async () => {
  const source = `import { remote as built } from './built.js';
    const Component = () => { throw new Error('broken on purpose'); };
    const broken = { id: 'jobs.broken', path: 'portal-empleo/rota', Component };
    export const remote = { ...built, routes: [...built.routes, broken] };`;
  await enter('canary-two', source);
  const began = Date.now();
  while ((await readRegistry(site.store)).apps.jobs?.canary && Date.now() - began < 30_000)
    await Promise.all(visitors.slice(0, 40).map((visitor) => visit(`/portal-empleo/rota?v=${Date.now()}`, visitor)));
  process.stdout.write(`the canary was withdrawn after ${Date.now() - began} ms\n`);
  const { apps } = await readRegistry(site.store);
  expect(apps.jobs?.canary).toBeUndefined();
  expect(apps.jobs?.version).toBe(jobs.version);
  expect((await readHistory(site.store)).at(-1)?.event).toMatchObject({ action: 'withdraw', version: 'canary-two' });
  expect(new Set(await Promise.all(visitors.map((visitor) => got('/portal-empleo', visitor))))).toEqual(
    new Set([jobs.version]),
  );
});

it('visitors of a canary whose code blocks its worker lose no other page', async () => {
  const source = `import { remote as built } from './built.js';
    const Component = () => { for (;;); };
    const looping = { id: 'jobs.looping', path: 'portal-empleo/bucle', Component };
    export const remote = { ...built, routes: [...built.routes, looping] };`;
  await enter('canary-three', source);
  const versions = await Promise.all(visitors.map((visitor) => got('/portal-empleo', visitor)));
  const its = visitors.filter((_, index) => versions[index] === 'canary-three').slice(0, 20);
  expect(its).toHaveLength(20);
  // Some wait in the workers already, the others come while one of these is blocked.
  const statusOf = async (path: string, visitor: number) => (await visit(path, visitor)).status;
  const searches = its.map((visitor) => statusOf(`/buscar?q=${visitor}`, visitor));
  const looping = visit('/portal-empleo/bucle', its[0] ?? 0);
  const others = its.map((visitor) => statusOf(`/en/buscar?q=${visitor}`, visitor));
  expect(new Set(await Promise.all([...searches, ...others]))).toEqual(new Set([200]));
  await looping;
  await vi.waitFor(async () => expect((await readRegistry(site.store)).apps.jobs?.canary).toBeUndefined(), {
    timeout: 30_000,
  });
  expect(site.supervisor.health.quarantined).toEqual([]);
});
