import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { systemCode } from '../../process/system-error.ts';
import type { Release } from '../release.schema.ts';
import { isAsSigned } from '../signed/proof-file.ts';

const plainPath = /^(browser|server)(\/[\w@-][\w@.-]{0,199}){1,8}$/;

/** Whether a path is in one of a release's two sides, with plain segments that any file system and any address accepts. */
export function isPlainPath(file: string): boolean {
  return plainPath.test(file);
}

/** Windows' own names, and those whose end it cuts. */
const ofWindows = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:[./]|$)|\.(?:\/|$)/;

/** Finds a path that Windows does not keep, or that a file system without capitals takes for another one of them. */
export function findUnportable(files: readonly string[]): string | undefined {
  const small = files.map((file) => file.toLowerCase());
  return files.find((_, index) => ofWindows.test(small[index] ?? '') || small.indexOf(small[index] ?? '') < index);
}

/** Whether the path is one of a source map: `maps/browser/jobs.portal.js.map`. */
export function isMapPath(file: string): boolean {
  return file.startsWith('maps/') && file.endsWith('.map') && isPlainPath(file.slice('maps/'.length));
}

/** The files of a release's two sides, `browser/…` and `server/…`, in order. */
export async function releaseFiles(folder: string): Promise<string[]> {
  return (await Promise.all(['browser', 'server'].map((side) => filesIn(folder, side)))).flat().toSorted();
}

async function filesIn(folder: string, inside: string): Promise<string[]> {
  const entries = await readdir(join(folder, inside), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** The sha384 of each file, in the form that browsers check. */
export async function releaseIntegrity(folder: string): Promise<Release['integrity']> {
  return hashesOf(folder, await releaseFiles(folder));
}

/** The sha384 of each source map; none where the build has none. */
export async function mapHashes(folder: string): Promise<Record<string, string>> {
  return hashesOf(folder, await filesIn(folder, 'maps').catch(orMissing([])));
}

async function hashesOf(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const)),
  );
}

/** The hashes of all files that travel with a release: those of its sides, then its source maps. */
export function travellingFiles({ integrity, maps }: Pick<Release, 'integrity' | 'maps'>): Record<string, string> {
  return { ...integrity, ...maps };
}

/** `sha384-…` in base64, as the attribute `integrity` of HTML takes it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Finds a file of a release that was changed, is missing, or was added since the build, or since its team signed it.
 * @returns one sentence, or null where nothing has changed @throws an error of the system, which says nothing of the release
 */
export async function findDamage(folder: string, { integrity }: Pick<Release, 'integrity'>): Promise<string | null> {
  const found: Release['integrity'] = await releaseIntegrity(folder).catch(orMissing({}));
  for (const [file, hash] of Object.entries(integrity)) {
    if (!found[file]) return `${file} is missing`;
    if (found[file] !== hash) return `${file} is not what was built`;
  }
  const extra = Object.keys(found).find((file) => !integrity[file]);
  return extra ? `${extra} is no part of the release` : findUnsigned(folder);
}

/** Finds a `release.json` that was changed since the release's team signed it, or a damaged proof. @returns and throws like `findDamage` */
export async function findUnsigned(folder: string): Promise<string | null> {
  try {
    return (await isAsSigned(folder)) ? null : 'release.json is not the one that its team has signed';
  } catch (error) {
    if (systemCode(error) !== undefined) throw error;
    return messageOf(error);
  }
}

/** Like `findDamage`, for the files of one side only and without a search for added files. */
export async function findDamageOf(
  side: 'browser' | 'server',
  folder: string,
  { integrity }: Pick<Release, 'integrity'>,
): Promise<string | null> {
  for (const [file, hash] of Object.entries(integrity).filter(([name]) => name.startsWith(`${side}/`))) {
    const content = await readFile(join(folder, file)).catch(orMissing(null));
    if (!content) return `${file} is missing`;
    if (integrityOf(content) !== hash) return `${file} is not what was built`;
  }
  return null;
}

/** What is found where files are missing. An error of the system is thrown on: what could not be read may be whole. */
const orMissing =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (systemCode(error) !== undefined) throw error;
    return nothing;
  };

/** Names a build by the hash of its content, and replaces the placeholder for the name in its files. @returns the name */
export async function nameByContent(folder: string, placeholder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await releaseFiles(folder);
  for (const file of files) hash.update(`${file}\n`).update(await readFile(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  for (const file of files.filter((one) => /\.(js|css)$/.test(one))) {
    const text = await readFile(join(folder, file), 'utf8');
    if (text.includes(placeholder)) await writeFile(join(folder, file), text.replaceAll(placeholder, version));
  }
  return version;
}

/** Precompresses the text files of a folder. */
export async function precompressAll(folder: string): Promise<void> {
  const texts = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(texts.map((file) => precompress(join(folder, file))));
}

/** Writes compressed copies of a file beside it. */
export async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, common] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}
