import type { Department } from '../domain/department.schema.ts';
import type { Receipt } from '../domain/form.schema.ts';
import type { List, One } from '../domain/list.schema.ts';
import type { ApiClient } from './api-client.ts';

/** Whom one can write to, in the house's order. */
export async function fetchDepartments(api: ApiClient): Promise<Department[]> {
  return (await api.get<List<Department>>('api/departments', { params: { perPage: 100 } })).data.data;
}

/** `POST /api/contact`. @param body the form's fields; failures reject with the API's answer */
export async function sendContactMessage(api: ApiClient, body: Record<string, string>): Promise<Receipt> {
  return (await api.post<One<Receipt>>('api/contact', body)).data.data;
}
