import type { Receipt } from '../../forms/form.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';

/** `POST /api/contact`. @param body the form's fields; failures reject with the API's response */
export async function sendContactMessage(api: ApiClient, body: Record<string, string>): Promise<Receipt> {
  return (await api.post<One<Receipt>>('api/contact', body)).data.data;
}
