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
      await seedSeats(database, id, { seats: capacity - taken, wheelchairs: call.wheelchairSpaces });
  }
  await applyCallChanges(database);
}

/** An upsert would lock the seats of every session, also where nothing changes, and schools that register would wait for the seeding. */
async function seedSeats(
  database: Database,
  sessionId: number,
  { seats, wheelchairs }: { seats: number; wheelchairs: number },
): Promise<void> {
  await database
    .insertInto('schoolSessionSeats')
    .values({ sessionId, seats, wheelchairs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update school_session_seats
    set seats = greatest(${seats}::int, seats_held), wheelchairs = greatest(${wheelchairs}::int, wheelchairs_held)
    where session_id = ${sessionId} and (seats, wheelchairs) is distinct from
      (greatest(${seats}::int, seats_held), greatest(${wheelchairs}::int, wheelchairs_held))`.execute(database);
}
