import { filterOptions, type Filters, readFilters } from '@ofgc/shared/filters/filters.ts';
import { redirectRespelled, respelledList } from '@ofgc/shared/filters/redirect-respelled.ts';
import { type KnownSearch, searchKnown } from '@ofgc/shared/filters/search-known.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { numberInQuery } from './number-in-query.ts';

interface YearAndPage {
  year?: number | undefined;
  page?: number | undefined;
}

/**
 * Fetches the page of a list for an address such as `?anio=2026&pagina=2`.
 * @param fetchList its response has the facet `year`
 * @throws a redirect from an old spelling
 */
export function searchByYear<Item>(
  request: Pick<Request, 'url'>,
  fetchList: (query: YearAndPage) => Promise<List<Item>>,
): Promise<KnownSearch<Filters<'anio'>, List<Item>>> {
  redirectRespelled(request, respelledList);
  const page = numberInQuery(request, 'pagina');
  return searchKnown({
    filters: readFilters(['anio'], new URL(request.url).searchParams),
    search: ({ anio }) => fetchList({ year: anio === undefined ? undefined : Number(anio), page }),
    accepted: async (found) => filterOptions({ anio: 'year' }, (found ?? (await fetchList({}))).meta.facets),
  });
}
