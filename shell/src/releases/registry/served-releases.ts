import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasServedUnder, readHistory } from './registry-log.ts';

/** A release and the release of the shell with which it was or was to be live. */
export interface ServedPair {
  name: string;
  version: string;
  shell: string;
}

/** An empty file for each release that waits: machines that share the store note theirs at the same time. */
const postponedFolder = (store: string) => join(store, 'postponed');
const keyOf = ({ name, version, shell }: ServedPair) => `${name}@${version}@${shell}`;

/**
 * Whether a release has served with a release of the shell. The log alone does not say: it also has changes that the site postponed until
 * they were replaced, which nobody has judged.
 */
export async function servedReleases(store: string): Promise<(pair: ServedPair) => boolean> {
  const [history, postponed] = await Promise.all([readHistory(store), readPostponed(store)]);
  return (pair) => {
    const needed = [pair, { name: 'shell', version: pair.shell, shell: pair.shell }].map(keyOf);
    return hasServedUnder(history, pair) && !postponed.some((one) => needed.includes(one));
  };
}

/** Notes releases that wait to be judged, and forgets those that have been live since. */
export async function notePostponed(
  store: string,
  { postponed, live }: Record<'postponed' | 'live', readonly ServedPair[]>,
): Promise<void> {
  const folder = postponedFolder(store);
  const noted = await readPostponed(store);
  if (postponed.length > 0) await mkdir(folder, { recursive: true });
  for (const key of postponed.map(keyOf)) await writeFile(join(folder, key), '');
  for (const key of live.map(keyOf)) if (noted.includes(key)) await rm(join(folder, key), { force: true });
}

/** Forgets the releases that the log has forgotten: it no longer says of them that they have served. */
export async function prunePostponed(store: string): Promise<void> {
  // A change is in the log before it is postponed, so the log is read after the notes.
  const noted = await readPostponed(store);
  const history = await readHistory(store);
  const logged = new Set(
    history.flatMap(({ apps }) => Object.entries(apps).map(([name, { version }]) => `${name}@${version}`)),
  );
  for (const key of noted)
    if (!logged.has(key.slice(0, key.lastIndexOf('@')))) await rm(join(postponedFolder(store), key), { force: true });
}

/** @throws an error of the system other than that nothing was ever postponed */
function readPostponed(store: string): Promise<string[]> {
  return readdir(postponedFolder(store)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
