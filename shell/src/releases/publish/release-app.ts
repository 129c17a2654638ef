import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appName } from '../build/apps.ts';
import { withBuild } from '../build/build-app.ts';
import { publish } from './publish.ts';
import type { Release } from '../release.schema.ts';
import { sourceVersion } from '../build/source-version.ts';
import { findDamage } from '../store/release-files.ts';
import { readRelease, releaseFolder, writeJson } from '../store/store.ts';

/**
 * Builds and publishes an app's current sources, unless a release of the same sources is in this store, undamaged.
 * @param sources their hash @param make builds and publishes them
 * @throws MissingBundlerError where a build is needed but not possible, and where the sources change meanwhile
 */
export async function releaseApp(
  root: string,
  store: string,
  folder: string,
  sources = sourceVersion(folder),
  make = makeRelease,
): Promise<Release> {
  const name = appName(folder);
  const builds = join(store, 'builds');
  const built = join(builds, `${name}-${sources}.json`);
  try {
    const { version } = JSON.parse(await readFile(built, 'utf8')) as { version: string };
    const release = await readRelease(store, name, version);
    if (!(await findDamage(releaseFolder(store, name, version), release))) return release;
  } catch {
    // Not built before, or removed since.
  }
  const release = await make(root, store, folder);
  // Nobody knows which text the bundler has read: it would count as built from these sources at every later start and deploy.
  if (sourceVersion(folder) !== sources)
    throw new Error(`${folder}: its sources changed while they were built: try again.`);
  await mkdir(builds, { recursive: true });
  await writeJson(built, { version: release.version });
  return release;
}

function makeRelease(root: string, store: string, folder: string): Promise<Release> {
  return withBuild(root, folder, (build) => publish({ root, store, folder, build }));
}
