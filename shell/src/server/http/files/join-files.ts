import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import type { ReleaseChunks } from '../../../composition/addresses/joined-address.ts';
import { readStyles } from '../../../composition/addresses/style-address.ts';
import { readCatalogueAddress, catalogueFile } from '../../../composition/addresses/catalogue-address.ts';
import { vectorHash } from '../../../composition/addresses/vector-address.ts';
import { readRelease, releaseFolder } from '../../../releases/store/store.ts';
import { readVector } from '../../../releases/store/vector-files.ts';
import { pickTexts, keysOfChunks } from './asked-catalogue.ts';

/** More chunks than any page has: anybody can write an address. */
const maxChunks = 64;

/**
 * The text of the file at an address of `joinStyles`, `joinCatalogues` or `vectorAddress`.
 * @param store the folder of the releases
 * @throws when the address is invalid, or names files that are not in the store
 */
export async function joinFiles(store: string, address: string): Promise<string> {
  const vector = vectorHash(address);
  if (vector) return readVector(store, vector);
  const words = readCatalogueAddress(address);
  const releases = words?.releases ?? readStyles(address) ?? [];
  const chunks = releases.reduce((sum, release) => sum + release.chunks.length, 0);
  // Each release is read again: an address that named one a hundred times would cause a hundred times the work.
  const isOnceEach = [releases.map(({ name }) => name), ...releases.map((release) => release.chunks)].every(
    (names) => new Set(names).size === names.length,
  );
  if (chunks === 0 || chunks > maxChunks || !isOnceEach) throw new Error(`${address} is no page's`);
  if (!words) return (await Promise.all(releases.map((release) => stylesOf(store, release)))).flat().join('\n');

  const askedFor = new Set<string>();
  const texts: FlatCatalogues = {};
  for (const { name, version, chunks } of releases) {
    const release = await readRelease(store, name, version);
    for (const word of keysOfChunks(release, chunks)) askedFor.add(word);
    const file = join(releaseFolder(store, name, version), 'browser', catalogueFile(words.locale));
    Object.assign(texts, JSON.parse(await readFile(file, 'utf8')));
  }
  return JSON.stringify(pickTexts(texts, askedFor));
}

async function stylesOf(store: string, { name, version, chunks }: ReleaseChunks): Promise<string[]> {
  const { integrity } = await readRelease(store, name, version);
  const files = Object.keys(integrity);
  return Promise.all(
    chunks.map((chunk) => {
      const file = files.find((one) => chunkOf(one) === chunk);
      if (!file) throw new Error(`${name}@${version} has no styles ${chunk}`);
      return readFile(join(releaseFolder(store, name, version), file), 'utf8');
    }),
  );
}

/** The chunk of a style sheet in a release; older releases add a hash to the file's name. */
function chunkOf(file: string): string | undefined {
  return /^browser\/([\w.-]+?)(?:\.[0-9a-f]{8})?\.css$/.exec(file)?.[1];
}
