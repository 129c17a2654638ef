import { sql, type Kysely } from 'kysely';

/**
 * A withdrawn inscription keeps its fingerprint, and the same form may be sent again: only one that is not withdrawn may have it. One that
 * came back before this keeps the fingerprint that its withdrawal had made, which matters only on the day when it was sent.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table inscriptions drop constraint inscriptions_fingerprint_key`.execute(database);
  await sql`update inscriptions set fingerprint = regexp_replace(fingerprint, '(-' || id || ')+$', '') where is_withdrawn`.execute(
    database,
  );
  await sql`create unique index inscriptions_fingerprint on inscriptions (fingerprint) where not is_withdrawn`.execute(
    database,
  );
}
