import { readdir } from 'node:fs/promises';

/** Folders of a store that do not contain an app's releases. */
const ownFolders: ReadonlySet<string> = new Set(['builds', 'postponed', 'registry', 'status', 'trials', 'vectors']);

/** Names in the addresses below `/assets/` that are files of several releases. */
const joinedFiles: ReadonlySet<string> = new Set(['styles', 'words', 'vectors']);

/** The apps that have a folder in a store, live or not. */
export async function storedApps(store: string): Promise<string[]> {
  return (await readdir(store)).filter((name) => /^[a-z]+$/.test(name) && !ownFolders.has(name));
}

/** @throws one sentence where the app's folder would be one that the store uses for itself, its files' addresses are taken, or every object has its name */
export function checkAppName(name: string): void {
  // The registry is an object with the apps' names: it would seem to have this one.
  if (name in {}) throw new Error(`${name} is no name of a section: JavaScript uses it.`);
  if (ownFolders.has(name)) throw new Error(`${name} is no name of a section: the store has a folder of that name.`);
  if (joinedFiles.has(name)) throw new Error(`${name} is no name of a section: /assets/${name}/ has files of all.`);
}
