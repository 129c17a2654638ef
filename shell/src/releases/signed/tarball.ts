import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Entry, type Extract, extract, type Pack, pack } from 'tar-stream';
import { findUnportable, integrityOf, isMapPath, isPlainPath, travellingFiles } from '../store/release-files.ts';
import { type Release, releaseSchema } from '../release.schema.ts';
import { manifestHash } from './signed-request.ts';
import { tarballLimits } from './tarball-limits.ts';

/** A tarball is invalid: the message is a sentence for its team. */
export class TarballError extends Error {}

/** Packs a release into one tarball: first `release.json`, then each file that it names, the source maps last. @param folder of the release */
export async function packRelease(folder: string): Promise<{ manifest: string; tarball: Pack }> {
  const manifest = await readFile(join(folder, 'release.json'), 'utf8');
  const files = travellingFiles(releaseSchema.parse(JSON.parse(manifest)));
  const tarball = pack();
  const fill = async () => {
    tarball.entry({ name: 'release.json' }, manifest);
    for (const file of Object.keys(files)) {
      const content = await readFile(join(folder, file));
      await new Promise<void>((resolve, reject) => {
        tarball.entry({ name: file }, content, (error) => (error ? reject(error) : resolve()));
      });
    }
    tarball.finalize();
  };
  fill().catch((error: unknown) => tarball.destroy(error as Error));
  return { manifest, tarball };
}

interface Unpacking {
  /** The folder, created when the first file is written. */
  folder: string;
  /** The signed hash of the first file (`manifestHash`). */
  manifest: string;
  limits?: typeof tarballLimits;
}

/**
 * Writes a tarball's files into a folder. The first file must be the signed manifest; further files are written only
 * if the manifest has their hash, and reading ends at the first error.
 * @throws TarballError, or the error of the disk
 */
export async function unpackRelease(
  tarball: AsyncIterable<Buffer>,
  { folder, manifest, limits = tarballLimits }: Unpacking,
): Promise<Release> {
  const entries = extract();
  const fed = feed(tarball, entries, limits.bytes).then(
    () => undefined,
    (error: Error) => {
      entries.destroy(error);
      return error;
    },
  );
  try {
    return await writeEntries(entries, { folder, manifest, limits });
  } catch (error) {
    entries.destroy();
    // An error of the disk is not the team's fault, and its message may contain a path of this machine.
    if (error instanceof TarballError || isOfDisk(error)) throw error;
    const cause = (await fed) ?? error;
    if (cause instanceof TarballError) throw cause;
    throw new TarballError(`the tarball is not readable: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** After a fault, reads the rest of the body and drops it: a client that is still sending would not read the response. */
async function feed(tarball: AsyncIterable<Buffer>, entries: Extract, most: number): Promise<void> {
  let bytes = 0;
  for await (const chunk of tarball) {
    bytes += chunk.length;
    if (bytes > most) throw new TarballError(`the tarball has more than ${most} bytes`);
    if (!entries.destroyed && !entries.write(chunk)) await drained(entries);
  }
  if (!entries.destroyed) entries.end();
}

/** Waits until it takes more, or is destroyed, and leaves no listener behind. */
async function drained(entries: Extract): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(entries, 'drain', { signal }), once(entries, 'close', { signal })]).catch(() => {});
  waiting.abort();
}

async function writeEntries(
  entries: AsyncIterable<Entry>,
  { folder, manifest, limits }: Required<Unpacking>,
): Promise<Release> {
  let release: Release | undefined;
  let hashes: Record<string, string> = {};
  const missing = new Set<string>();
  for await (const entry of entries) {
    const { name, type, size = 0 } = entry.header;
    if (type !== 'file') throw new TarballError(`${name} is no file but a ${type}`);
    if (!release) {
      if (name !== 'release.json') throw new TarballError(`the first file is ${name}, not release.json`);
      const text = await readEntry(entry, size, limits.manifest);
      release = readManifest(text, manifest, limits.files);
      hashes = travellingFiles(release);
      for (const file of Object.keys(hashes)) missing.add(file);
      await write(folder, 'release.json', text);
      continue;
    }
    if (!missing.delete(name))
      throw new TarballError(`${name} ${Object.hasOwn(hashes, name) ? 'comes twice' : 'is not in the manifest'}`);
    const content = await readEntry(entry, size, isMapPath(name) ? limits.map : limits.file);
    if (integrityOf(content) !== hashes[name]) throw new TarballError(`${name} is not what the manifest says`);
    await write(folder, name, content);
  }
  if (!release) throw new TarballError('the tarball is empty');
  const [first] = missing;
  if (first) throw new TarballError(`${first} is missing`);
  return release;
}

async function readEntry(entry: Entry, size: number, most: number): Promise<Buffer> {
  if (size > most) throw new TarballError(`${entry.header.name} has more than ${most} bytes`);
  const chunks: Buffer[] = [];
  for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readManifest(text: Buffer, signed: string, mostFiles: number): Release {
  if (manifestHash(text) !== signed) throw new TarballError('release.json is not the one that was signed');
  const { success, data, error } = releaseSchema.safeParse(parseJson(text));
  if (!success) throw new TarballError(`release.json is not readable: ${error.issues[0]?.path.join('.')}`);
  const files = Object.keys(travellingFiles(data));
  if (files.length > mostFiles) throw new TarballError(`the manifest names more than ${mostFiles} files`);
  const outside =
    Object.keys(data.integrity).find((file) => !isPlainPath(file)) ??
    Object.keys(data.maps ?? {}).find((file) => !isMapPath(file));
  if (outside !== undefined)
    throw new TarballError(`the manifest names ${JSON.stringify(outside)}, outside of a release`);
  const unportable = findUnportable(files);
  if (unportable !== undefined)
    throw new TarballError(`the manifest names ${unportable}, which Windows does not keep, or takes for another file`);
  const names = new Set(files);
  const inside = files.find((file) => foldersOf(file).some((folder) => names.has(folder)));
  if (inside !== undefined) throw new TarballError(`the manifest names ${inside}, which is inside of another file`);
  return data;
}

/** `a/b/c` → `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

function isOfDisk(error: unknown): boolean {
  const { syscall = '' } = error as NodeJS.ErrnoException;
  return ['mkdir', 'open', 'write', 'close'].includes(syscall);
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

async function write(folder: string, file: string, content: Buffer): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
