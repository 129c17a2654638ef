import { appendFile, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleRelease } from '../../testing/sample-releases/sample-release.ts';
import { unnamedVersion } from '../build/build-app.ts';
import { publish } from './publish.ts';
import { findDamage } from '../store/release-files.ts';
import { readRelease, releaseFolder } from '../store/store.ts';

// A repository of one remote, whose build is written by hand; the scripts are the real ones.
let root: string;
let store: string;
const remote = `import { atom } from 'jotai';
export const remote = { name: 'sample', mounts: ['/muestra'], slots: { 'home.sample': () => atom }, warmUp: ['/muestra'] };`;

const section = { ...sampleRelease().section, title: { es: 'Muestra', en: 'Sample' } };

beforeEach(async () => {
  root = await testFolder();
  store = join(root, 'releases');
  await symlink(join(import.meta.dirname, '../../..'), join(root, 'shell'), 'junction');
  await build(remote);
});

const built = () => join(root, 'build');

async function build(module: string): Promise<void> {
  await rm(built(), { recursive: true, force: true });
  await mkdir(join(built(), 'browser'), { recursive: true });
  await mkdir(join(built(), 'server'), { recursive: true });
  await writeFile(join(built(), 'server/main.js'), module);
  await writeFile(join(built(), 'server/section.json'), JSON.stringify(section));
  await writeFile(join(built(), 'server/imports.json'), JSON.stringify({ jotai: ['atom'] }));
  await writeFile(
    join(built(), 'browser/remote.js'),
    `export const at = '/assets/sample/${unnamedVersion}/browser/';\n`.repeat(50),
  );
  await writeFile(join(built(), 'browser/mark.woff2'), 'letters');
  await writeFile(
    join(built(), 'browser/chunks.json'),
    JSON.stringify({ 'sample.remote': { js: ['remote.js'], css: [] } }),
  );
}
const publishSample = () => publish({ root, store, folder: 'mfe-sample', build: built() });

