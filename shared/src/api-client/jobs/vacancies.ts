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

export async function fetchVacancies(api: ApiClient, query: VacancyQuery & PageQuery): Promise<List<Vacancy>> {
  return (await api.get<List<Vacancy>>('api/offers', { params: query })).data;
}

export function fetchAllVacancies(api: ApiClient, query: VacancyQuery): Promise<List<Vacancy>> {
  return fetchAll<Vacancy>(api, 'api/offers', query);
}

export async function fetchVacancy(api: ApiClient, id: string): Promise<Vacancy> {
  return (await api.get<One<Vacancy>>(`api/offers/${encodeURIComponent(id)}`)).data.data;
}
