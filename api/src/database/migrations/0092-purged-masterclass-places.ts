import { sql, type Kysely } from 'kysely';

/** How many places applications held that have been purged: the pages about past masterclasses say how many took part. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table masterclass_purged_places (masterclass_id int not null,
    participation text not null check (participation in ('active', 'listener')), places int not null check (places > 0),
    primary key (masterclass_id, participation))`.execute(database);
}
