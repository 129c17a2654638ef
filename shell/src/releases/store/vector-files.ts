import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@ofgc/shared/dates/spans.ts';

/** How long a file is kept, in milliseconds: as long as open pages may request their releases' files. */
const retention = day;
/** How many of the newest files are always kept, because a running worker may have started long ago. */
const retained = 100;

const folderOf = (store: string) => join(store, 'vectors');
const fileOf = (store: string, hash: string) => join(folderOf(store), `${hash}.json`);

/**
 * Writes a set of live releases to a file named by the hash of its content: an open page requests the set that made it, even when
 * other releases are live by then.
 * @returns sha256, base64url; undefined where the file cannot be written: pages then carry the set themselves
 */
export function storeVector(store: string, vector: object): string | undefined {
  const text = JSON.stringify(vector);
  const hash = createHash('sha256').update(text).digest('base64url');
  const file = fileOf(store, hash);
  try {
    mkdirSync(folderOf(store), { recursive: true });
    // Several workers may write the same file at once, each its own draft; writing it again makes it count as new.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    return existsSync(file) ? hash : undefined;
  }
  return hash;
}

/** @param hash of a set that this machine has served @throws where there is none */
export function readVector(store: string, hash: string): Promise<string> {
  return readFile(fileOf(store, hash), 'utf8');
}

/** Removes sets that no worker has written for a day, except the newest hundred. @param now milliseconds of the real clock */
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
