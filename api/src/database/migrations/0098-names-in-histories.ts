import { sql, type Kysely } from 'kysely';

/**
 * Takes the names of former staff out of histories, as their removal does from now on, and all names out of the sentences that say who deals
 * with a case: the name stands beside them, and would stay in the sentence when it goes there.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['event_versions', 'alert_versions', 'inbox_entries'])
    await sql`update ${sql.table(table)} set actor = 'OFGC' where account_id is null and actor <> 'OFGC'`.execute(
      database,
    );
  const sentences = [
    ['^(Se deshizo: )?Lo lleva .+$', String.raw`\1Se encarga de ello`],
    ['^(Undone: )?.+ is dealing with it$', String.raw`\1Is dealing with it`],
  ];
  for (const [named, nameless] of sentences)
    await sql`update inbox_entries set text = regexp_replace(text, ${named}, ${nameless}, 'n')
      where kind in ('status', 'holder', 'undo') and text ~ ${`(?n)${named}`}`.execute(database);
}
