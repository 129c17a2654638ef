import { redirect } from 'react-router';

/**
 * Leads from an address whose query is spelled in an old way to today's spelling, for good.
 * @param respell today's spelling of a query; the same query where there is nothing to change
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

/** What the address of a list by years and pages may carry, its old spelling too. */
export const listParameters = ['anio', 'pagina', 'year', 'page'] as const;

/** `?year=2026&page=2`, as lists once spelled years and pages, as `?anio=2026&pagina=2`. */
export function respelledList(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].map(([name, value]) => [names[name] ?? name, value]));
}
