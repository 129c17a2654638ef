import type { ApiClient } from '../api-client.ts';
import type { List } from '../../http/list.schema.ts';
import type { WorkTheme } from '../../domain/work-themes/work-theme.schema.ts';
import { fetchAll } from '../paging.ts';

/** The themes of a concert's works, in their order; not every work has one. */
export function fetchWorkThemes(api: ApiClient, query: { event: number }): Promise<List<WorkTheme>> {
  return fetchAll<WorkTheme>(api, 'api/work-themes', query);
}
