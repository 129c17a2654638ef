import { redirect } from 'react-router';

/**
 * Permanently redirects from an address with an old spelling of its query to the present one.
 * @param respell returns the present spelling of a query; the same query where nothing has to change
 * @throws a redirect with 301
 */
export function redirectRespelled(
  { url }: Pick<Request, 'url'>,
  respell: (parameters: URLSearchParams) => URLSearchParams,
): void {
  const { pathname, searchParams } = new URL(url);
  const query = respell(searchParams).toString();
  if (query !== searchParams.toString()) throw redirect(query ? `${pathname}?${query}` : pathname, 301);
}

const names: Readonly<Record<string, string>> = { year: 'anio', page: 'pagina' };

/** The query parameters of a list by years and pages, including their old spelling. */
export const listParameters = ['anio', 'pagina', 'year', 'page'] as const;

/** Converts the old spelling of years and pages, `?year=2026&page=2`, to `?anio=2026&pagina=2`. */
export function respelledList(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].map(([name, value]) => [names[name] ?? name, value]));
}
