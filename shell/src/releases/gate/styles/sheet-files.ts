import type { Release } from '../../release.schema.ts';
import { isMissingReleaseFile } from '../page/files/missing-release-file.ts';
import { addresses } from './style-addresses.ts';
import type { StyleSheet } from './style-rules.ts';

/** Pictures and fonts that a style sheet names and its release does not have. @param file its name in the release */
export function sheetFileProblems(
  file: string,
  { parts }: Pick<StyleSheet, 'parts'>,
  release: Pick<Release, 'name' | 'version' | 'integrity'>,
): string[] {
  const from = `/assets/${release.name}/${release.version}/${file}`;
  return addresses(parts)
    .filter((address) => isMissingReleaseFile(address, from, release))
    .map((address) => `the style sheet ${file} names the file ${address}, which the release does not have`);
}
