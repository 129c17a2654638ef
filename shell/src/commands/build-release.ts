import { checkTypes } from '../releases/build/check-types.ts';
import { sourceVersion } from '../releases/build/source-version.ts';
import type { Release } from '../releases/release.schema.ts';
import { releaseApp } from '../releases/publish/release-app.ts';
import { pruneReleaseFolders } from '../releases/store/prune-release-folders.ts';
import { makeYoung } from '../releases/store/store.ts';
import { root } from './command-line.ts';
import { type FolderStore, openStore } from './open-store.ts';

/**
 * Builds one app's current sources into a release in the store of this folder, and removes releases there that are too old.
 * @param here by default the store is made where there is none
 * @throws where its types do not check, or its sources change meanwhile
 */
export async function buildRelease(
  folder: string,
  here: FolderStore = openStore(),
): Promise<FolderStore & { release: Release }> {
  const sources = sourceVersion(folder);
  await checkTypes(root, folder);
  const release = await releaseApp(root, here.store, folder, { sources });
  // Equal sources give one that may have been there for long.
  await makeYoung(here.store, release.name, release.version);
  // Room is no condition of a release; `deploy` says at its end what could not be removed.
  await pruneReleaseFolders(here.store).catch(() => {});
  return { ...here, release };
}
