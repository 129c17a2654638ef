import type { ApiClient } from '../api-client.ts';
import type { PressNote } from '../../domain/press-notes/press-note.schema.ts';
import type { List } from '../../http/list.schema.ts';
import type { PageQuery } from '../paging.ts';

interface PressNoteQuery {
  year?: number;
  sort?: string;
}

/** One page of the published notes with their full text, the newest first; rejects with 404 for a page beyond the last. */
export async function fetchPressNotes(api: ApiClient, query: PressNoteQuery & PageQuery): Promise<List<PressNote>> {
  return (await api.get<List<PressNote>>('api/press-notes', { params: query })).data;
}