describe('publishing a build', () => {
  it('renews the age of a release that was published long ago', async () => {
    const { version } = await publishSample();
    const folder = releaseFolder(store, 'sample', version);
    await utimes(folder, 0, 0);
    expect((await publishSample()).version).toBe(version);
    expect(Date.now() - (await stat(folder)).mtimeMs).toBeLessThan(3_600_000);
  });

  it('imports a module without the site’s keys', async () => {
    vi.stubEnv('TEAM_KEY', '/secret').stubEnv('DATABASE_URL', '/secret');
    await build(
      remote.replace(
        "warmUp: ['/muestra']",
        "warmUp: [process.env.TEAM_KEY ?? process.env.DATABASE_URL ?? '/muestra']",
      ),
    );
    expect((await publishSample()).warmUp).toEqual(['/muestra']);
    vi.unstubAllEnvs();
  });

  it('writes a release with its module’s declarations and its imports from the contract', async () => {
    const release = await publishSample();
    expect(release).toMatchObject({
      name: 'sample',
      mounts: ['/muestra'],
      slots: ['home.sample'],
      warmUp: ['/muestra'],
      chunks: { 'sample.remote': { js: ['remote.js'], css: [] } },
      imports: { jotai: ['atom'] },
      exports: {},
      section: { title: { es: 'Muestra', en: 'Sample' }, hue: 'green' },
    });
    expect(release.reads).toEqual({});
    expect(release.version).toMatch(/^[0-9a-f]{12}$/);
    expect(release.shared.react).toMatch(/^\d+\.\d+\.\d+/);
    expect(await readRelease(store, 'sample', release.version)).toEqual(release);
    expect(await readdir(join(store, 'sample'))).toEqual([release.version]);
  });

  it('describes a release whose module writes to the console on import', async () => {
    await build(`console.log('hello'); process.stdout.write('{}');\n${remote}`);
    expect((await publishSample()).mounts).toEqual(['/muestra']);
  });

  it('describes a release whose module leaves an interval running, which the gate names', async () => {
    await build(`setInterval(() => {}, 1000);\n${remote}`);
    expect((await publishSample()).mounts).toEqual(['/muestra']);
  });

  it.each(['foto año.1a2b3c4d.png', 'Música.woff2', 'logo+2.png', '(a).svg'])(
    'says what names may have that a site does not take in: %s',
    async (file) => {
      await writeFile(join(built(), 'browser', file), 'a');
      await expect(publishSample()).rejects.toThrow(
        `mfe-sample has the file browser/${file}: names of files have letters without accents, digits, and . _ - @ alone.`,
      );
      expect(await readdir(join(store, 'sample'))).toEqual([]);
    },
  );

  it('refuses a file that other systems do not keep', async () => {
    await writeFile(join(built(), 'browser/aux.css'), 'a');
    await expect(publishSample()).rejects.toThrow(
      'mfe-sample has the file browser/aux.css, which Windows does not keep',
    );
    expect(await readdir(join(store, 'sample'))).toEqual([]);
  });

  it('names the release by its content, and puts the name into its files', async () => {
    const { version } = await publishSample();
    const text = await readFile(join(releaseFolder(store, 'sample', version), 'browser/remote.js'), 'utf8');
    expect(text).toContain(`/assets/sample/${version}/browser/`);
    expect(text).not.toContain(unnamedVersion);
    await appendFile(join(built(), 'browser/mark.woff2'), '.');
    expect((await publishSample()).version).not.toBe(version);
  });

  it('compresses texts without loss, and records the integrity of every file', async () => {
    const { integrity, version } = await publishSample();
    const folder = releaseFolder(store, 'sample', version);
    const [plain, br, gz] = await Promise.all(
      ['remote.js', 'remote.js.br', 'remote.js.gz'].map((file) => readFile(join(folder, 'browser', file))),
    );
    expect(brotliDecompressSync(br as Buffer)).toEqual(plain);
    expect(gunzipSync(gz as Buffer)).toEqual(plain);
    expect(Object.keys(integrity)).toEqual([
      'browser/mark.woff2',
      'browser/remote.js',
      'browser/remote.js.br',
      'browser/remote.js.gz',
      'server/main.js',
      'server/section.json',
    ]);
  });

  it('changes nothing when it is repeated, also at the same time', async () => {
    const [first, second] = await Promise.all([publishSample(), publishSample()]);
    expect(second?.version).toBe(first?.version);
    const file = join(releaseFolder(store, 'sample', first?.version ?? ''), 'server/main.js');
    const { mtimeMs } = await stat(file);
    const { version } = await publishSample();
    expect(version).toBe(first?.version);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
    expect(await readdir(join(store, 'sample'))).toEqual([version]);
  });

  it.each([
    ['was changed', (folder: string) => appendFile(join(folder, 'server/main.js'), ' ')],
    ['has lost a file', (folder: string) => rm(join(folder, 'browser/remote.js.br'))],
    ['has an extra file', (folder: string) => writeFile(join(folder, 'browser/more.js'), '')],
  ])('repairs a release that %s', async (_, damage) => {
    const release = await publishSample();
    const folder = releaseFolder(store, 'sample', release.version);
    await damage(folder);
    expect(await findDamage(folder, release)).not.toBeNull();
    await publishSample();
    expect(await findDamage(folder, release)).toBeNull();
  });

  it.each([
    ['ends the process', `process.exit(0);`, /mfe-sample ends the process in which it is imported/],
    ['does not load', `throw new Error('broken at import');`, /broken at import/],
    [
      'imports a name that the contract lacks',
      `import { nothing } from 'jotai'; export const remote = nothing;`,
      /does not provide an export/,
    ],
    ['imports a package outside the contract', `import 'axios';`, /axios is not in the contract/],
    ['imports a module of Node', `import 'node:fs';`, /node:fs comes with Node: a remote also runs in the browser/],
    ['exposes no remote', `export const other = 1;`, /undefined/],
    ['has no mounts', `export const remote = { slots: {}, warmUp: [] };`, /mounts/],
  ])('fails without a trace in the store if the module %s', async (_, module, reason) => {
    await build(module);
    const error = await publishSample().catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(reason);
    // One sentence for the team, without the stack of the process that read the module.
    expect(String(error).split('\n')).toHaveLength(1);
    expect(await readdir(join(store, 'sample'))).toEqual([]);
  });

  it('refuses a section that has the name of a folder of the store', async () => {
    await expect(publish({ root, store, folder: 'mfe-builds', build: built() })).rejects.toThrow(
      'builds is no name of a section: the store has a folder of that name.',
    );
  });

  it('fails without a trace in the store if there is no build', async () => {
    await rm(built(), { recursive: true });
    await expect(publishSample()).rejects.toThrow(/ENOENT/);
    expect(await readdir(join(store, 'sample'))).toEqual([]);
  });
});
