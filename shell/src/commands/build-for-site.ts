import type { Release } from '../releases/release.schema.ts';
import { releaseFolder } from '../releases/store/store.ts';
import { buildRelease } from './build-release.ts';
import { askNamedSite, type ReleaseCommand, requireNamedKey } from './command-line.ts';
import { type FolderStore, openExistingStore } from './open-store.ts';

/** Builds one app, and sends the release to the site that the command names. @returns that site's answer; without a site, the release in the store of this folder */
export async function buildForSite(
  command: ReleaseCommand,
  request: Pick<Parameters<typeof askNamedSite>[1], 'verb' | 'share'>,
): Promise<string | (FolderStore & { release: Release })> {
  if (command.to === undefined) return buildRelease(command.folder, openExistingStore({ takesTo: true }));
  await requireNamedKey(command);
  const { store, release } = await buildRelease(command.folder);
  const { name, version } = release;
  return askNamedSite(command, { ...request, version, folder: releaseFolder(store, name, version) });
}
