import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleRelease } from '../testing/sample-release.ts';
import { activate } from './registry.ts';
import { releaseAll } from './release-all.ts';
import { emptyRegistry } from './release.schema.ts';
import { readRegistry, writeRegistry } from './store.ts';

// A folder without node_modules stands for an installation without the bundler.
let root: string;
const warnings: string[] = [];
const output = { info: () => {}, warn: (sentence: string) => void warnings.push(sentence) };
beforeEach(async () => {
  warnings.length = 0;
  root = await mkdtemp(join(tmpdir(), 'ofgc-release-all-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('without a bundler, what is live stays live, and a remote that has no release is named', async () => {
  const live = [sampleRelease({ name: 'shell' }), sampleRelease({ name: 'jobs' })].reduce(activate, emptyRegistry);
  await writeRegistry(root, live);
  await releaseAll(root, root, output);
  expect(await readRegistry(root)).toEqual(live);
  const missing = (folder: string) =>
    `${folder} has no release of its present sources, and no bundler is installed to build one (npm ci installs it).`;
  expect(warnings).toContain(`${missing('mfe-jobs')}\nmfe-jobs stays at release v1.`);
  expect(warnings).toContain(`${missing('mfe-about')} The site starts without it.`);
});

it('without a bundler and without a release of the shell there is nothing to start', async () => {
  await expect(releaseAll(root, root, output)).rejects.toThrow(
    /^shell has no release of its present sources, [^\n]+\.$/,
  );
});
