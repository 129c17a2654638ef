import type { InboxLine, InboxCase } from '../../domain/inbox/inbox.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, readListAsUser, withSession } from '../with-session.ts';

const caseAddress = (source: string, id: string) => `api/inbox/${encodeURIComponent(source)}/${encodeURIComponent(id)}`;

/** @param filters by the API's names: `status`, `source`, `holder`, `q`, `page` */
export const fetchInbox = (api: ApiClient, filters: Record<string, string | undefined>) =>
  readListAsUser<InboxLine>(api, 'api/inbox', filters);

/**
 * A sent form with its history, the newest first; the API records the reading. Rejects with 404 where the record does not exist or
 * the user's roles may not see it.
 * @param source one of `inboxSources`
 */
export const fetchInboxCase = (api: ApiClient, source: string, id: string) =>
  readAsUser<InboxCase>(api, caseAddress(source, id));

/** The address of a file with all data of a record, for its sender. */
export const recordDataAddress = (source: string, id: number, lang: string) =>
  `/${caseAddress(source, String(id))}/data.json?lang=${lang}`;

/** @param change `case`, `note`, `letter`, `decision`, `undo`, `correction`, `images` or `erase` */
export async function changeInboxCase(
  api: ApiClient,
  { source, id, change }: { source: string; id: string; change: string },
  body: Record<string, string>,
): Promise<void> {
  await withSession(api).post(`${caseAddress(source, id)}/${change}`, body);
}
