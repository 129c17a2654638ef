import { callStateOf, type CallState } from '@ofgc/shared/domain/school-calls/call-state.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';

/** The calls with their programme, sessions and seats; calls that close first come first. @param key limits the result to this call */
export async function findCalls(database: Database, at: Date, key?: string) {
  let query = database
    .selectFrom('schoolCalls')
    .innerJoin('schoolProductions', 'schoolProductions.id', 'schoolCalls.productionId')
    .leftJoin('schoolDraws', 'schoolDraws.call', 'schoolCalls.key')
    .leftJoin('schoolCallChanges', 'schoolCallChanges.call', 'schoolCalls.key')
    .selectAll('schoolCalls')
    .select([
      'schoolProductions.slug',
      'schoolProductions.title',
      'schoolProductions.kind',
      'schoolProductions.price',
      'schoolProductions.levels as levelsText',
      'schoolDraws.drawnAt',
      'schoolCallChanges.version',
    ])
    .orderBy('schoolCalls.closesAt')
    .orderBy('schoolCalls.key');
  if (key !== undefined) query = query.where('schoolCalls.key', '=', key);
  const calls = await query.execute();
  const sessions = await database
    .selectFrom('schoolSessions')
    .innerJoin('schoolSessionSeats', 'schoolSessionSeats.sessionId', 'schoolSessions.id')
    .selectAll('schoolSessions')
    .select(['seats', 'wheelchairs', 'seatsHeld', 'wheelchairsHeld'])
    .where('schoolSessions.id', 'in', [0, ...calls.flatMap(({ sessionIds }) => sessionIds)])
    .orderBy('startsAt')
    .orderBy('schoolSessions.id')
    .execute();
  return calls.map((call) => {
    const own = sessions
      .filter(({ id }) => call.sessionIds.includes(id))
      .map((session) => ({
        ...session,
        // Where schools hold more than the content has by now, the table keeps the held number; what is given back is not given out again.
        seats: Math.min(session.seats, session.capacity - session.taken),
        wheelchairs: Math.min(session.wheelchairs, call.wheelchairSpaces),
      }));
    const endsAt = new Date(Math.max(...own.map((session) => session.endsAt.getTime())));
    const state: CallState = callStateOf({ ...call, endsAt }, at);
    return { ...call, version: call.version ?? 0, sessions: own, endsAt, state };
  });
}
export type CallRecord = Awaited<ReturnType<typeof findCalls>>[number];
export type CallSessionRecord = CallRecord['sessions'][number];

/** @throws HttpError 404 where there is no such call */
export async function findCall(database: Database, key: string, at: Date): Promise<CallRecord> {
  const [call] = await findCalls(database, at, key);
  if (!call) throw notFound();
  return call;
}
