import { withBuild } from '../../src/releases/build/build-app.ts';
import { publish } from '../../src/releases/publish.ts';
import type { Release } from '../../src/releases/release.schema.ts';
import { releaseFolder } from '../../src/releases/store/store.ts';
import { readRemoteName } from './remote-name.ts';

/** Of the remote: the folder that the command runs in. */
export const root = process.cwd();
const store = `${root}/.releases`;

/** The release of the sources as they are, in `.releases`. */
export async function buildRelease(): Promise<Release & { path: string }> {
  // However the folder of the checkout is called.
  const folder = `mfe-${readRemoteName(root)}`;
  const release = await withBuild(root, root, (build) => publish({ root, store, folder, build }));
  return { ...release, path: releaseFolder(store, release.name, release.version) };
}
