import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { operator } from '../build/provenance.ts';
import { activate } from './registry.ts';
import {
  emptyRegistry,
  type Registry,
  type RegistryEvent,
  type Release,
  type Revision,
  revisionSchema,
} from '../release.schema.ts';
import { readJson, syncFolder, withDraft } from '../store/store.ts';

// The registry is a log: each change of the live releases is a separate file, `registry/<number>.json`, that is
// created once and never changed. If two changes at the same time want the same number, one gets it, and the other is
// decided again on top of it, so that none is lost.

/** The registry before any change, without live releases. */
const noRevision = { number: 0, apps: {} };

/** All revisions are damaged. */
export class DamagedRegistryError extends Error {}

/** The live releases, and the number of the last change. */
export type NumberedRegistry = Registry & { number: number };

/** A change of the registry: the event, and the live releases after it. */
interface RegistryChange {
  event: RegistryEvent;
  apps: Registry['apps'];
  /** As in a `Revision`. */
  standsInFor?: string;
  /** Likewise. */
  shared?: number;
}

/** @param release the one that becomes live, or is refused @param by who, from which sources, and why */
export function registryEvent(
  action: RegistryEvent['action'],
  { name, version }: Pick<Release, 'name' | 'version'>,
  by: Omit<RegistryEvent, 'action' | 'app' | 'version' | 'at'>,
): RegistryEvent {
  return { action, app: name, version, at: new Date().toISOString(), ...by };
}

/** A reason of the site itself: no sources and no person are behind the change. */
export const bySite = (why: string) => ({
  who: `${hostname()}-${process.pid}`,
  commit: 'unknown',
  isDirty: false,
  why,
  isBySite: true,
});

/** The folder of the revisions, to be watched for changes. */
export const registryFolder = (store: string) => join(store, 'registry');
/** Whether a file of that folder is a revision, and no draft of one. */
export const isRevisionFile = (name: string) => /^\d+\.json$/.test(name);
const draftEnd = '.draft';
const revisionFile = (store: string, number: number) =>
  join(registryFolder(store), `${String(number).padStart(8, '0')}.json`);

/**
 * The newest readable revision: damaged ones are skipped. Number 0 where there was never a revision.
 * @throws DamagedRegistryError where there are revisions but none is readable, or an error of the system
 */
export async function readRegistry(store: string): Promise<NumberedRegistry> {
  const numbers = await revisionNumbers(store);
  if (numbers.length === 0) return noRevision;
  const newest = await newestReadable(store, numbers);
  if (!newest) throw new DamagedRegistryError(`The registry has no readable revision: ${registryFolder(store)}`);
  return newest;
}

/** The files of revisions after the newest readable one: what they made live is lost here. */
export async function damagedNewest(store: string): Promise<string[]> {
  const numbers = await revisionNumbers(store);
  const { number } = await readRegistry(store);
  return numbers.filter((one) => one > number).map((one) => revisionFile(store, one));
}

/** All readable revisions, oldest first. */
export async function readHistory(store: string): Promise<Revision[]> {
  return readRevisions(store, await revisionNumbers(store));
}

/** The newest readable revision up to a number, and all after it, oldest first; earlier ones are not read. */
export async function readHistorySince(store: string, number: number): Promise<Revision[]> {
  const numbers = await revisionNumbers(store);
  const before = await newestReadable(
    store,
    numbers.filter((one) => one <= number),
  );
  const after = await readRevisions(
    store,
    numbers.filter((one) => one > number),
  );
  return before ? [before, ...after] : after;
}

/**
 * Changes the live releases.
 * @param decide the change, given the live releases; called again when another change came first. Null: no change
 * @returns the new revision; null where there was no change
 */
