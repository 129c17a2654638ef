import { sql, type Kysely } from 'kysely';

/** Masterclasses and applications for them, programmes and sessions for schools, workshops for teachers, activities that are over. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table activities add column last_on text`,
    sql`create table masterclasses (id int primary key, slug text not null unique, title jsonb not null, master text not null, artist_id int references artists,
      instrument jsonb not null, level jsonb not null, summary jsonb not null, requirements jsonb not null, repertoire jsonb not null, meetings jsonb not null,
      ends_at timestamptz not null, hall_id int not null references halls, active_places int not null, active_taken int not null, active_fee int not null,
      listener_places int not null, listener_taken int not null, listener_fee int not null, apply_from timestamptz not null, apply_to timestamptz not null,
      event_ids jsonb not null, check (apply_to > apply_from), check (active_taken <= active_places), check (listener_taken <= listener_places))`,
    sql`create table school_productions (id int primary key, slug text not null unique, kind text not null, course text not null, title jsonb not null,
      music jsonb not null, levels jsonb not null, summary jsonb not null, minutes int not null, price int not null, event_id int references events)`,
    sql`create table school_sessions (id int primary key, production_id int not null references school_productions, starts_at timestamptz not null,
      ends_at timestamptz not null, municipality text not null, place text not null, capacity int not null, taken int not null,
      apply_from timestamptz not null, apply_to timestamptz not null, has_bus boolean not null, check (apply_to > apply_from), check (taken <= capacity))`,
    sql`create table workshops (id int primary key, slug text not null unique, title jsonb not null, trainer text not null, trainer_text jsonb not null,
      summary jsonb not null, audience jsonb not null, meetings jsonb not null, ends_at timestamptz not null, hall_id int not null references halls,
      hours int not null, places int not null, taken int not null, apply_from timestamptz not null, apply_to timestamptz not null,
      check (apply_to > apply_from), check (taken <= places))`,
    // No reference to masterclasses: content is replaced as a whole, applications stay.
    sql`create table masterclass_applications (id int generated always as identity primary key, reference text not null unique, masterclass_id int not null,
      participation text not null check (participation in ('active', 'listener')), state text not null
      check (state in ('received', 'accepted', 'waitlist', 'rejected', 'withdrawn')), name text not null check (length(name) between 1 and 80),
      lastname text not null check (length(lastname) between 1 and 120), email text not null check (length(email) <= 254), phone text not null,
      birth_year int not null, city text not null, instrument text not null, centre text not null, level text not null, programme text not null, video_url text not null,
      needs text not null, guardian text not null, image_consent boolean not null, consent_text text not null, lang text not null check (lang in ('es', 'en')),
      created_at timestamptz not null, unique (masterclass_id, participation, email, name, lastname))`,
  ];
  for (const statement of statements) await statement.execute(database);
}
