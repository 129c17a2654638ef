import { sourceVersion } from '../../../rspack.base.ts';
import { buildApp } from './build-app.ts';
import { publish } from './publish.ts';
import type { Release } from './release.schema.ts';
import { readRelease } from './store.ts';

/** Builds and publishes what an app's sources are now, unless that release is in the store already. */
export async function releaseApp(root: string, store: string, folder: string): Promise<Release> {
  const version = sourceVersion(folder);
  const known = await readRelease(store, folder.replace(/^mfe-/, ''), version).catch(() => null);
  if (known) return known;
  await buildApp(root, folder);
  return publish({ root, store, folder, version });
}
