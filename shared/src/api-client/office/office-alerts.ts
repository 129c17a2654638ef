import type { OfficeAlert } from '../../domain/office-alerts/office-alert.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const alertAddress = (id: string) => `api/office/alerts/${encodeURIComponent(id)}`;

/**
 * All alerts, including past ones, the last to begin first, without their history; rejects with 403 without the role
 * `communication`.
 */
export const fetchOfficeAlerts = (api: ApiClient) => readAsUser<OfficeAlert[]>(api, 'api/office/alerts');

/** An alert with its versions, the newest first; rejects with 404 for an unknown id. */
export const fetchOfficeAlert = (api: ApiClient, id: string) => readAsUser<OfficeAlert>(api, alertAddress(id));

/** @param id `nuevo` for a new alert @returns the alert's id */
export async function saveOfficeAlert(api: ApiClient, id: string, body: Record<string, string>): Promise<number> {
  const path = id === 'nuevo' ? 'api/office/alerts' : alertAddress(id);
  const { data } = await withSession(api).post<One<{ id: number }>>(path, body);
  return data.data.id;
}

/**
 * Restores the version before the newest; rejects with 409 where there is none, or somebody else has changed the alert meanwhile.
 * @param body the `version` that the page showed
 */
export async function undoOfficeAlert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`${alertAddress(id)}/undo`, body);
}
