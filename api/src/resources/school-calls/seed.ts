import { sql } from 'kysely';
import { enrolmentInstants } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { applyCallChanges } from './change-call.ts';

/**
 * Seeds the calls with the seats of their sessions, and then applies the office's changes. If schools already hold more seats of a session
 * than the content has, the session keeps the held number.
 * @throws Error naming the call whose programme or session is not known, whose sessions are not given together, or whose results
 * come too early or too late
 */
export async function seedSchoolCalls(database: Database, { schoolProductions, schoolCalls }: Content): Promise<void> {
  const productions = new Map(schoolProductions.productions.map(({ slug, id }) => [slug, id]));
  const sessions = new Map(schoolProductions.sessions.map((session) => [session.id, session]));
  for (const { key, production, sessions: ids, levels, ...call } of schoolCalls) {
    const entry = `school-calls.json: ${key}`;
    const own = ids.map((id) => resolve(sessions.get(id), entry, `the session ${id}`));
    const periods = new Set(own.map((one) => `${one.production} ${one.applyFrom} ${one.applyTo}`));
    const [first] = own;
    if (!first || periods.size > 1 || first.production !== production)
      throw new Error(`${entry}: its sessions are not of one programme with the same days to apply`);
    if (first.applyTo.slice(0, 10) >= call.resultsOn || own.some(({ date }) => date <= call.resultsOn))
      throw new Error(`${entry}: its results are not between its last day to apply and its first session`);
    const { applyFrom: opensAt, applyTo: closesAt } = enrolmentInstants(first);
    await database
      .insertInto('schoolCalls')
      .values({
        ...call,
        key,
        productionId: resolve(productions.get(production), entry, `the programme ${production}`),
        sessionIds: JSON.stringify(ids),
        levels: JSON.stringify(levels),
        opensAt,
        closesAt,
      })
      .execute();
    for (const { id, capacity, taken } of own)
      await database
        .insertInto('schoolSessionSeats')
        .values({ sessionId: id, seats: capacity - taken, wheelchairs: call.wheelchairSpaces })
        .onConflict((conflict) =>
          conflict.column('sessionId').doUpdateSet({
            seats: sql`greatest(excluded.seats, school_session_seats.seats_held)`,
            wheelchairs: sql`greatest(excluded.wheelchairs, school_session_seats.wheelchairs_held)`,
          }),
        )
        .execute();
  }
  await applyCallChanges(database);
}
