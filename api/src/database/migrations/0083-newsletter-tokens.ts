import { sql, type Kysely } from 'kysely';

/** Each letter of the newsletter has a link of its own: another one does not take the first one's away. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table newsletter_tokens (token_hash text primary key,
      subscription_id int not null references newsletter_subscriptions on delete cascade, created_at timestamptz not null)`,
    sql`create index newsletter_tokens_subscription on newsletter_tokens (subscription_id)`,
    sql`insert into newsletter_tokens select token_hash, id, written_at from newsletter_subscriptions where token_hash is not null`,
    sql`alter table newsletter_subscriptions drop column token_hash`,
    sql`comment on column newsletter_tokens.token_hash is 'The hash of the token in an email’s link; only the email has the token.'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
