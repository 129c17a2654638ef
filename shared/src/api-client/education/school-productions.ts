import type { ApiClient } from '../api-client.ts';
import type { List } from '../../http/list.schema.ts';
import type { SchoolProduction, SchoolSession } from '../../domain/school-productions/school-production.schema.ts';
import { fetchAll } from '../paging.ts';

interface SchoolProductionQuery {
  kind?: SchoolProduction['kind'];
  course?: string;
}
interface SchoolSessionQuery {
  /** The slug of a production. */
  production?: string;
  kind?: SchoolProduction['kind'];
  course?: string;
  state?: SchoolSession['state'];
}

/** All programmes for schools that match, the newest school year first. */
export function fetchSchoolProductions(
  api: ApiClient,
  query: SchoolProductionQuery = {},
): Promise<List<SchoolProduction>> {
  return fetchAll<SchoolProduction>(api, 'api/school-productions', query);
}

/** All sessions that match, past ones too, the earliest first; rejects with 400 for an unknown production. */
export function fetchSchoolSessions(api: ApiClient, query: SchoolSessionQuery = {}): Promise<List<SchoolSession>> {
  return fetchAll<SchoolSession>(api, 'api/school-sessions', query);
}
