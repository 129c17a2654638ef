import type { FlatCatalogues } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { pageCatalogueId } from '../composition/catalogue-address.ts';

/**
 * The words that the page's scripts can ask for: the document preloads their file.
 * @param own what the page itself has, where a release brings no such file
 * @throws where other bytes come than were built, or none
 */
export async function fetchPageCatalogue(page: Document, own: FlatCatalogues): Promise<FlatCatalogues> {
  const link = page.getElementById(pageCatalogueId) as HTMLLinkElement | null;
  if (!link) return own;
  const answer = await fetch(link.href, { integrity: link.dataset.integrity ?? '' });
  return (await answer.json()) as FlatCatalogues;
}
