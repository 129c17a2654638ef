import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { isUnavailable } from '../../database/database-errors.ts';
import { seededRandom } from '../fuzz/bad-input.ts';
import { findCall } from '../../resources/school-calls/find.ts';
import { runDraw } from '../../resources/school-draws/run-draw.ts';
import { lapsePlaces } from '../../resources/school-registrations/places/lapse-places.ts';
import { placeByHand } from '../../resources/school-registrations/places/place-by-hand.ts';
import { addCentre, closeTour, sampleDay, sampleForm, register, tour } from './sample-registration.ts';
import { takeRegistrationStep } from '../../resources/school-registrations/take-step.ts';

const siteUrl = 'https://ofgc.example';
const towns = [5, 6, 8, 10, 11, 12];

/** Repeats work while the service is busy, as people do; a repeated form is saved only once. */
async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}

/** For tests: finds overbooked sessions, and sessions whose stored count is wrong, by counting the registrations themselves. */
export async function overAssigned(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select s.session_id from school_session_seats s
    left join school_registrations r on r.session_id = s.session_id
    group by s.session_id, s.seats, s.wheelchairs, s.seats_held, s.wheelchairs_held
    having coalesce(sum(r.seats), 0) > s.seats or coalesce(sum(r.wheelchairs), 0) > s.wheelchairs
      or coalesce(sum(r.seats), 0) <> s.seats_held or coalesce(sum(r.wheelchairs), 0) <> s.wheelchairs_held`.execute(
    database,
  );
  return rows;
}

/**
 * For tests: `count` schools send registrations at the same time, two people draw the places at once, and then each registration is placed
 * by hand, declined or confirmed, all at the same time; at the end, while more registrations are confirmed, two processes at once let
 * unanswered places lapse.
 * @returns the reasons of refused steps, and the fill of the fullest session (1 is full)
 */
export async function compete(database: Database, count: number): Promise<{ refusals: string[]; fullest: number }> {
  const random = seededRandom(count);
  const town = () => towns[random(towns.length)] ?? 5;
  const centres: number[] = [];
  for (let added = 0; added < count; added += 1) centres.push(await addCentre(database, { hasCome: random(5) > 0 }));
  const sent = await Promise.all(
    centres.map(async (centreId) => {
      const [first, second] = [String(town()), String(town())];
      const body = sampleForm({
        wish1: first,
        wish2: first === second ? '' : second,
        pupils1: String(5 + random(40)),
        teachers1: '2',
        wheelchairs1: String(random(3)),
      });
      const formKey = randomUUID();
      return { centreId, reference: await insist(() => register(database, { centreId, formKey, body })) };
    }),
  );
  await closeTour(database);
  const inTransaction = <Result>(work: (transaction: Database) => Promise<Result>) =>
    insist(() => database.transaction().execute(work));
  const wanted = { call: tour, seed: 'gordo', account: null, at: sampleDay, siteUrl };
  await Promise.all([1, 2].map(() => inTransaction((transaction) => runDraw(transaction, wanted))));
  const common = { version: 2, at: sampleDay, siteUrl };
  const results = await Promise.allSettled(
    sent.map(({ reference, centreId }) => {
      const chance = random(4);
      const placing = { ...common, reference, session: town(), reason: 'Prueba', account: null };
      if (chance < 2) return inTransaction((transaction) => placeByHand(transaction, placing));
      const step = chance === 2 ? 'decline' : 'confirm';
      return inTransaction((transaction) =>
        takeRegistrationStep(transaction, { ...common, reference, centreId, step }),
      );
    }),
  );
  const late = new Date(sampleDay.getTime() + 30 * 24 * 3_600_000);
  const lapsing = () => insist(() => lapsePlaces({ database, now: () => late, siteUrl }));
  const answers = sent.map(({ reference, centreId }) =>
    inTransaction((transaction) =>
      takeRegistrationStep(transaction, { ...common, version: 3, reference, centreId, step: 'confirm' }),
    ),
  );
  await Promise.allSettled([lapsing(), ...answers, lapsing()]);
  const { sessions } = await findCall(database, tour, sampleDay);
  return {
    refusals: results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { key?: string }).key ?? String(one.reason)] : [],
    ),
    fullest: Math.max(...sessions.map(({ seats, seatsHeld }) => (seats > 0 ? seatsHeld / seats : 0))),
  };
}
