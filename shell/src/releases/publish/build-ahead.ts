import { appFolders } from '../build/apps.ts';
import { readRegistry } from '../registry/registry-log.ts';
import { releaseCurrent } from './release-app.ts';

/**
 * Builds the releases of the current sources while a start waits for its API; `releaseAll` finds them in the store. What does not build is
 * tried again there, where the reason is said in its place.
 * @param mayJoin whether other machines may share the database: then nothing is built for an empty store, which takes over what is live there
 * @returns begins no further build, and waits for the one in progress
 */
export function buildAhead(
  { root, store, mayJoin }: { root: string; store: string; mayJoin: boolean },
  make: Make = releaseCurrent,
): () => Promise<void> {
  let isWanted = true;
  const building = (async () => {
    if (mayJoin && (await readRegistry(store).catch(() => ({ number: 0 }))).number === 0) return;
    for (const folder of appFolders) if (isWanted) await make(root, store, folder).catch(() => {});
  })();
  return () => {
    isWanted = false;
    return building;
  };
}

type Make = (root: string, store: string, folder: string) => Promise<unknown>;
