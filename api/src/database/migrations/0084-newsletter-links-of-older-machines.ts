import { sql, type Kysely } from 'kysely';

/**
 * A machine that still runs a version from before 0083 writes the link of its last letter into the column, and finds links there: both
 * have all of them until every machine is up to date. A later version drops column and triggers.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table newsletter_subscriptions add column if not exists token_hash text unique`,
    sql`update newsletter_subscriptions s set token_hash = t.token_hash from (select distinct on (subscription_id) subscription_id, token_hash
      from newsletter_tokens order by subscription_id, created_at desc) t where t.subscription_id = s.id`,
    sql`comment on column newsletter_subscriptions.token_hash is 'For machines with a version from before newsletter_tokens: the last of them.'`,
    sql`create function copy_newsletter_token() returns trigger language plpgsql as ${sql.lit(`begin
      insert into newsletter_tokens values (new.token_hash, new.id, new.written_at) on conflict do nothing; return null; end`)}`,
    sql`create function note_newsletter_token() returns trigger language plpgsql as ${sql.lit(`begin
      update newsletter_subscriptions set token_hash = new.token_hash where id = new.subscription_id; return null; end`)}`,
    sql`create trigger copy_newsletter_token after insert or update of token_hash on newsletter_subscriptions
      for each row when (new.token_hash is not null) execute function copy_newsletter_token()`,
    sql`create trigger note_newsletter_token after insert on newsletter_tokens for each row execute function note_newsletter_token()`,
  ];
  for (const statement of statements) await statement.execute(database);
}
