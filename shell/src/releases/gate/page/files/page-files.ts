import type { Release } from '../../../release.schema.ts';
import { isMissingReleaseFile } from './missing-release-file.ts';
import type { PageElement } from '../elements.ts';
import { askedFor } from '../document-isolation.ts';

/** Pictures, styles, fonts and scripts of the section's release that a page names and the release does not have. */
export function fileProblems(
  address: string,
  elements: readonly PageElement[],
  release: Pick<Release, 'name' | 'version' | 'integrity'>,
): string[] {
  const named = elements.flatMap(({ attributes }) => askedFor(attributes));
  const missing = named.filter((one) => isMissingReleaseFile(one, address, release));
  return [...new Set(missing)].slice(0, 3).map((file) => `names the file ${file}, which the release does not have`);
}
