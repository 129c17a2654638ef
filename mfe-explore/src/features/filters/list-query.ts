/** The query of a list by years and pages: `?year=2026&page=2`. The first page of all years has none. @param page counts from 1 */
export function listQuery({ year, page = 1 }: { year?: number | undefined; page?: number }): string {
  const query = new URLSearchParams();
  if (year !== undefined) query.set('year', String(year));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** A number of the address's query; undefined where it is absent or empty, NaN where it is no number: the API refuses that with 400. */
export function numberInQuery(request: Pick<Request, 'url'>, name: string): number | undefined {
  const value = new URL(request.url).searchParams.get(name);
  return value === null || value === '' ? undefined : Number(value);
}
