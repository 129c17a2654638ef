import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmWithin } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import type { Database } from '../../database/database.ts';
import { createTestApi, testSettings } from '../../testing/test-api.ts';
import { minResendInterval } from '../../mail/confirmation-limits.ts';
import { departmentEmail } from '../../testing/site-content.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import {
  insertSoldOutConcert,
  otherSoldOut,
  soldOutPerformance,
  waitingListForm,
} from '../../testing/forms/waiting-list-form.ts';

const noon = '2026-11-20T12:00:00Z';
let siteTime = noon;
beforeEach(() => {
  siteTime = noon;
});
const test = useFreshApi(['waitingListEntries', 'consents', 'emailQueue'], { now: () => new Date(siteTime) });
beforeAll(() => insertSoldOutConcert(test.database));

const post = (url: string, payload: object = {}) => test.api.inject({ method: 'POST', url, payload });
const join = (differences: object = {}, lang = 'es') =>
  test.api.inject(waitingListForm('2', lang, { email: 'Ana@Example.org', ...differences }));
const entries = () => test.database.selectFrom('waitingListEntries').selectAll().orderBy('id').execute();
const emails = () => queuedEmails(test.database);
const placeOf = (token: string, lang = 'es') => test.api.inject(`/api/waitlist/${token}?lang=${lang}`);
const stateOf = async (token: string) => (await placeOf(token)).json<{ data: { state: string } }>().data.state;
/** The secrets of the emails queued so far. */
const tokens = async () => (await emails()).flatMap(({ text }) => /lista-de-espera\/([\w-]{32})/.exec(text)?.[1] ?? []);
const firstToken = async () => (await tokens())[0] ?? 'none';
/** Moves the dates of all stored records into the past. */
const wait = (milliseconds: number) =>
  sql`update waiting_list_tokens set created_at = created_at - ${milliseconds} * interval '1 millisecond'`.execute(
    test.database,
  );

describe('a request for a place on the waiting list', () => {
  it('is stored unconfirmed and answered by an email with a link', async () => {
    const answer = await join({}, 'en');
    expect([answer.statusCode, answer.json()]).toEqual([202, { data: {} }]);
    expect(await entries()).toEqual([
      expect.objectContaining({
        performanceId: soldOutPerformance,
        email: 'ana@example.org',
        seats: 2,
        lang: 'en',
        confirmedAt: null,
      }),
    ]);
    const [confirmation] = await emails();
    expect(confirmation).toMatchObject({ recipient: 'ana@example.org', lang: 'en' });
    expect(confirmation?.subject).toBe('Please confirm your place on the waiting list: Sample concert');
    expect(confirmation?.text).toContain('2 seats');
    expect(confirmation?.text).toContain('Sunday 3 January 2027, 19:00');
    expect(confirmation?.text).toMatch(
      new RegExp(`${testSettings.siteUrl}/en/conciertos-entradas/lista-de-espera/[\\w-]{32}`),
    );
    expect(await test.database.selectFrom('consents').select(['purpose', 'lang']).execute()).toEqual([
      { purpose: 'waitingList', lang: 'en' },
    ]);
  });

  it('stores only the hash of the token in the email', async () => {
    await join();
    const [stored] = await test.database.selectFrom('waitingListTokens').select('tokenHash').execute();
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.tokenHash).not.toContain(await firstToken());
  });

  it('is answered alike for a known address, which gets one email', async () => {
    const answers = [...(await Promise.all([join(), join()])), await join({ seats: '8' })];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await entries()).map(({ seats }) => seats)).toEqual([8]);
    expect(await emails()).toHaveLength(1);
  });

  it('is repeated after a while with a new email and number of seats, and the first link still works', async () => {
    await join();
    const first = await firstToken();
    await wait(minResendInterval);
    await join({ seats: '4' });
    expect((await entries()).map(({ seats }) => seats)).toEqual([4]);
    expect(new Set(await tokens()).size).toBe(2);
    expect((await post(`/api/waitlist/${first}/confirm`)).statusCode).toBe(200);
  });

  it('is answered by five emails a day at most for all concerts together, until the next day', async () => {
    for (let time = 0; time < 8; time++) {
      await wait(11 * 60_000);
      expect((await join({ performance: String(time % 2 ? soldOutPerformance : otherSoldOut) })).statusCode).toBe(202);
    }
    expect(await emails()).toHaveLength(5);
    await wait(24 * 3_600_000);
    await join();
    expect(await emails()).toHaveLength(6);
  });

  it.each([
    ['email', 'ana', 'El correo electrónico no es válido.'],
    ['seats', '0', 'Elija cuántas localidades necesita, de 1 a 8.'],
    ['seats', '9', 'Elija cuántas localidades necesita, de 1 a 8.'],
    ['seats', '2.5', 'Elija cuántas localidades necesita, de 1 a 8.'],
    ['seats', ['2'], 'Elija cuántas localidades necesita, de 1 a 8.'],
    ['consent', 'false', 'Marque la casilla para que podamos usar estos datos.'],
  ])('is refused for %s = %j with its sentence', async (field, value, sentence) => {
    const answer = await join({ [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['on sale', String(soldOutPerformance + 1)],
    ['cancelled', String(soldOutPerformance + 2)],
    ['that nobody knows', '999999999'],
    ['that is no number', '1 or 1=1'],
  ])('is refused with 409 for a performance %s', async (_, performance) => {
    const answer = await join({ performance });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: 'Este concierto no tiene lista de espera en este momento.' },
    ]);
    expect(await emails()).toEqual([]);
  });

  it('is refused with 409 when the concert is over', async () => {
    siteTime = '2027-01-04T12:00:00Z';
    expect((await join()).statusCode).toBe(409);
  });

  it('is refused with 422 when it comes from a program', async () => {
    expect((await join({ website: 'x' })).statusCode).toBe(422);
    expect(await entries()).toEqual([]);
  });
});

