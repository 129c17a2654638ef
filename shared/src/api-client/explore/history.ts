import type { ApiClient } from '../api-client.ts';
import type { History } from '../../domain/history/history.schema.ts';
import type { One } from '../../http/list.schema.ts';

/** The orchestra's history, oldest first. */
export async function fetchHistory(api: ApiClient): Promise<History> {
  return (await api.get<One<History>>('api/history')).data.data;
}
