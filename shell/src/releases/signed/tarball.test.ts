import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pack, type Headers } from 'tar-stream';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSampleRelease } from '../../testing/sample-releases/stored-release.ts';
import { findDamage, integrityOf, travellingFiles } from '../store/release-files.ts';
import type { Release } from '../release.schema.ts';
import { releaseFolder } from '../store/store.ts';
import { findLie } from './release-claims.ts';
import { manifestHash } from './signed-request.ts';
import { packRelease, TarballError, unpackRelease } from './tarball.ts';
import { tarballLimits } from './tarball-limits.ts';

let store: string;
let release: Release;
let folder: string;
const into = () => join(store, 'unpacked');

beforeEach(async () => {
  store = await testFolder();
  release = await storeSampleRelease(store, 'one');
  folder = releaseFolder(store, 'education', release.version);
});

type File = [Headers & { name: string; pax?: Record<string, string> }, string | Buffer];
const manifestOf = (said: object) => JSON.stringify(said);

/** Unpacks a tarball made by hand, which need not be valid. */
async function unpack(files: File[], options: { signed?: string; limits?: typeof tarballLimits } = {}) {
  const tarball = pack();
  for (const [header, content] of files) tarball.entry(header, header.type === 'symlink' ? undefined : content);
  tarball.finalize();
  const { signed = manifestHash(files[0]?.[1] ?? ''), limits = tarballLimits } = options;
  return unpackRelease(tarball, { folder: into(), manifest: signed, limits });
}
const textOf = (file: string) => readFile(join(folder, file));
const rest = async (without: string[] = []): Promise<File[]> =>
  Promise.all(
    Object.keys(travellingFiles(release))
      .filter((file) => !without.includes(file))
      .map(async (file): Promise<File> => [{ name: file }, await textOf(file)]),
  );

