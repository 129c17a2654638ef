import type { AxiosInstance } from 'axios';
import type { PressNote } from '../domain/press-note.schema.ts';
import type { List } from '../domain/list.schema.ts';

export interface PressNoteQuery {
  year?: number;
  sort?: string;
  page?: number;
  perPage?: number;
}

export async function fetchPressNotes(api: AxiosInstance, query: PressNoteQuery = {}): Promise<List<PressNote>> {
  return (await api.get<List<PressNote>>('api/press-notes', { params: query })).data;
}
