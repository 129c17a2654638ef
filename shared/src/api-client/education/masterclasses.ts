import type { ApiClient } from '../api-client.ts';
import type { List, One } from '../../http/list.schema.ts';
import type { ApplicationStatus } from '../../domain/masterclasses/masterclass-application.schema.ts';
import type { Masterclass } from '../../domain/masterclasses/masterclass.schema.ts';
import { fetchAll } from '../paging.ts';

/** All masterclasses, past ones too, the latest first. */
export function fetchMasterclasses(api: ApiClient): Promise<List<Masterclass>> {
  return fetchAll<Masterclass>(api, 'api/masterclasses');
}

/** Sends an application. Rejects with the API's response, which has the errors by field. @param id of the class */
export async function applyForMasterclass(
  api: ApiClient,
  id: string,
  application: Record<string, unknown>,
): Promise<ApplicationStatus> {
  const address = `api/masterclasses/${encodeURIComponent(id)}/applications`;
  return (await api.post<One<ApplicationStatus>>(address, application)).data.data;
}

/** The status of an application. Rejects with 404 for an unknown reference. */
export async function fetchApplicationStatus(api: ApiClient, reference: string): Promise<ApplicationStatus> {
  const address = `api/masterclass-applications/${encodeURIComponent(reference)}`;
  return (await api.get<One<ApplicationStatus>>(address)).data.data;
}
