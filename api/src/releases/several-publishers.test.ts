import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresPrograms } from '../testing/postgres-server.ts';
import { startDeadline } from '../testing/test-api.ts';
import { releasesSecret, useReleasesOnPostgres } from '../testing/use-releases-on-postgres.ts';
import { pruneReleaseRecords } from './prune-release-records.ts';

const hour = 3_600_000;
/**
 * The hashes, sorted; the rows are inserted in the opposite order. There are so many that PostgreSQL looks for all of them in the order of
 * the rows, and for a few by their hashes.
 */
const hashes = Array.from(
  { length: 4_000 },
  (_, number) => `sha384-${createHash('sha384').update(`${number}`).digest('base64')}`,
).toSorted((one, other) => (one < other ? -1 : 1));
const [first = '', middle = '', last = ''] = [hashes[0], hashes[2_000], hashes.at(-1)];

// Without an installed PostgreSQL, the database has only one connection.
describe.runIf(postgresPrograms)('simultaneous work on files of releases', () => {
  const test = useReleasesOnPostgres();
  beforeEach(async () => {
    await sql`truncate release_files`.execute(test.database);
    await test.database
      .insertInto('releaseFiles')
      .values(hashes.toReversed().map((hash) => ({ hash, content: Buffer.alloc(0) })))
      .execute();
    await sql`analyze release_files`.execute(test.database);
  });

  const missing = async (of: readonly string[]) => {
    const answer = await test.api.inject({
      method: 'POST',
      url: '/internal/releases/files/missing',
      headers: { authorization: `Bearer ${releasesSecret}` },
      payload: { hashes: of },
    });
    return [answer.statusCode, answer.json<{ data?: string[] }>().data] as const;
  };

  /** Starts both while a transaction holds the middle file, so that each has locked some files before they meet. */
  async function meet<One, Other>(one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
    const waiting = async (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(test.database);
        expect(rows.length).toBeGreaterThanOrEqual(count);
      });
    return test.database
      .transaction()
      .execute(async (transaction) => {
        await transaction.selectFrom('releaseFiles').select('hash').where('hash', '=', middle).forUpdate().execute();
        const begun = one();
        await waiting(1);
        const then = other();
        // The second may not have to wait; then it finishes.
        await Promise.race([then, waiting(2)]);
        return () => Promise.all([begun, then]);
      })
      .then((both) => both());
  }

  it(
    'lets two publishers finish without a deadlock',
    async () => {
      const answers = await meet(
        () => missing([first, middle, last]),
        () => missing(hashes),
      );
      expect(answers).toEqual([
        [200, []],
        [200, []],
      ]);
    },
    startDeadline,
  );

  it(
    'tells a publisher which files were pruned meanwhile, without a deadlock',
    async () => {
      await test.database
        .updateTable('releaseFiles')
        .set({ addedAt: new Date(Date.now() - 25 * hour) })
        .execute();
      const [answer] = await meet(
        () => missing([first, middle, last]),
        () => pruneReleaseRecords(test.database),
      );
      expect(answer).toEqual([200, [last]]);
      expect(await missing([first, middle, last])).toEqual([200, [last]]);
    },
    startDeadline,
  );
});
