import { open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseSchema } from '../release.schema.ts';

/** The release store of an installation: `<dataDir>/releases`. */
export function storeFolder(dataDir: string): string {
  return join(dataDir, 'releases');
}

/** `<store>/<name>/<version>`, whether it is there or not. */
export function releaseFolder(store: string, name: string, version: string): string {
  return join(store, name, version);
}

/** @throws when the release is missing or does not say what a release must say */
export function readRelease(store: string, name: string, version: string): Promise<Release> {
  return readReleaseIn(releaseFolder(store, name, version));
}

/** The same by the folder: in development a release is a link to a build, and a module of it knows where the build is. */
export async function readReleaseIn(folder: string): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}

/** Null where the folder of that name has none, or one of another name: a draft, or what was put aside. */
export async function findRelease(store: string, name: string, version: string): Promise<Release | null> {
  const release = await readRelease(store, name, version).catch(() => null);
  return release?.name === name && release.version === version ? release : null;
}

/** Puts a whole release where it belongs. Two that do so at one instant put the same there: the second finds it done. */
export async function placeRelease(draft: string, target: string): Promise<void> {
  const old = `${draft}.old`;
  await rename(target, old).catch(() => {});
  await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
  });
  await rm(old, { recursive: true, force: true });
}

/** A release that is wanted again counts as written now: what is not live is removed by the age of its folder. */
export async function makeYoung(store: string, name: string, version: string): Promise<void> {
  const now = new Date();
  await utimes(releaseFolder(store, name, version), now, now);
}

let drafts = 0;

/** One atomic rename: a reader sees the old or the new file, never half, also after a power cut. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}-${drafts++}`;
  await writeSynced(draft, value);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

/** Writes JSON and waits until it is on the disk. */
export async function writeSynced(file: string, value: unknown): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names in a folder are on the disk once the folder is; Windows does it by itself and opens no folder. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  try {
    await handle?.sync();
  } catch {
    // A file system that cannot is no reason to stop.
  } finally {
    await handle?.close();
  }
}
