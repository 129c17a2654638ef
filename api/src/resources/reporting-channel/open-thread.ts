import type { Database } from '../../database/database.ts';
import type { MessageAuthor } from '../../database/columns.ts';
import type { MessageContent } from './sealed-message.ts';
import { unsealJson } from './sealing.ts';

/**
 * Unseals a report: what the first message tells about it, and its messages in their order.
 * @param authors whose messages are returned
 * @param identity the key of one of those for whom they were sealed
 */
export async function openThread(
  database: Database,
  { reportId, authors, identity }: { reportId: number; authors: readonly MessageAuthor[]; identity: string },
) {
  const messages = await database
    .selectFrom('channelMessages')
    .select(['id', 'author', 'writtenOn', 'sealed'])
    .where('reportId', '=', reportId)
    .where('author', 'in', authors)
    .orderBy('id')
    .execute();
  const opened = await Promise.all(
    messages.map(async ({ sealed, ...message }) => ({
      ...message,
      content: await unsealJson<MessageContent>(sealed, identity),
    })),
  );
  const { matter = 'other', when = '', people = '', contact = '' } = opened[0]?.content.report ?? {};
  const thread = opened.map(({ content: { text, files }, ...message }) => ({ ...message, text, files }));
  return { facts: { matter, when, people, contact }, thread };
}
