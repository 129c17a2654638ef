import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchVacancies, type VacancyQuery } from '@ofgc/shared/api-client/vacancies.ts';
import { type KnownSearch, searchKnown } from '@ofgc/shared/filters/search-known.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { type VacancyFilterValues, vacancyOptions, vacancyQuery } from './vacancy-filters.ts';

const perPage = 100;

/** All vacancies that a query finds, from as many pages of the API as they fill. */
async function fetchAllVacancies(api: ApiClient, query: VacancyQuery): Promise<List<Vacancy>> {
  const first = await fetchVacancies(api, { ...query, perPage });
  const pages = Math.ceil(first.meta.total / perPage);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      fetchVacancies(api, { ...query, perPage, page: index + 2 }),
    ),
  );
  return { data: [first, ...others].flatMap(({ data }) => data), meta: first.meta };
}

/** The vacancies under the filters of an address. */
export function searchVacancies(
  api: ApiClient,
  filters: VacancyFilterValues,
): Promise<KnownSearch<VacancyFilterValues, List<Vacancy>>> {
  return searchKnown({
    filters,
    search: (known) => fetchAllVacancies(api, vacancyQuery(known)),
    accepted: async (found) => vacancyOptions((found ?? (await fetchVacancies(api, { perPage: 1 }))).meta.facets),
  });
}
