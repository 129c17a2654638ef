import type { ApiClient } from '../api-client.ts';
import type { CallType } from '../../domain/vacancies/call-type.ts';
import type { Vacancy } from '../../domain/vacancies/vacancy.schema.ts';
import type { List, One } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

export interface VacancyQuery {
  family?: string;
  place?: string;
  type?: CallType;
  status?: 'active' | 'inactive';
  year?: number;
  term?: string;
  sort?: string;
}

/**
 * One page of the published calls that match, the newest first unless `sort` is `date` or `deadline`. Rejects with 400
 * for an unknown family or place, with 404 for a page beyond the last.
 */
export async function fetchVacancies(api: ApiClient, query: VacancyQuery & PageQuery): Promise<List<Vacancy>> {
  return (await api.get<List<Vacancy>>('api/offers', { params: query })).data;
}

/**
 * All published calls that match, in the order of `fetchVacancies` and with its 400; rejects with a RangeError for
 * more than 2,000 (`fetchAll`).
 */
export function fetchAllVacancies(api: ApiClient, query: VacancyQuery): Promise<List<Vacancy>> {
  return fetchAll<Vacancy>(api, 'api/offers', query);
}

/**
 * A published call with the status that results from its deadline; rejects with 404 for an unknown id, 400 for an id that is not a
 * number.
 */
export async function fetchVacancy(api: ApiClient, id: string): Promise<Vacancy> {
  return (await api.get<One<Vacancy>>(`api/offers/${encodeURIComponent(id)}`)).data.data;
}
