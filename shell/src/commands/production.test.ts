import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitDeployStatus } from '../releases/registry/deploy-status.ts';
import { changeRegistry, readRegistry, registryEvent } from '../releases/registry/registry-log.ts';
import type { Revision } from '../releases/release.schema.ts';
import {
  copyForProduction,
  type ProductionCopy,
  type ProductionSite,
  removeProduction,
  startProduction,
} from '../testing/servers/production-copy.ts';

let copy: ProductionCopy;
let site: ProductionSite;

beforeAll(async () => {
  copy = await copyForProduction(['shell', 'mfe-jobs']);
  // Operators set DEBUG to read what a package prints; here none does. A busy machine answers API calls late.
  site = await startProduction(copy, { env: { DEBUG: 'ofgc', PATIENT: '1' } });
}, 300_000);
afterAll(() => removeProduction(copy, site));

it('a production installation contains no bundler', () => {
  expect(existsSync(join(copy.folder, 'node_modules/fastify'))).toBe(true);
  for (const name of ['@rspack', '@module-federation', 'vitest'])
    expect(existsSync(join(copy.folder, 'node_modules', name))).toBe(false);
});

it.each(['/', '/en', '/portal-empleo'])('a production installation serves %s', async (path) => {
  const answer = await fetch(site.url + path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('</html>');
  expect(html).not.toMatch(/Una parte de esta página|A part of this page/);
});

it('a production installation builds nothing, and names each remote without a release', () => {
  expect(existsSync(join(copy.folder, 'shell/dist'))).toBe(false);
  expect(site.output()).toContain('mfe-concerts has no release of its present sources');
  expect(site.output()).not.toMatch(/(shell|mfe-jobs) (has no release|stays)/);
});

it('a production installation serves pages and starts workers without sources', async () => {
  for (const folder of ['shared', 'shell/src', 'shell/public', 'mfe-jobs', 'mfe-concerts', 'rspack.base.ts'])
    renameSync(join(copy.folder, folder), join(copy.folder, `${folder}.away`));
  try {
    const { store } = copy;
    const { apps } = await readRegistry(store);
    const by = { who: 'a test', commit: 'unknown', isDirty: false, why: '' };
    const change = async (next: typeof apps) => {
      const jobs = { name: 'jobs', version: next.jobs?.version ?? '' };
      const event = registryEvent(next.jobs ? 'deploy' : 'remove', jobs, by);
      const revision = await changeRegistry(store, () => ({ event, apps: next }));
      await awaitDeployStatus(store, revision as Revision);
    };
    const { jobs: _gone, ...others } = apps;
    await change(others);
    expect((await fetch(`${site.url}/portal-empleo`)).status).toBe(404);
    await change(apps);
    for (const path of ['/', '/en', '/portal-empleo', '/sw.js', '/favicon.svg'])
      expect((await fetch(site.url + path)).status, path).toBe(200);
  } finally {
    for (const folder of ['shared', 'shell/src', 'shell/public', 'mfe-jobs', 'mfe-concerts', 'rspack.base.ts'])
      renameSync(join(copy.folder, `${folder}.away`), join(copy.folder, folder));
  }
});

it('a production installation ends with exit code 0 and leaves no open port', async () => {
  expect((await fetch(`${site.apiUrl}api/health`)).status).toBe(200);
  site.process.kill('SIGTERM');
  expect(await once(site.process, 'exit')).toEqual([0, null]);
  for (const address of [site.url, site.apiUrl]) await expect(fetch(address)).rejects.toThrow('fetch failed');
});
