import { readFile } from 'node:fs/promises';
import { isAlive } from '@ofgc/shared/commands/is-alive.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Release } from '../../releases/release.schema.ts';
import { publishVariant } from '../../testing/sample-releases/built-releases.ts';
import { type ServedSite, serveSite, servedVersion } from '../../testing/servers/served-site.ts';
import { visitDuring } from '../../testing/servers/visitors.ts';

// The long version of these tests: run by `npm run test:full` only.
const rounds = 20;
let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(['shell', 'mfe-education', 'mfe-jobs'], { settings: { WORKER_MEMORY_MB: '400' } });
}, 180_000);
afterAll(() => site?.stop());

/** Resident memory of a process in MB; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

it(`the supervisor takes ${rounds} releases under load without failed responses, memory growth or leftover workers`, async () => {
  const education = site.releases[1] as Release;
  const memory: number[] = [];
  const spawned = new Set<number>();
  const visits = await visitDuring(site.url, ['/', '/en', '/educacion-comunidad', '/portal-empleo'], async () => {
    for (let round = 1; round <= rounds; round++) {
      const isRefused = round % 5 === 0;
      const release = await publishVariant(site.store, education, {
        version: `round-${round}`,
        ...(isRefused && { source: `throw new Error('broken');` }),
      });
      const status = await site.deploy(release).catch((error: Error) => error.message);
      expect(status).toContain(isRefused ? 'was refused' : 'is live');
      for (const id of site.supervisor.workerIds) spawned.add(id ?? 0);
      memory.push(await memoryOf(site.supervisor.workerIds[0]));
    }
  });
  expect(visits.failures).toEqual([]);
  expect(visits.count).toBeGreaterThan(rounds * 10);
  expect(await servedVersion(site.url, 'education')).toBe(`round-${rounds - 1}`);
  expect(Math.max(...memory)).toBeLessThan(400);
  await vi.waitFor(() => expect([...spawned].filter(isAlive)).toEqual(site.supervisor.workerIds), {
    timeout: 15_000,
    interval: 100,
  });
}, 1_500_000);

it('the supervisor replaces a worker over its memory limit without a failed response or a quarantine', async () => {
  const jobs = site.releases[2] as Release;
  const source = `import { remote as built } from './built.js';
    const left = [];
    const loader = () => (left.push(Buffer.alloc(40 * 1024 * 1024, 1)), null);
    const heavy = { id: 'jobs.heavy', path: 'portal-empleo/pesada/:turn', loader, Component: () => null };
    export const remote = { ...built, routes: [...built.routes, heavy] };`;
  await site.deploy(await publishVariant(site.store, jobs, { version: 'heavy', source }));
  const first = [...site.supervisor.workerIds];
  // Visits pages that need no data, because an overloaded machine would get the API's responses too late.
  const visits = await visitDuring(site.url, ['/boletin', '/en/buscar'], async () => {
    for (let turn = 0; first.some((id) => site.supervisor.workerIds.includes(id)); turn++) {
      expect(turn).toBeLessThan(200);
      const { status } = await fetch(`${site.url}/portal-empleo/pesada/${turn}`);
      expect(status).toBe(200);
    }
  });
  expect(visits.failures).toEqual([]);
  expect(site.supervisor.health.quarantined).toEqual([]);
}, 1_500_000);
