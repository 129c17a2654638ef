import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from './publish.ts';
import { readRelease, releaseFolder } from './store.ts';

// A repository of one remote, whose build is written by hand; the scripts are the real ones.
let root: string;
let store: string;
const remote = `import { atom } from 'jotai';
export const remote = { name: 'sample', mounts: ['/muestra'], slots: { 'home.sample': () => atom }, warmUp: ['/muestra'] };`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ofgc-publish-'));
  store = join(root, 'releases');
  await symlink(join(import.meta.dirname, '../..'), join(root, 'shell'), 'junction');
  await build(remote);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function build(module: string): Promise<void> {
  const dist = join(root, 'mfe-sample/dist');
  await mkdir(join(dist, 'browser'), { recursive: true });
  await mkdir(join(dist, 'server'), { recursive: true });
  await writeFile(join(dist, 'server/main.js'), module);
  await writeFile(join(dist, 'browser/remote.js'), 'export const words = "música";\n'.repeat(50));
  await writeFile(join(dist, 'browser/mark.woff2'), 'letters');
  await writeFile(
    join(dist, 'browser/chunks.json'),
    JSON.stringify({
      chunks: { 'sample.remote': { js: ['remote.js'], css: [] } },
      integrity: { 'remote.js': 'sha384-x', 'mark.woff2': 'sha384-y' },
    }),
  );
}
const publishSample = (version = 'v1') => publish({ root, store, folder: 'mfe-sample', version });

describe('publishing a build', () => {
  it('writes a release that says what its module says of itself', async () => {
    const release = await publishSample();
    expect(release).toMatchObject({
      name: 'sample',
      version: 'v1',
      mounts: ['/muestra'],
      slots: ['home.sample'],
      warmUp: ['/muestra'],
      chunks: { 'sample.remote': { js: ['remote.js'], css: [] } },
    });
    expect(release.shared.react).toMatch(/^\d+\.\d+\.\d+/);
    expect(await readRelease(store, 'sample', 'v1')).toEqual(release);
    expect(await readdir(join(store, 'sample'))).toEqual(['v1']);
  });

  it('precompresses texts without loss, and knows the integrity of every file that visitors get', async () => {
    const { integrity } = await publishSample();
    const browser = join(releaseFolder(store, 'sample', 'v1'), 'browser');
    const [plain, br, gz] = await Promise.all(
      ['remote.js', 'remote.js.br', 'remote.js.gz'].map((file) => readFile(join(browser, file))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(plain);
    expect(gunzipSync(gz as Buffer)).toEqual(plain);
    expect(Object.keys(integrity).toSorted((a, b) => a.localeCompare(b))).toEqual(
      (await readdir(browser)).toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('twice changes nothing, also when the build has changed', async () => {
    const first = await publishSample();
    const file = join(releaseFolder(store, 'sample', 'v1'), 'server/main.js');
    const { mtimeMs } = await stat(file);
    await appendFile(join(root, 'mfe-sample/dist/server/main.js'), '\n// another build');
    expect(await publishSample()).toEqual(first);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(await readFile(file, 'utf8')).toBe(remote);
  });

  it.each([
    ['does not load', `throw new Error('broken at import');`, /broken at import/],
    [
      'uses what the contract does not have',
      `import { nothing } from 'jotai'; export const remote = nothing;`,
      /does not provide an export/,
    ],
    ['imports a package outside the contract', `import 'axios';`, /axios is not in the contract/],
    ['exposes no remote', `export const other = 1;`, /undefined/],
    ['is mounted nowhere', `export const remote = { slots: {}, warmUp: [] };`, /mounts/],
  ])('whose module %s leaves nothing in the store', async (_, module, reason) => {
    await build(module);
    await expect(publishSample()).rejects.toThrow(reason);
    expect(await readdir(join(store, 'sample'))).toEqual([]);
  });

  it('that was never built is an error, and leaves nothing either', async () => {
    await rm(join(root, 'mfe-sample'), { recursive: true });
    await expect(publishSample()).rejects.toThrow(/dist/);
    expect(await readdir(join(store, 'sample'))).toEqual([]);
  });
});
