/** The query parameters that a page reads. */
export interface PageParameters {
  /** In the order in which they stand in the page's address. */
  page: readonly string[];
  /** Parameters of one visitor: with one of them the page is not shared. */
  visitor: readonly string[];
  /** The page belongs to the signed-in visitor: it is rendered for each request. */
  isPrivate?: boolean;
}

/** Whether the query has a parameter of one visitor, with any value or none. */
export function isVisitorsQuery(query: string, { visitor }: PageParameters): boolean {
  if (query === '' || visitor.length === 0) return false;
  const given = new URLSearchParams(query);
  return visitor.some((name) => given.has(name));
}

/** The parameters that a page reads, in one order and one spelling; all others are dropped. */
export function normaliseQuery(query: string, { page, visitor }: PageParameters): string {
  if (query === '') return '';
  const given = new URLSearchParams(query);
  const read = [...page, ...visitor].flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return new URLSearchParams(read).toString();
}
