import type { OfficeConcert, OfficeConcertLine } from '../../domain/office-concerts/office-concert.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { withSession } from '../with-session.ts';

export async function fetchOfficeConcerts(api: ApiClient): Promise<OfficeConcertLine[]> {
  const { data } = await withSession(api).get<One<OfficeConcertLine[]>>('api/office/concerts');
  return data.data;
}

export async function fetchOfficeConcert(api: ApiClient, id: string): Promise<OfficeConcert> {
  const { data } = await withSession(api).get<One<OfficeConcert>>(`api/office/concerts/${id}`);
  return data.data;
}

export async function saveOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`api/office/concerts/${id}`, body);
}

export async function undoOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`api/office/concerts/${id}/undo`, body);
}
