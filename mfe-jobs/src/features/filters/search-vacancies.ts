import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAllVacancies, fetchVacancies } from '@ofgc/shared/api-client/jobs/vacancies.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { type KnownSearch, searchKnown } from '@ofgc/shared/filters/search-known.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { type VacancyFilterValues, vacancyOptions, vacancyQuery } from './vacancy-filters.ts';

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
