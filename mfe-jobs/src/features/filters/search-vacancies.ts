import { type ApiClient, httpStatusOf } from '@ofgc/shared/api-client';
import { fetchAllVacancies, fetchVacancies } from '@ofgc/shared/api-client/vacancies.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { type FilterValues, vacancyQuery, type SelectName, unknownFilters, withoutFilters } from './filter-values.ts';

export interface FoundVacancies {
  vacancies: Vacancy[];
  facets: List<Vacancy>['meta']['facets'];
  /** Without the unknown ones. */
  filters: FilterValues;
  /** Filters whose value does not exist. */
  unknown: SelectName[];
}

/**
 * The vacancies for these filters. An unknown value is left out of the query and named in `unknown`, so that the page can say so.
 * @throws what the API client throws, except its 400 for an unknown value
 */
export async function searchVacancies(api: ApiClient, filters: FilterValues): Promise<FoundVacancies> {
  const asked = await fetchAllVacancies(api, vacancyQuery(filters)).catch((error: unknown) => {
    if (httpStatusOf(error) === 400) return null;
    throw error;
  });
  const { facets } = (asked ?? (await fetchVacancies(api, { perPage: 1 }))).meta;
  const unknown = unknownFilters(filters, facets);
  if (asked && unknown.length === 0) return { vacancies: asked.data, facets, filters, unknown };
  const known = withoutFilters(filters, unknown);
  const { data, meta } = await fetchAllVacancies(api, vacancyQuery(known));
  return { vacancies: data, facets: meta.facets, filters: known, unknown };
}
