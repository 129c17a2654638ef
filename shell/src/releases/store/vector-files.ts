import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds: as long as an open page may ask for its releases' files. */
const retention = 24 * 60 * 60 * 1000;
/** A worker may have begun long ago. */
const retained = 100;

const folderOf = (store: string) => join(store, 'vectors');
const fileOf = (store: string, hash: string) => join(folderOf(store), `${hash}.json`);

/**
 * Writes a set of live releases under the hash of its content: an open page asks for the set that made it, whatever is live by then.
 * @returns sha256, base64url; undefined where the disk takes nothing: pages carry the set themselves then, and the site serves
 */
export function storeVector(store: string, vector: object): string | undefined {
  const text = JSON.stringify(vector);
  const hash = createHash('sha256').update(text).digest('base64url');
  const file = fileOf(store, hash);
  try {
    mkdirSync(folderOf(store), { recursive: true });
    // Several workers write the same at once; written anew it counts as young.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    return existsSync(file) ? hash : undefined;
  }
  return hash;
}

/** @param hash of a set that this machine served @throws where there is none */
export function readVector(store: string, hash: string): Promise<string> {
  return readFile(fileOf(store, hash), 'utf8');
}

/** Removes sets that no worker has begun with for a day, but the newest hundred. @param now milliseconds of the real clock */
export async function pruneVectors(store: string, now: number): Promise<void> {
  const names = await readdir(folderOf(store)).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folderOf(store), name);
      return { path, at: (await stat(path).catch(() => ({ mtimeMs: now }))).mtimeMs };
    }),
  );
  const old = files.toSorted((a, b) => b.at - a.at).slice(retained);
  await Promise.all(old.filter(({ at }) => now - at > retention).map(({ path }) => rm(path, { force: true })));
}
