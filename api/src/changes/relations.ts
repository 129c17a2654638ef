import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { triggerName } from './triggers.ts';

/** What the database's catalogue says about the content tables. */
export interface Relations {
  /**
   * The tables that a relation is made of: for a view all tables below it, for a table itself. Undefined for a word that is no relation.
   */
  tablesOf: (relation: string) => readonly string[] | undefined;
  /** Whether changes of the table are announced; false for tables of visitors' data. */
  isContent: (table: string) => boolean;
}

/** @param database migrated */
export async function readRelations(database: Database): Promise<Relations> {
  const { rows } = await sql<{ relation: string; tableName: string; isContent: boolean }>`
    with recursive made_of as (
      select oid as relation, oid as source from pg_class where relkind in ('r', 'v', 'm') and relnamespace = current_schema()::regnamespace
      union
      select m.relation, d.refobjid from made_of m join pg_rewrite r on r.ev_class = m.source
        join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass and d.refclassid = 'pg_class'::regclass
    )
    select v.relname as relation, t.relname as table_name,
      exists (select from pg_trigger where tgrelid = t.oid and tgname = ${triggerName}) as is_content
    from made_of m join pg_class v on v.oid = m.relation join pg_class t on t.oid = m.source
    where t.relkind = 'r' order by t.relname`.execute(database);
  const byRelation = Map.groupBy(rows, ({ relation }) => relation);
  const tables = new Map([...byRelation].map(([name, made]) => [name, made.map(({ tableName }) => tableName)]));
  const content = new Set(rows.filter((row) => row.isContent).map(({ tableName }) => tableName));
  return { tablesOf: (relation) => tables.get(relation), isContent: (table) => content.has(table) };
}
