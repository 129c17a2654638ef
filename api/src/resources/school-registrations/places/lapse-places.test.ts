import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedSampleCalls } from '../../../testing/school-area/sample-calls.ts';
import {
  addCentre,
  resetTour,
  register,
  smallForm,
  tour,
  withoutTour,
} from '../../../testing/school-area/sample-registration.ts';
import { overAssigned } from '../../../testing/school-area/seat-contest.ts';
import { answer, closeAndDraw, place } from '../../../testing/school-area/steps.ts';
import { findCall } from '../../school-calls/find.ts';
import { presentManagedCall } from '../../school-calls/present-managed-call.ts';
import { findRegistration } from '../find.ts';
import { lapsePlaces } from './lapse-places.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const siteUrl = 'https://ofgc.example';
const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));

/** References in the order of the draw. The session in Telde has 32 seats, so one registration gets a place and the others wait. */
let [first, second, small] = ['', '', ''];
beforeEach(async () => {
  await resetTour(test.database);
  // The first school has never come before, so its turn comes first.
  for (const [hasCome, pupils] of [
    [false, '20'],
    [true, '29'],
    [true, '29'],
  ] as const)
    await register(test.database, {
      centreId: await addCentre(test.database, { hasCome }),
      body: smallForm(pupils),
    });
  [first = '', second = '', small = ''] = (await closeAndDraw(test.database)).map(({ reference }) => reference);
});

const at = (instant: string) => new Date(instant);
const find = (reference: string) => findRegistration(test.database, reference);
const lapse = (instant: string) => lapsePlaces({ database: test.database, now: () => at(instant), siteUrl });
const sentEmails = async () => {
  const sent = await test.database.selectFrom('emailQueue').select(['key', 'text']).orderBy('id').execute();
  return sent.flatMap(({ key, text }) => (key.includes('schoolSubmitted') ? [] : [[key.split(':')[2], text] as const]));
};

