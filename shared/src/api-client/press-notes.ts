import type { ApiClient } from './api-client.ts';
import type { PressNote } from '../domain/press-notes/press-note.schema.ts';
import type { List } from '../http/list.schema.ts';

export interface PressNoteQuery {
  year?: number;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchPressNotes(api: ApiClient, query: PressNoteQuery = {}): Promise<List<PressNote>> {
  return (await api.get<List<PressNote>>('api/press-notes', { params: query })).data;
}
