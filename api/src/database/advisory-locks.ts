import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Locks of the whole database. A number never changes, because two versions of the API run side by side during an update. */
const locks = {
  /** When several processes share one PostgreSQL, the first seeds, and the others wait. */
  seeding: 20_261_120,
  /** When several processes start at once, only one creates the triggers. */
  triggers: 20_261_121,
  /** The sites of several machines declare the same pages. */
  sectionPages: 20_261_122,
  /** When two alerts are created at the same time, the second waits for the number of the first. */
  newAlert: 20_261_124,
  /** Changes to the teams that publish happen one after the other: no two are given the same address. */
  releaseTeams: 20_261_125,
  /** The office edits one concert, or moves one school's address, after the other, while nobody joins or leaves those who are told of it, or is sent an email as a school. */
  concertEdits: 20_261_126,
};

/** Locks of one thing. PostgreSQL keeps their numbers apart from those above. */
const locksByKey = {
  /** Applications for one class are saved one after the other, so that the last place is given once. */
  applications: 20_261_121,
  /** Inscriptions of one kind are saved one after the other, for the same reason. */
  inscriptions: 20_261_122,
  /** Changes to registrations of one call happen one after the other. */
  registrations: 20_261_123,
};

/** Waits for a lock of the whole database, and holds it until the transaction ends. */
export async function lockAlone(transaction: Database, name: keyof typeof locks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[name]})`.execute(transaction);
}

/** Waits for the lock of one thing, and holds it until the transaction ends. */
export async function lockOne(
  transaction: Database,
  name: keyof typeof locksByKey,
  key: number | string,
): Promise<void> {
  const part = typeof key === 'number' ? sql`${key}` : sql`hashtext(${key})`;
  await sql`select pg_advisory_xact_lock(${locksByKey[name]}, ${part})`.execute(transaction);
}

/**
 * The first statement of every other transaction that writes a content table. It waits for a seeding that runs, and no seeding begins until
 * the transaction ends. Otherwise a seeding, which reads the office's changes once, would overwrite this transaction's changes.
 */
export async function holdOffSeeding(transaction: Database): Promise<void> {
  await shareLock(transaction, 'seeding');
}

/**
 * The first lock of a transaction that adds or removes somebody who is told of changes to a concert, or corrects their address. It waits for an edit of a concert, and
 * no edit begins until the transaction ends. Otherwise the two would not see each other: who joins would read the old date and get no email
 * about the new one, who leaves would still get it, and so would a wrong address.
 */
export async function holdOffConcertEdits(transaction: Database): Promise<void> {
  await shareLock(transaction, 'concertEdits');
}

/** Waits while a transaction holds the lock alone; transactions that share it do not wait for each other. */
async function shareLock(transaction: Database, name: keyof typeof locks): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${locks[name]})`.execute(transaction);
}
