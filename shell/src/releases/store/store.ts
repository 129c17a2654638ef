import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type z, ZodError } from 'zod';
import { fewAtOnce } from './few-at-once.ts';
import { type Release, releaseSchema } from '../release.schema.ts';

/** The release store of an installation: `<dataDir>/releases`. */
export function storeFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

/** `<store>/<name>/<version>`, whether it exists or not. */
export function releaseFolder(store: string, name: string, version: string): string {
  return join(store, name, version);
}

/** @throws when the release is missing or its `release.json` is invalid */
export function readRelease(store: string, name: string, version: string): Promise<Release> {
  return readReleaseIn(releaseFolder(store, name, version));
}

/** Like `readRelease`, by the folder: in development a release is a link to a build, and its modules know only the build's folder. */
export async function readReleaseIn(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}

/** @returns null where the folder has no release or one with another name: a draft, or a folder that was set aside */
export async function findRelease(store: string, name: string, version: string): Promise<Release | null> {
  const release = await readRelease(store, name, version).catch(() => null);
  return release?.name === name && release.version === version ? release : null;
}

/**
 * Moves a whole release to its folder, when all its files are on the disk: a power cut leaves the whole release or none.
 * If two processes do so at the same time, the second leaves the first one's equal content.
 * @throws an error of the system; what was in the folder before is then there again
 */
export async function placeRelease(draft: string, target: string, move = rename): Promise<void> {
  await syncTree(draft);
  const old = `${draft}.old`;
  await move(target, old).catch(() => {});
  await move(draft, target).catch(async (error: NodeJS.ErrnoException) => {
    // Windows says EPERM also where another program holds the draft.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '') && existsSync(target)) return;
    await move(old, target).catch(() => {});
    throw error;
  });
  await syncFolder(dirname(target));
  await rm(old, { recursive: true, force: true });
}

/** So many files of a folder are open at the same time. */
const syncedAtOnce = 6;

/** Syncs the files and folders in a folder, and the folder itself. */
async function syncTree(folder: string): Promise<void> {
  await fewAtOnce(await readdir(folder, { withFileTypes: true }), syncedAtOnce, (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? syncTree(path) : syncFile(path);
  });
  await syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Makes a release count as written now, because releases that are not live are removed by the age of their folder. */
export async function makeYoung(store: string, name: string, version: string): Promise<void> {
  const now = new Date();
  await utimes(releaseFolder(store, name, version), now, now);
}

/** Replaces a file by an atomic rename: a reader sees the old or the new file, never half of one, also after a power cut. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  // Machines that share the store may have processes with the same id.
  await withDraft(`${file}.${randomUUID()}`, value, async (draft) => {
    await rename(draft, file);
    await syncFolder(dirname(file));
  });
}

/**
 * The content of a JSON file.
 * @returns null where it is missing or damaged @throws an error of the system, which may be over a moment later
 */
export async function readJson<Content>(file: string, schema: z.ZodType<Content>): Promise<Content | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const isDamage = error instanceof SyntaxError || error instanceof ZodError;
    if (isDamage || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a file is a draft of `writeJson`: one that lies there for long was left by a process that was killed. */
export const isJsonDraft = (name: string) => /\.json\.[\da-f-]{36}$/.test(name);

/** Writes JSON to a new file, waits until it is on the disk, and puts it in its place. The draft is gone afterwards, also where the disk is full. */
export async function withDraft<Result>(
  draft: string,
  value: unknown,
  place: (draft: string) => Promise<Result>,
): Promise<Result> {
  try {
    await writeSynced(draft, value);
    return await place(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeSynced(file: string, value: unknown): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs a folder, so that the names in it are on the disk; Windows does this by itself and cannot open a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  try {
    await handle?.sync();
  } catch {
    // File systems that cannot sync a folder are accepted.
  } finally {
    await handle?.close();
  }
}
