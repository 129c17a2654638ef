import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@ofgc/shared/dates/spans.ts';
import { withBuild } from '../../src/releases/build/build-app.ts';
import { checkOwnTypes } from '../../src/releases/build/check-types.ts';
import { sourcesHash } from '../../src/releases/build/source-version.ts';
import { publish } from '../../src/releases/publish/publish.ts';
import type { Release } from '../../src/releases/release.schema.ts';
import { removeOlder } from '../../src/releases/store/remove-older.ts';
import { releaseFolder } from '../../src/releases/store/store.ts';
import { readRemoteName } from './remote-name.ts';

/** Of the remote: the folder that the command runs in. */
export const root = process.cwd();
const store = `${root}/.releases`;
/** How long a release is kept here, in milliseconds: a site has what was sent to it. */
const retention = 7 * day;

export type BuiltRelease = Release & { path: string };

/** What a release is made of: a new folder has no lock file yet. */
const sources = ['package.json', 'package-lock.json', 'rspack.config.ts', 'tsconfig.json', 'src'];

/** A release that may go live: its types are checked first. @throws where its sources change meanwhile, as git tells only of committed ones */
export async function buildCheckedRelease(): Promise<BuiltRelease> {
  const hash = () =>
    sourcesHash(
      root,
      sources.filter((path) => existsSync(join(root, path))),
    );
  const before = hash();
  await checkOwnTypes(root, appFolder());
  const release = await buildRelease();
  if (hash() !== before) throw new Error('The sources changed while they were built: try again.');
  return release;
}

/** The release of the sources as they are, in `.releases`. */
export async function buildRelease(): Promise<BuiltRelease> {
  const folder = appFolder();
  const release = await withBuild(root, root, (build) => publish({ root, store, folder, build }));
  const path = releaseFolder(store, release.name, release.version);
  // Equal sources give one that was there already.
  const now = new Date();
  await utimes(path, now, now);
  await removeOlder(`${store}/${release.name}`, retention);
  return { ...release, path };
}

/** However the folder of the checkout is called. */
function appFolder(): string {
  return `mfe-${readRemoteName(root)}`;
}