describe('lapsePlaces', () => {
  it('keeps an unanswered place until the end of its last day on the islands', async () => {
    expect((await find(first)).answerBy?.toISOString()).toBe('2026-11-30T23:59:59.000Z');
    await lapse('2026-11-30T23:59:59Z');
    expect(await find(first)).toMatchObject({ state: 'assigned', sessionId: 5 });
  });

  it('lets a place lapse after its last day and gives it to the next of the draw, each with an email', async () => {
    await Promise.all([lapse('2026-12-01T00:00:00Z'), lapse('2026-12-01T00:00:00Z')]);
    await lapse('2026-12-01T00:01:00Z');
    expect([await find(first), await find(second), await find(small)]).toMatchObject([
      { state: 'lapsed', sessionId: null },
      { state: 'assigned', sessionId: 5, answerBy: at('2026-12-11T23:59:59Z') },
      { state: 'waiting', sessionId: null },
    ]);
    const emails = await sentEmails();
    expect(emails.map(([template]) => template)).toEqual([
      'schoolAssigned',
      'schoolWaiting',
      'schoolWaiting',
      'schoolLapsed',
      'schoolAssigned',
    ]);
    expect(emails[3]?.[1]).toContain('30 de noviembre de 2026');
    expect(emails[3]?.[1]).toContain('Telde');
    expect(await overAssigned(test.database)).toEqual([]);
    const history = await test.database
      .selectFrom('schoolRegistrationEvents')
      .select(['state', 'sessionId'])
      .where('actor', '=', 'site')
      .orderBy('id')
      .execute();
    expect(history).toEqual([
      { state: 'lapsed', sessionId: null },
      { state: 'assigned', sessionId: 5 },
    ]);
  });

  it('leaves a school that did not answer out of the demand that the office sees', async () => {
    const demand = async () => {
      const call = await findCall(test.database, tour, at('2026-12-01T00:01:00Z'));
      const { sessions } = await presentManagedCall(test.database, call, {
        lang: 'es',
        at: at('2026-12-01T00:01:00Z'),
      });
      return sessions.find(({ id }) => id === 5)?.firstWishes;
    };
    expect(await demand()).toBe(22 + 31 + 31);
    await lapse('2026-12-01T00:00:00Z');
    expect(await demand()).toBe(31 + 31);
  });

  it('keeps a confirmed place, and a step after a lapse is refused', async () => {
    const { centreId } = await find(first);
    const step = (version: number) => answer(test.database, { centreId, reference: first, step: 'confirm', version });
    await step(2);
    await lapse('2026-12-01T00:00:00Z');
    expect((await find(first)).state).toBe('confirmed');
    await test.database
      .updateTable('schoolRegistrations')
      .set({ state: 'assigned' })
      .where('reference', '=', first)
      .execute();
    await lapse('2026-12-01T00:00:00Z');
    await expect(step(3)).rejects.toMatchObject({ key: 'registrationStepClosed' });
  });

  it('gives a place to nobody less than three days before the session, and none lapses after its start', async () => {
    await lapse('2027-02-22T12:00:00Z');
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['lapsed', 'waiting']);
    await place(test.database, { reference: second, session: 5, version: 2, at: at('2027-02-22T12:00:00Z') });
    const { answerBy, sessionId } = await find(second);
    expect([answerBy?.toISOString(), sessionId]).toEqual(['2027-02-24T10:30:00.000Z', 5]);
    const [, email = ''] = (await sentEmails()).at(-1) ?? [];
    expect(email).toContain('antes de que empiece la sesión');
    expect(email).not.toContain('lista de espera');
    await lapse('2027-02-24T10:31:00Z');
    expect((await find(second)).state).toBe('assigned');
  });

  it('changes nothing when an email cannot be written, and does all of it the next time', async () => {
    await sql`alter table email_queue add constraint no_emails check (key not like '%schoolAssigned:3') not valid`.execute(
      test.database,
    );
    await expect(lapse('2026-12-01T00:00:00Z')).rejects.toThrow('no_emails');
    await sql`alter table email_queue drop constraint no_emails`.execute(test.database);
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['assigned', 'waiting']);
    await lapse('2026-12-01T00:00:00Z');
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['lapsed', 'assigned']);
  });

  it('runs one query only when the session has begun or its call no longer exists', async () => {
    const queries: string[] = [];
    const database = test.database.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await lapsePlaces({ database, now: () => at('2027-02-24T10:31:00Z'), siteUrl });
    await withoutTour(test.database, () => lapsePlaces({ database, now: () => at('2026-12-01T00:00:00Z'), siteUrl }));
    expect(queries).toEqual(['SelectQueryNode', 'SelectQueryNode']);
    expect(await find(first)).toMatchObject({ state: 'assigned', sessionId: 5 });
  });

  it('lets places lapse although those of another call cannot, and throws its error', async () => {
    // This call is handled first.
    await sql`insert into school_calls select 'antes', production_id, '[6]', levels, pupils_per_teacher, wheelchair_spaces,
      opens_at, closes_at, results_on, answer_days from school_calls where key = ${tour}`.execute(test.database);
    await test.database
      .updateTable('schoolRegistrations')
      .set({ call: 'antes', state: 'assigned', sessionId: 6, answerBy: at('2026-11-30T23:59:59Z') })
      .where('reference', '=', second)
      .execute();
    const { id } = await find(second);
    const email = `school-registrations:${id}:schoolLapsed%`;
    await sql`alter table email_queue add constraint no_emails check (key not like ${sql.lit(email)}) not valid`.execute(
      test.database,
    );
    await expect(lapse('2026-12-01T00:00:00Z')).rejects.toThrow('no_emails');
    await sql`alter table email_queue drop constraint no_emails`.execute(test.database);
    await test.database.deleteFrom('schoolCalls').where('key', '=', 'antes').execute();
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['lapsed', 'assigned']);
  });
});
