import { sql, type Kysely } from 'kysely';

/** A place that its school did not confirm in time lapses by itself, and goes to who waits: a state and an actor of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table school_registrations drop constraint school_registrations_state_check,
      add constraint school_registrations_state_check check (state in
        ('draft', 'submitted', 'assigned', 'confirmed', 'waiting', 'declined', 'lapsed', 'cancelled', 'attended', 'absent'))`,
    sql`alter table school_registration_events drop constraint school_registration_events_actor_check,
      add constraint school_registration_events_actor_check check (actor in ('centre', 'office', 'draw', 'site'))`,
    sql`create index school_registrations_answer_by on school_registrations (answer_by) where state = 'assigned'`,
  ];
  for (const statement of statements) await statement.execute(database);
}
