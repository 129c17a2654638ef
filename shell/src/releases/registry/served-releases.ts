import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeJson } from '../store/store.ts';
import { hasServedUnder, readHistory } from './registry-log.ts';

/** A release and the release of the shell with which it was or was to be live. */
export interface ServedPair {
  name: string;
  version: string;
  shell: string;
}

/** How many postponed releases are remembered, the newest. */
const rememberedPostponed = 200;
const postponedFile = (store: string) => join(store, 'postponed.json');
const keyOf = ({ name, version, shell }: ServedPair) => `${name}@${version} ${shell}`;

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
  const before = await readPostponed(store);
  const others = before.filter((one) => ![...postponed, ...live].some((pair) => keyOf(pair) === one));
  const after = [...others, ...postponed.map(keyOf)].slice(-rememberedPostponed);
  if (after.length > 0 || before.length > 0) await writeJson(postponedFile(store), after);
}

async function readPostponed(store: string): Promise<string[]> {
  const text = await readFile(postponedFile(store), 'utf8').catch(() => '[]');
  return z.array(z.string()).catch([]).parse(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
