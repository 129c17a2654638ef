import type { SearchKind } from '../../domain/search/search.schema.ts';

/** The search page, without locale. */
export const searchPath = '/buscar';

/** What is found for a term, all of it or one kind. */
export function searchResultsPath(term: string, kind?: SearchKind): string {
  return `${searchPath}?term=${encodeURIComponent(term)}${kind ? `&tipo=${kind}` : ''}`;
}