export async function changeRegistry(
  store: string,
  decide: (registry: NumberedRegistry) => RegistryChange | null | Promise<RegistryChange | null>,
): Promise<Revision | null> {
  await mkdir(registryFolder(store), { recursive: true });
  while (true) {
    // The number after the newest revision, readable or not. Listed before the registry is read, so that a change in between is noticed.
    const number = ((await revisionNumbers(store)).at(-1) ?? 0) + 1;
    const change = await decide(await readRegistry(store));
    if (!change) return null;
    const revision = revisionSchema.parse({ number, ...change });
    if (await putIfAbsent(revisionFile(store, number), revision)) return revision;
  }
}

/** Makes exactly these releases live: for a new store, in development and in tests. */
export async function resetRegistry(store: string, releases: readonly Release[]): Promise<void> {
  const [first] = releases;
  if (!first) return;
  await changeRegistry(store, () => ({
    event: registryEvent('start', first, { who: operator(), commit: 'unknown', isDirty: false, why: '' }),
    ...releases.reduce(activate, emptyRegistry),
  }));
}

/**
 * Whether a release was live together with a release of the shell until one of both was replaced, and neither was refused: what is live
 * for a moment may not have been judged yet, though other sections have changed since.
 */
export function hasServedUnder(
  history: readonly Revision[],
  { name, version, shell }: { name: string; version: string; shell: string },
): boolean {
  let isLive = false;
  for (const { apps, event } of history) {
    const refused = event.action === 'refuse' && `${event.app}@${event.version}`;
    const isOver = apps[name]?.version !== version || apps.shell?.version !== shell || apps[name].removed !== undefined;
    if (isLive && isOver && refused !== `${name}@${version}` && refused !== `shell@${shell}`) return true;
    isLive = !isOver;
  }
  return false;
}

/** Removes the oldest revisions, but never the newest `kept` nor those after `since`; and drafts of that age, whose writer was killed. */
export async function pruneHistory(store: string, { kept, since }: { kept: number; since: Date }): Promise<void> {
  const history = await readHistory(store);
  for (const { number, event } of history.slice(0, -kept))
    if (new Date(event.at) < since) await rm(revisionFile(store, number), { force: true });
  const drafts = (await namesIn(registryFolder(store))).filter((name) => name.endsWith(draftEnd));
  for (const draft of drafts.map((name) => join(registryFolder(store), name))) {
    // The writer of a new one removes it itself, at any time.
    const written = await stat(draft).catch(() => null);
    if (written && written.mtime < since) await rm(draft, { force: true });
  }
}

/** The names of the files in a folder; none where it does not exist. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function revisionNumbers(store: string): Promise<number[]> {
  const files = await namesIn(registryFolder(store));
  return files
    .filter(isRevisionFile)
    .map((file) => Number.parseInt(file, 10))
    .toSorted((a, b) => a - b);
}

/** @returns null where all of them are damaged */
async function newestReadable(store: string, numbers: readonly number[]): Promise<Revision | null> {
  for (const number of numbers.toReversed()) {
    const revision = await readRevision(store, number);
    if (revision) return revision;
  }
  return null;
}

async function readRevisions(store: string, numbers: readonly number[]): Promise<Revision[]> {
  const read = await Promise.all(numbers.map((number) => readRevision(store, number)));
  return read.filter((revision) => revision !== null);
}

/**
 * @returns null for a file that is damaged, or was pruned meanwhile @throws an error of the system, which may be over a moment later:
 * a revision that is left out then would be undone by the next change
 */
function readRevision(store: string, number: number): Promise<Revision | null> {
  return readJson(revisionFile(store, number), revisionSchema);
}

/** Creates a file with a hard link, which is atomic also on a shared folder and when the process dies: no reader sees half a revision. */
async function putIfAbsent(file: string, value: unknown): Promise<boolean> {
  // Machines that share the folder may have processes with the same id.
  return withDraft(`${file}.${randomUUID()}${draftEnd}`, value, async (draft) => {
    try {
      await link(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
    await syncFolder(join(file, '..'));
    return true;
  });
}
