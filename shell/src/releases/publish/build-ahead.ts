import { appFolders } from '../build/apps.ts';
import { releaseCurrent } from './release-app.ts';

/**
 * Builds the releases of the current sources while a start waits for its API; `releaseAll` finds them in the store. What does not build is
 * tried again there, where the reason is said in its place.
 * @returns begins no further build, and waits for the one in progress
 */
export function buildAhead(root: string, store: string, make: Make = releaseCurrent): () => Promise<void> {
  let isWanted = true;
  const building = (async () => {
    for (const folder of appFolders) if (isWanted) await make(root, store, folder).catch(() => {});
  })();
  return () => {
    isWanted = false;
    return building;
  };
}

type Make = (root: string, store: string, folder: string) => Promise<unknown>;
