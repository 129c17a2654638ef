import type { SearchKind } from '../../domain/search/search.schema.ts';

/** The search page, without locale. */
export const searchPath = '/buscar';

/** The search results for a term, of all kinds or one. */
export function searchResultsPath(term: string, kind?: SearchKind): string {
  return `${searchPath}?term=${encodeURIComponent(term)}${kind ? `&tipo=${kind}` : ''}`;
}
