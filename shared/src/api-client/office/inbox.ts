import type { InboxItem, InboxRecord } from '../../domain/inbox/inbox.schema.ts';
import type { List } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const recordAddress = (source: string, id: string) =>
  `api/inbox/${encodeURIComponent(source)}/${encodeURIComponent(id)}`;

/** @param filters by the API's names: `status`, `source`, `holder`, `q`, `page` */
export async function fetchInbox(
  api: ApiClient,
  filters: Record<string, string | undefined>,
): Promise<List<InboxItem>> {
  const { data } = await withSession(api).get<List<InboxItem>>('api/inbox', { params: filters });
  return data;
}

/**
 * A sent form with its history, the newest first; the API records the reading. Rejects with 404 where the record does not exist or
 * the user's roles may not see it.
 * @param source one of `inboxSources`
 */
export const fetchInboxRecord = (api: ApiClient, source: string, id: string) =>
  readAsUser<InboxRecord>(api, recordAddress(source, id));

/** The address of a file with all data of a record, for its sender. */
export const recordDataAddress = (source: string, id: number, lang: string) =>
  `/${recordAddress(source, String(id))}/data.json?lang=${lang}`;

/** @param change `case`, `note`, `letter`, `decision`, `undo`, `correction`, `images` or `erase` */
export async function changeInboxRecord(
  api: ApiClient,
  { source, id, change }: { source: string; id: string; change: string },
  body: Record<string, string>,
): Promise<void> {
  await withSession(api).post(`${recordAddress(source, id)}/${change}`, body);
}
