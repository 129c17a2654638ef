import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { pageCatalogueId } from '../../composition/addresses/catalogue-address.ts';

/**
 * The texts that the page's scripts may use: the document preloads their file.
 * @param own the texts in the page itself, used where a release has no such file
 * @throws where the file does not load or its bytes are not those that were built
 */
export async function fetchPageCatalogue(page: Document, own: FlatCatalogues): Promise<FlatCatalogues> {
  const link = page.getElementById(pageCatalogueId) as HTMLLinkElement | null;
  if (!link) return own;
  const answer = await fetch(link.href, { integrity: link.dataset.integrity ?? '' });
  return (await answer.json()) as FlatCatalogues;
}
