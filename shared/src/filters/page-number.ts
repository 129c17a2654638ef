/** The parameter of an address with the page of its list. */
export const pageParameter = 'pagina';

/** The page of a list that an address asks for, counted from 1; the first page where it asks for none, or for something else. */
export function pageNumberIn(search: URLSearchParams): string {
  const wanted = search.get(pageParameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(wanted) ? wanted : '1';
}
