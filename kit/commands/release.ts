import { basename } from 'node:path';
import { appName } from '../../shell/src/releases/apps.ts';
import { withBuild } from '../../shell/src/releases/build-app.ts';
import { publish } from '../../shell/src/releases/publish.ts';
import type { Release } from '../../shell/src/releases/release.schema.ts';
import { releaseFolder } from '../../shell/src/releases/store.ts';

/** Of the remote: the folder that the command runs in. */
export const root = process.cwd();
export const folder = basename(root);
export const app = appName(folder);
const store = `${root}/.releases`;

/** The release of the sources as they are, in `.releases`. */
export async function buildRelease(): Promise<Release & { path: string }> {
  const release = await withBuild(root, root, (build) => publish({ root, store, folder, build }));
  return { ...release, path: releaseFolder(store, release.name, release.version) };
}
