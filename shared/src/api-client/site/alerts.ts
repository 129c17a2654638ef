import type { ApiClient } from '../api-client.ts';
import type { Alert } from '../../domain/alerts/alert.schema.ts';

/** `GET /api/alerts?active=1`; null where there is no active alert. */
export async function fetchActiveAlert(api: ApiClient): Promise<Alert | null> {
  return (await api.get<{ data: Alert | null }>('api/alerts', { params: { active: 1 } })).data.data;
}
