import { appName } from './apps.ts';
import { buildApp } from './build-app.ts';
import { publish } from './publish.ts';
import type { Release } from './release.schema.ts';
import { sourceVersion } from './source-version.ts';
import { readRelease } from './store.ts';

/**
 * Builds and publishes what an app's sources are now, unless that release is in the store already.
 * @throws MissingBundlerError where it would have to be built and cannot be
 */
export async function releaseApp(root: string, store: string, folder: string): Promise<Release> {
  const version = sourceVersion(folder);
  const published = await readRelease(store, appName(folder), version).catch(() => null);
  if (published) return published;
  await buildApp(root, folder);
  return publish({ root, store, folder, version });
}