describe('a tarball', () => {
  it('is unpacked to the same release', async () => {
    const { manifest, tarball } = await packRelease(folder);
    expect(await unpackRelease(tarball, { folder: into(), manifest: manifestHash(manifest) })).toEqual(release);
    expect(await readFile(join(into(), 'release.json'), 'utf8')).toBe(manifest);
    expect(await findDamage(into(), release)).toBeNull();
    expect(await readFile(join(into(), 'maps/browser/landing.js.map'), 'utf8')).toContain('"sources":["one"]');
    expect(await findLie(into(), release)).toBeNull();
  });

  it('is refused before anything is written if its manifest is not the signed one', async () => {
    const files: File[] = [[{ name: 'release.json' }, manifestOf(release)], ...(await rest())];
    await expect(unpack(files, { signed: 'f'.repeat(64) })).rejects.toThrow(
      'release.json is not the one that was signed',
    );
    expect(existsSync(into())).toBe(false);
  });

  it.each([
    '../outside.js',
    'browser/../../outside.js',
    '/etc/passwd',
    'browser//x.js',
    'other/x.js',
    'browser/.x',
    '..',
  ])('whose manifest names %s is refused before anything is written', async (path) => {
    const said = { ...release, integrity: { ...release.integrity, [path]: integrityOf(Buffer.from('x')) } };
    await expect(
      unpack([
        [{ name: 'release.json' }, manifestOf(said)],
        [{ name: path }, 'x'],
      ]),
    ).rejects.toThrow(`the manifest names "${path}", outside of a release`);
    expect(existsSync(into())).toBe(false);
  });

  it.each(['../outside.map', 'maps/../x.map', 'maps/browser/x.js', 'browser/x.js.map'])(
    'whose manifest names the source map %s is refused before anything is written',
    async (path) => {
      const said = { ...release, maps: { [path]: integrityOf(Buffer.from('x')) } };
      await expect(unpack([[{ name: 'release.json' }, manifestOf(said)]])).rejects.toThrow(
        `the manifest names "${path}", outside of a release`,
      );
      expect(existsSync(into())).toBe(false);
    },
  );

  it.each<[string, File, RegExp]>([
    ['an extra file', [{ name: 'browser/more.js' }, 'x'], /browser\/more\.js is not in the manifest/],
    [
      'an extra file with a name that objects have',
      [{ name: 'constructor' }, 'x'],
      /constructor is not in the manifest/,
    ],
    ['a path outside', [{ name: '../../outside.js' }, 'x'], /\.\.\/\.\.\/outside\.js is not in the manifest/],
    ['a link', [{ name: 'server/main.js', type: 'symlink', linkname: '/etc/passwd' }, ''], /is no file but a symlink/],
    ['a hard link', [{ name: 'server/main.js', type: 'link', linkname: '/etc/passwd' }, ''], /is no file but a link/],
    ['a device', [{ name: 'server/main.js', type: 'character-device' }, ''], /is no file but a character-device/],
    ['a pipe', [{ name: 'server/main.js', type: 'fifo' }, ''], /is no file but a fifo/],
    ['a folder', [{ name: 'server', type: 'directory' }, ''], /is no file but a directory/],
    [
      'another path behind its name',
      [{ name: 'server/main.js', pax: { path: '../../outside.js' } }, 'x'],
      /\.\.\/\.\.\/outside\.js is not in the manifest/,
    ],
    [
      'another text',
      [{ name: 'server/main.js' }, 'export const remote = 1;'],
      /server\/main\.js is not what the manifest says/,
    ],
  ])('with %s is refused', async (_, file, reason) => {
    const files: File[] = [[{ name: 'release.json' }, manifestOf(release)], file];
    await expect(unpack(files)).rejects.toThrow(reason);
  });

  it('with a repeated or a missing file is refused', async () => {
    const first: File = [{ name: 'release.json' }, manifestOf(release)];
    const main: File = [{ name: 'server/main.js' }, await textOf('server/main.js')];
    await expect(unpack([first, main, main])).rejects.toThrow('server/main.js comes twice');
    await rm(into(), { recursive: true });
    await expect(unpack([first, ...(await rest(['server/main.js']))])).rejects.toThrow('server/main.js is missing');
  });

  it.each<[string, Partial<typeof tarballLimits>, RegExp]>([
    ['bytes', { bytes: 4_000 }, /the tarball has more than 4000 bytes/],
    ['bytes in a file', { file: 30 }, /has more than 30 bytes/],
    ['bytes in a source map', { map: 30 }, /landing\.js\.map has more than 30 bytes/],
    ['bytes in the manifest', { manifest: 100 }, /release\.json has more than 100 bytes/],
    ['files', { files: 2 }, /names more than 2 files/],
  ])('with too many %s is refused', async (_, limits, reason) => {
    const files: File[] = [[{ name: 'release.json' }, manifestOf(release)], ...(await rest())];
    await expect(unpack(files, { limits: { ...tarballLimits, ...limits } })).rejects.toThrow(reason);
  });

  it('fails with the disk’s error, not a TarballError, when its folder cannot be written', async () => {
    await writeFile(into(), 'a file where the folder would be');
    const { manifest, tarball } = await packRelease(folder);
    const failure = await unpackRelease(tarball, {
      folder: join(into(), 'below'),
      manifest: manifestHash(manifest),
    }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(TarballError);
    expect(failure).toMatchObject({ code: 'ENOTDIR' });
  });

  it.runIf(existsSync('/dev/full'))(
    'fails with the disk’s error, not a TarballError, when the disk is full',
    async () => {
      const { manifest, tarball } = await packRelease(folder);
      await mkdir(into());
      await symlink('/dev/full', join(into(), 'release.json'));
      const failure = await unpackRelease(tarball, { folder: into(), manifest: manifestHash(manifest) }).catch(
        (error: unknown) => error,
      );
      expect(failure).not.toBeInstanceOf(TarballError);
      expect(failure).toMatchObject({ code: 'ENOSPC' });
    },
  );

  it.each([
    ['a file that is a folder of another', 'browser/landing.js/more.js'],
    ['a name that is too long for the file system', `browser/${'a'.repeat(300)}.js`],
    ['a name that differs from another in capitals alone', 'browser/Landing.js'],
    ['a name of Windows', 'browser/aux.js'],
    ['a name that Windows cuts', 'browser/landing.'],
  ])('whose manifest names %s is refused before anything is written', async (_, path) => {
    const said = { ...release, integrity: { ...release.integrity, [path]: integrityOf(Buffer.from('x')) } };
    await expect(unpack([[{ name: 'release.json' }, manifestOf(said)]])).rejects.toThrow(/the manifest names /);
    expect(existsSync(into())).toBe(false);
  });

  it('that is cut short or is no tarball is refused as unreadable', async () => {
    const { manifest, tarball } = await packRelease(folder);
    const whole = await buffer(tarball);
    const half = (async function* () {
      yield whole.subarray(0, whole.length / 2);
    })();
    await expect(unpackRelease(half, { folder: into(), manifest: manifestHash(manifest) })).rejects.toThrow(
      /not readable|is missing/,
    );
    const noise = (async function* () {
      yield Buffer.alloc(4_096, 'noise');
    })();
    await expect(unpackRelease(noise, { folder: into(), manifest: manifestHash(manifest) })).rejects.toThrow(
      /not readable/,
    );
  });
});

describe('findLie in a release', () => {
  const relied = async () => ({ ...release, integrity: { ...release.integrity } });
  async function replaced(file: string, content: Buffer | string) {
    await writeFile(join(folder, file), content);
    const said = await relied();
    said.integrity[file] = integrityOf(Buffer.from(content));
    return findLie(folder, said);
  }

  it('reports a name that is not that of the content', async () => {
    expect(await replaced('server/main.js', 'export const remote = 2;')).toBe(
      `its content has another name than ${release.version}`,
    );
  });

  it('reports a compressed copy of another text or with excessive size', async () => {
    const other = brotliCompressSync('another');
    const { integrity } = release;
    expect(await replaced('browser/landing.js.br', other)).toMatch(/landing\.js\.br is another text/);
    await writeFile(join(folder, 'browser/landing.js.br'), brotliCompressSync(await textOf('browser/landing.js')));
    expect(integrity['browser/landing.js.gz']).toBeDefined();
    const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await replaced('browser/landing.js.gz', bomb)).toMatch(/landing\.js\.gz is another text/);
  });

  it('reports a chunk whose file is missing', async () => {
    expect(await findLie(folder, { ...release, chunks: { 'education.more': { js: ['more.js'], css: [] } } })).toBe(
      'the chunk education.more needs more.js, which it does not have',
    );
  });

  it('reports nothing if only the manifest’s white space differs', async () => {
    await appendFile(join(folder, 'release.json'), '\n');
    expect((await stat(folder)).isDirectory()).toBe(true);
    expect(await findLie(folder, release)).toBeNull();
  });
});
