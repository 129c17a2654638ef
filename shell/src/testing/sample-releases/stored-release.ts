import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unnamedVersion } from '../../releases/build/build-app.ts';
import { mapHashes, nameByContent, precompressAll, releaseIntegrity } from '../../releases/store/release-files.ts';
import type { Release } from '../../releases/release.schema.ts';
import { placeRelease, releaseFolder, writeJson } from '../../releases/store/store.ts';
import { sampleRelease } from './sample-release.ts';

/** Stores a release of a few small files, named by its content like a build. @param text makes it differ from other releases */
export async function storeSampleRelease(
  store: string,
  text: string,
  differences: Partial<Release> = {},
): Promise<Release> {
  const name = differences.name ?? 'education';
  const draft = join(store, name, `draft.${text}`);
  await mkdir(join(draft, 'browser'), { recursive: true });
  await mkdir(join(draft, 'server'), { recursive: true });
  await writeFile(
    join(draft, 'browser/landing.js'),
    `export const at = '/assets/${unnamedVersion}/${text}';\n`.repeat(20),
  );
  await writeFile(join(draft, 'browser/mark.woff2'), `letters of ${text}`);
  await writeFile(join(draft, 'server/main.js'), `export const remote = '${text}';\n`);
  await mkdir(join(draft, 'maps/browser'), { recursive: true });
  await writeFile(join(draft, 'maps/browser/landing.js.map'), JSON.stringify({ version: 3, sources: [text] }));
  const version = await nameByContent(draft, unnamedVersion);
  await precompressAll(join(draft, 'browser'));
  const hashes = { integrity: await releaseIntegrity(draft), maps: await mapHashes(draft) };
  const release = { ...sampleRelease(differences), name, version, ...hashes };
  await writeJson(join(draft, 'release.json'), release);
  await placeRelease(draft, releaseFolder(store, name, version));
  return release;
}
