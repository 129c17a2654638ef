import type { Release } from '../../release.schema.ts';
import { isMissingFile } from '../release-file.ts';
import { addressesIn } from './style-addresses.ts';

/** Few sheets name a file, and reading one takes long. */
const mayNameFile = /(?:url|src|image|set|fade)\(/i;

/** Pictures and fonts that a style sheet names and its release does not have. @param sheet its name in the release */
export function sheetFileProblems(
  sheet: string,
  css: string,
  release: Pick<Release, 'name' | 'version' | 'integrity'>,
): string[] {
  if (!mayNameFile.test(css)) return [];
  const from = `/assets/${release.name}/${release.version}/${sheet}`;
  return addressesIn(css)
    .filter((address) => isMissingFile(address, from, release))
    .map((address) => `the style sheet ${sheet} names the file ${address}, which the release does not have`);
}
