import type { Release } from '../../../release.schema.ts';
import { isMissingFile } from '../../release-file.ts';
import type { PageElement } from '../elements.ts';
import { askedFor } from '../markup.ts';

/** Pictures, styles, fonts and scripts of the section's release that a page names and the release does not have. */
export function fileProblems(
  address: string,
  elements: readonly PageElement[],
  release: Pick<Release, 'name' | 'version' | 'integrity'>,
): string[] {
  const named = elements.flatMap(({ attributes }) => askedFor(attributes));
  const missing = named.filter((one) => isMissingFile(one, address, release));
  return [...new Set(missing)].slice(0, 3).map((file) => `names the file ${file}, which the release does not have`);
}
