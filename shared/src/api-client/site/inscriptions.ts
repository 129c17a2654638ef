import type { Inscription } from '../../domain/inscriptions/inscription.schema.ts';
import type { Receipt } from '../../forms/form.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';

/** The form of an inscription and the remaining places. @param about the performance, for inscriptions that are about one */
export async function fetchInscription(
  api: ApiClient,
  key: string,
  about: { performance?: string } = {},
): Promise<Inscription> {
  return (await api.get<One<Inscription>>(`api/inscriptions/${key}`, { params: about })).data.data;
}

/** `POST /api/inscriptions/{key}`. @param body the form's fields; failures reject with the API's response */
export async function sendInscription(api: ApiClient, key: string, body: Record<string, string>): Promise<Receipt> {
  return (await api.post<One<Receipt>>(`api/inscriptions/${key}`, body)).data.data;
}
