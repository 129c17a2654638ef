import { sql } from 'kysely';
import { enrolmentInstants } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { applyCallChanges } from './change-call.ts';

/**
 * Seeds the calls with the seats of their sessions, and then applies the office's changes. If schools already hold more seats of a session
 * than the content has, the session keeps the held number.
 * @throws Error naming the call whose programme or session is not known, whose sessions are not given together or were those of an earlier
 * call, whose key another one of its school year has, or whose results come too early or too late
 */
export async function seedSchoolCalls(database: Database, { schoolProductions, schoolCalls }: Content): Promise<void> {
  const productions = new Map(schoolProductions.productions.map((one) => [one.slug, one]));
  const sessions = new Map(schoolProductions.sessions.map((session) => [session.id, session]));
  const keys = new Set<string>();
  for (const { key: name, production, sessions: ids, levels, ...call } of schoolCalls) {
    const entry = `school-calls.json: ${name}`;
    const { id: productionId, course } = resolve(productions.get(production), entry, `the programme ${production}`);
    const key = `${name}-${course}`;
    if (keys.has(key)) throw new Error(`${entry}: two calls of ${course} have this key`);
    keys.add(key);
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
        productionId,
        sessionIds: JSON.stringify(ids),
        levels: JSON.stringify(levels),
        opensAt,
        closesAt,
      })
      .execute();
    await mustBeNew(database, { key, ids, entry });
    for (const { id, capacity, taken } of own)
      await seedSeats(database, id, { seats: capacity - taken, wheelchairs: call.wheelchairSpaces });
  }
  await applyCallChanges(database);
}

/** @throws Error where schools hold places in one of its sessions by an earlier call, whose session had the same id */
async function mustBeNew(
  database: Database,
  { key, ids, entry }: { key: string; ids: readonly number[]; entry: string },
): Promise<void> {
  const held = await database
    .selectFrom('schoolRegistrations')
    .select(['sessionId', 'call'])
    .where('sessionId', 'in', ids)
    .where('call', '!=', key)
    .executeTakeFirst();
  if (held)
    throw new Error(
      `${entry}: schools hold places in its session ${held.sessionId} by the call ${held.call}: give it a new id`,
    );
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
