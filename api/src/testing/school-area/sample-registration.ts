import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findCall } from '../../resources/school-calls/find.ts';
import { changeCall } from '../../resources/school-calls/change-call.ts';
import { type PostedRegistration, saveRegistration } from '../../resources/school-registrations/save.ts';

const siteUrl = 'https://ofgc.example';
/** Noon of the tests' day. */
export const sampleDay = new Date('2026-11-20T12:00:00Z');
/** The call of the tour, which is open on the tests' day. */
export const tour = 'viento-en-la-isla';

let codes = 0;

/** Adds an approved school. @returns its id */
export async function addCentre(
  database: Database,
  differences: { name?: string; email?: string; isOneRoom?: boolean; hasCome?: boolean; accountId?: number } = {},
): Promise<number> {
  codes += 1;
  const { id } = await database
    .insertInto('schoolCentres')
    .values({
      code: String(35_000_000 + codes),
      name: `CEIP Prueba ${codes}`,
      municipality: 'Telde',
      contact: 'Ana Suárez',
      email: `centro${codes}@example.com`,
      phone: '928 00 00 00',
      lang: 'es',
      state: 'approved',
      isOneRoom: false,
      hasCome: true,
      cameBefore: differences.hasCome ?? true,
      createdAt: sampleDay,
      ...differences,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A school's form with one group. */
export function sampleForm(differences: Record<string, string> = {}): Record<string, string> {
  return {
    wish1: '5',
    wish2: '6',
    level1: 'primary3',
    pupils1: '24',
    teachers1: '2',
    wheelchairs1: '1',
    contact: 'Ana Suárez',
    phone: '928 00 00 00',
    needs: '',
    ...differences,
  };
}

/** A small form: one group without wheelchairs that only wishes for the first session, which has 32 seats. */
export function smallForm(pupils = '24'): Record<string, string> {
  return sampleForm({ wish2: '', pupils1: pupils, wheelchairs1: '0' });
}

/** A registration for the tour as its route passes it on: sent on the sample day, with the sample form. */
export function samplePost(differences: Partial<PostedRegistration> & { centreId: number }): PostedRegistration {
  return {
    call: tour,
    formKey: randomUUID(),
    version: 0,
    isDraft: false,
    body: sampleForm(),
    lang: 'es',
    at: sampleDay,
    siteUrl,
    ...differences,
  };
}

/** Sends a registration in its own transaction. @returns its reference */
export function register(database: Database, differences: Partial<PostedRegistration> & { centreId: number }) {
  return database.transaction().execute((transaction) => saveRegistration(transaction, samplePost(differences)));
}

/** Deletes all registrations, emails and draws, and opens the tour again. */
export async function resetTour(database: Database): Promise<void> {
  for (const table of [
    'schoolDraws',
    'schoolRegistrations',
    'schoolCentres',
    'schoolCallChanges',
    'emailQueue',
  ] as const)
    await database.deleteFrom(table).execute();
  await sql`update school_calls set closes_at = '2027-01-15T23:59:00Z' where key = ${tour}`.execute(database);
}

/** Closes the tour as of an hour ago. */
export async function closeTour(database: Database): Promise<void> {
  const { version } = await findCall(database, tour, sampleDay);
  const closesAt = new Date(sampleDay.getTime() - 3_600_000);
  await database
    .transaction()
    .execute((transaction) =>
      changeCall(transaction, { key: tour, version, at: sampleDay, daysOf: ({ opensAt }) => ({ opensAt, closesAt }) }),
    );
}

/** Runs `work` while the tour is missing from the content. */
export async function withoutTour(database: Database, work: () => Promise<void>): Promise<void> {
  const call = await database.selectFrom('schoolCalls').selectAll().where('key', '=', tour).executeTakeFirstOrThrow();
  await database.deleteFrom('schoolCalls').where('key', '=', tour).execute();
  try {
    await work();
  } finally {
    const { levels, sessionIds } = call;
    const content = { levels: JSON.stringify(levels), sessionIds: JSON.stringify(sessionIds) };
    await database
      .insertInto('schoolCalls')
      .values({ ...call, ...content })
      .execute();
  }
}