describe('the link to a place on the waiting list', () => {
  it('shows the place without the email address, and reading it confirms nothing', async () => {
    await join();
    const answer = await placeOf(await firstToken(), 'en');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('ana@');
    expect(answer.json()).toMatchObject({
      data: {
        state: 'requested',
        seats: 2,
        reference: expect.stringMatching(/^E-/) as string,
        event: { title: 'Sample concert' },
        performance: { id: soldOutPerformance, state: 'soldOut' },
      },
    });
    expect((await entries())[0]?.confirmedAt).toBeNull();
  });

  it('confirms by POST once, with an email to the visitor and one to the box office', async () => {
    await join({}, 'en');
    const token = await firstToken();
    expect(await stateOf(token)).toBe('requested');
    await Promise.all([post(`/api/waitlist/${token}/confirm`), post(`/api/waitlist/${token}/confirm`)]);
    expect((await post(`/api/waitlist/${token}/confirm`)).statusCode).toBe(200);
    expect(await stateOf(token)).toBe('confirmed');
    const [, toOwner, toOffice, ...more] = await emails();
    expect(more).toEqual([]);
    expect(toOwner?.subject).toMatch(/^You are on the waiting list: Sample concert \(E-/);
    expect(toOffice).toMatchObject({ recipient: departmentEmail('tickets'), replyTo: 'ana@example.org', lang: 'es' });
    expect(toOffice?.text).toContain('Una persona ha entrado en la lista de espera.');
    expect(toOffice?.text).toContain('Idioma: inglés');
  });

  it('works in every email for the same place', async () => {
    await join();
    await post(`/api/waitlist/${await firstToken()}/confirm`);
    const states = await Promise.all((await tokens()).map(stateOf));
    expect(states).toEqual(['confirmed', 'confirmed']);
  });

  it('is sent again when the visitor asks again', async () => {
    await join();
    await post(`/api/waitlist/${await firstToken()}/confirm`);
    await wait(minResendInterval);
    await join({ seats: '8' });
    const toOwner = (await emails()).filter(({ recipient }) => recipient === 'ana@example.org');
    expect(toOwner.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Confirme su lugar en la lista de espera',
      'Está en la lista de espera',
      'Está en la lista de espera',
    ]);
    expect((await entries()).map(({ seats }) => seats)).toEqual([2]);
  });

  it('deletes the place at any time, with its consent and tokens', async () => {
    await join();
    const token = await firstToken();
    await post(`/api/waitlist/${token}/confirm`);
    siteTime = '2027-01-04T12:00:00Z';
    expect((await post(`/api/waitlist/${token}/leave`)).statusCode).toBe(200);
    expect(await entries()).toEqual([]);
    expect(await test.database.selectFrom('consents').selectAll().execute()).toEqual([]);
    expect(await test.database.selectFrom('waitingListTokens').selectAll().execute()).toEqual([]);
    expect((await emails()).at(-1)?.text).toContain('Una persona ha salido de la lista de espera.');
    expect((await placeOf(token)).statusCode).toBe(404);
    expect((await post(`/api/waitlist/${token}/leave`)).statusCode).toBe(404);
  });

  it('deletes a place that is confirmed in another tab meanwhile, and tells the box office of both', async () => {
    await join();
    const token = await firstToken();
    const [reached, confirmed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // A database whose transaction only begins after the place was confirmed.
    const late = Object.create(test.database, {
      transaction: {
        value: () => ({
          execute: async (work: (transaction: Database) => Promise<unknown>) => {
            reached.resolve();
            await confirmed.promise;
            return test.database.transaction().execute(work);
          },
        }),
      },
      selectFrom: { value: test.database.selectFrom.bind(test.database) },
    }) as Database;
    const otherTab = await createTestApi(late);
    const leave = async () => otherTab.inject({ method: 'POST', url: `/api/waitlist/${token}/leave`, payload: {} });
    const leaving = leave();
    await reached.promise;
    await post(`/api/waitlist/${token}/confirm`);
    confirmed.resolve();
    expect((await leaving).statusCode).toBe(200);
    expect(await entries()).toEqual([]);
    expect((await emails()).at(-1)?.text).toContain('Una persona ha salido de la lista de espera.');
  });

  it('expires without confirmation, and works again after another request', async () => {
    await join();
    const token = await firstToken();
    await wait(confirmWithin);
    expect(await stateOf(token)).toBe('expired');
    const answer = await post(`/api/waitlist/${token}/confirm?lang=en`);
    expect([answer.statusCode, answer.json()]).toEqual([
      410,
      { message: 'The link has expired. Please join again on the concert’s page.' },
    ]);
    await join();
    expect(await stateOf(token)).toBe('requested');
  });

  it('is paused while the concert is postponed', async () => {
    await join();
    const token = await firstToken();
    const concert = test.database.updateTable('performances').where('id', '=', soldOutPerformance);
    await concert.set({ status: 'postponed' }).execute();
    siteTime = '2027-01-04T12:00:00Z';
    expect(await stateOf(token)).toBe('paused');
    expect((await post(`/api/waitlist/${token}/confirm`)).statusCode).toBe(409);
    await concert.set({ status: 'scheduled' }).execute();
  });

  it('ends when the concert is over', async () => {
    await join();
    const token = await firstToken();
    siteTime = '2027-01-04T12:00:00Z';
    expect(await stateOf(token)).toBe('ended');
    expect((await post(`/api/waitlist/${token}/confirm`)).statusCode).toBe(409);
  });

  it.each(['x', 'a'.repeat(32), '..%2f..%2fhealth', "'%20or%201=1--"])(
    'answers 404 for the token %s',
    async (token) => {
      expect((await placeOf(token)).statusCode).toBe(404);
      expect((await post(`/api/waitlist/${token}/confirm`)).statusCode).toBe(404);
    },
  );
});
