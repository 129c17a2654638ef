import type { Content, ContentFiles } from '../../content/read-content.ts';
import { holdOffSeeding } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';

/**
 * Machines are updated one after the other: one that still has other content than the database would write its own over a concert's.
 * @returns the content of this machine's files, which the database has
 * @throws HttpError 503 where another machine has brought other content
 */
export async function assertSameContent(database: Database, { content, hash }: ContentFiles): Promise<Content> {
  const { textsHash } = await database.selectFrom('contentState').select('textsHash').executeTakeFirstOrThrow();
  if (textsHash !== hash) throw new HttpError(503, 'otherContent');
  return content;
}

/** The same until the transaction ends, as its first statement: no seeding begins meanwhile. */
export async function holdSameContent(transaction: Database, own: ContentFiles): Promise<Content> {
  await holdOffSeeding(transaction);
  return assertSameContent(transaction, own);
}
