import { sql, type Kysely } from 'kysely';

/**
 * Calls for school concerts (content, with what the office changed of it), schools, their registrations, and the seats of each session.
 *
 * The database itself gives no seat twice: `school_session_seats` counts what registrations hold, a trigger keeps the count whoever
 * changes a registration, and a check refuses more than there is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table school_calls (key text primary key, production_id int not null references school_productions, session_ids jsonb not null,
      levels jsonb not null, pupils_per_teacher int not null, wheelchair_spaces int not null, opens_at timestamptz not null,
      closes_at timestamptz not null, results_on text not null, answer_days int not null, check (closes_at > opens_at))`,
    sql`create table school_call_changes (call text primary key, opens_at timestamptz not null, closes_at timestamptz not null,
      version int not null, changed_at timestamptz not null, check (closes_at > opens_at))`,
    sql`create table school_session_seats (session_id int primary key, seats int not null, wheelchairs int not null,
      seats_held int not null default 0, wheelchairs_held int not null default 0,
      constraint school_seats_are_given_once check (seats_held between 0 and seats and wheelchairs_held between 0 and wheelchairs))`,
    sql`create table school_centres (id int generated always as identity primary key, account_id int unique, code text not null unique,
      name text not null, municipality text not null, contact text not null, email text not null check (length(email) <= 254), phone text not null,
      lang text not null check (lang in ('es', 'en')), state text not null check (state in ('requested', 'approved', 'refused')),
      is_one_room boolean not null, has_come boolean not null default false, version int not null default 1, created_at timestamptz not null)`,
    // No reference to calls and sessions: content is replaced as a whole, registrations stay.
    sql`create table school_registrations (id int generated always as identity primary key, reference text not null unique,
      centre_id int not null references school_centres, call text not null, form_key uuid not null unique,
      state text not null check (state in ('draft', 'submitted', 'assigned', 'confirmed', 'waiting', 'declined', 'cancelled', 'attended', 'absent')),
      session_id int, groups jsonb not null, wishes jsonb not null, seats int not null check (seats >= 0), wheelchairs int not null check (wheelchairs >= 0),
      contact text not null, phone text not null, needs text not null, position int, answer_by timestamptz, submitted_at timestamptz,
      version int not null default 1, created_at timestamptz not null, kept_until timestamptz not null,
      constraint school_seats_have_a_session check ((session_id is not null) = (state in ('assigned', 'confirmed', 'attended', 'absent'))))`,
    sql`create index school_registrations_centre on school_registrations (centre_id)`,
    sql`create index school_registrations_call on school_registrations (call, state)`,
    sql`create index school_registrations_kept_until on school_registrations (kept_until)`,
    sql`create table school_registration_events (id int generated always as identity primary key,
      registration_id int not null references school_registrations on delete cascade, at timestamptz not null,
      actor text not null check (actor in ('centre', 'office', 'draw')), account_id int, state text not null, session_id int, note text not null)`,
    sql`create index school_registration_events_registration on school_registration_events (registration_id)`,
    sql`create table school_messages (id int generated always as identity primary key, form_key uuid not null unique,
      registration_id int not null references school_registrations on delete cascade,
      sender text not null check (sender in ('centre', 'office')), text text not null, sent_at timestamptz not null)`,
    sql`create index school_messages_registration on school_messages (registration_id)`,
    sql`create table school_draws (call text primary key, seed text not null, drawn_at timestamptz not null, account_id int, placements jsonb not null)`,
    sql`create function count_school_seats() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.session_id is not null then
          update school_session_seats set seats_held = seats_held - old.seats, wheelchairs_held = wheelchairs_held - old.wheelchairs
            where session_id = old.session_id;
        end if;
        if tg_op <> 'DELETE' and new.session_id is not null then
          update school_session_seats set seats_held = seats_held + new.seats, wheelchairs_held = wheelchairs_held + new.wheelchairs
            where session_id = new.session_id;
          if not found then raise exception 'session % has no seats', new.session_id; end if;
        end if;
        return null;
      end $$`,
    sql`create trigger count_school_seats after insert or delete or update of session_id, seats, wheelchairs on school_registrations
      for each row execute function count_school_seats()`,
  ];
  for (const statement of statements) await statement.execute(database);
}
