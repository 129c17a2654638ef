import type { Department } from '../../domain/departments/department.schema.ts';
import type { Receipt } from '../../forms/form.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { fetchAll } from '../paging.ts';

/** The departments to which visitors can write, in the orchestra's order. */
export async function fetchDepartments(api: ApiClient): Promise<Department[]> {
  return (await fetchAll<Department>(api, 'api/departments')).data;
}

/** `POST /api/contact`. @param body the form's fields; failures reject with the API's response */
export async function sendContactMessage(api: ApiClient, body: Record<string, string>): Promise<Receipt> {
  return (await api.post<One<Receipt>>('api/contact', body)).data.data;
}
