import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRelease } from '../testing/sample-release.ts';
import { activate } from './registry.ts';
import { emptyRegistry } from './release.schema.ts';
import { readRegistry, readRelease, releaseFolder, writeJson, writeRegistry } from './store.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'ofgc-store-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe('the registry', () => {
  it('is empty where none was ever written', async () => {
    expect(await readRegistry(store)).toEqual({ apps: {} });
  });

  it('is read as it was written, and leaves no draft beside it', async () => {
    const registry = activate(emptyRegistry, sampleRelease());
    await writeRegistry(store, registry);
    expect(await readRegistry(store)).toEqual(registry);
    expect(await readdir(store)).toEqual(['registry.json']);
  });

  it('is whole at every moment of a change', async () => {
    const registries = ['v1', 'v2'].map((version) =>
      activate(
        emptyRegistry,
        sampleRelease({ version, slots: Array.from({ length: 2_000 }, (_, slot) => `home.${slot}`) }),
      ),
    );
    await writeRegistry(store, registries[0] ?? emptyRegistry);
    const writing = async () => {
      for (let turn = 0; turn < 40; turn++) await writeRegistry(store, registries[turn % 2] ?? emptyRegistry);
    };
    const seen = new Set<string | undefined>();
    const reading = async () => {
      for (let turn = 0; turn < 80; turn++) seen.add((await readRegistry(store)).apps.education?.version);
    };
    await Promise.all([writing(), reading()]);
    expect([...seen].filter((version) => version !== 'v1' && version !== 'v2')).toEqual([]);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"apps":[1]}'],
  ])('is not taken for empty when it holds %s', async (_, text) => {
    await writeFile(join(store, 'registry.json'), text);
    await expect(readRegistry(store)).rejects.toThrow();
  });
});

describe('a release', () => {
  it('is read from its folder', async () => {
    await mkdir(releaseFolder(store, 'education', 'v1'), { recursive: true });
    await writeJson(join(store, 'education/v1/release.json'), sampleRelease());
    expect(await readRelease(store, 'education', 'v1')).toEqual(sampleRelease());
    expect(await readFile(join(store, 'education/v1/release.json'), 'utf8')).toMatch(/\n$/);
  });

  it('that is missing or says too little is an error', async () => {
    await expect(readRelease(store, 'education', 'v1')).rejects.toThrow(/ENOENT/);
    await mkdir(releaseFolder(store, 'education', 'v1'), { recursive: true });
    await writeJson(join(store, 'education/v1/release.json'), { name: 'education' });
    await expect(readRelease(store, 'education', 'v1')).rejects.toThrow();
  });
});
