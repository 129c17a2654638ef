import type { FastifyBaseLogger } from 'fastify';
import type { Content, ContentFiles } from '../../content/read-content.ts';
import { holdOffSeeding } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';

async function findHash(database: Database): Promise<string> {
  return (await database.selectFrom('contentState').select('textsHash').executeTakeFirstOrThrow()).textsHash;
}

/**
 * Machines are updated one after the other: one that still has other content than the database would write its own over a concert's. The
 * page says so before anybody types, and the log tells the operator, because such a machine may have been forgotten.
 * @returns the content of this machine's files, which the database has
 * @throws HttpError 409 where another machine has brought other content
 */
export async function assertSameContent(
  database: Database,
  { content, hash }: ContentFiles,
  log: FastifyBaseLogger,
): Promise<Content> {
  const other = await findHash(database);
  if (other === hash) return content;
  log.warn({ own: hash, database: other }, 'this machine has other content than the database: it edits no concerts');
  throw new HttpError(409, 'otherContent');
}

/**
 * The same until the transaction ends, as its first statement: no seeding begins meanwhile.
 * @throws HttpError 503 where another machine has brought other content since the page was opened: the page keeps what was typed
 */
export async function holdSameContent(transaction: Database, { content, hash }: ContentFiles): Promise<Content> {
  await holdOffSeeding(transaction);
  if ((await findHash(transaction)) !== hash) throw new HttpError(503, 'otherContent');
  return content;
}
