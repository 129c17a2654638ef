import type { ApiClient } from './api-client.ts';
import type { List } from '../http/list.schema.ts';
import type { SchoolProduction, SchoolSession } from '../domain/schools/school.schema.ts';

export interface SchoolProductionQuery {
  kind?: SchoolProduction['kind'];
  course?: string;
}
export interface SchoolSessionQuery {
  /** Slug of a production. */
  production?: string;
  kind?: SchoolProduction['kind'];
  course?: string;
  state?: SchoolSession['state'];
}

export async function fetchSchoolProductions(
  api: ApiClient,
  query: SchoolProductionQuery = {},
): Promise<List<SchoolProduction>> {
  return (await api.get<List<SchoolProduction>>('api/school-productions', { params: { ...query, perPage: 100 } })).data;
}

export async function fetchSchoolSessions(
  api: ApiClient,
  query: SchoolSessionQuery = {},
): Promise<List<SchoolSession>> {
  return (await api.get<List<SchoolSession>>('api/school-sessions', { params: { ...query, perPage: 100 } })).data;
}
