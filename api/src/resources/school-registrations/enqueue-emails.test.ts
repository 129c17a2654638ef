import { afterEach, beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { addCentre, register, resetTour, sampleForm } from '../../testing/school-area/sample-registration.ts';
import { answer, closeAndDraw, place } from '../../testing/school-area/steps.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findRegistration } from './find.ts';
import { lapsePlaces } from './places/lapse-places.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));
afterEach(() => resetTour(test.database));

const lastEmail = () =>
  test.database
    .selectFrom('emailQueue')
    .select(['subject', 'text'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const asEnglish = (centreId: number) =>
  test.database.updateTable('schoolCentres').set({ lang: 'en' }).where('id', '=', centreId).execute();
/** A registration that only wishes for the session in Telde, whose 32 seats are enough for one. */
const add = async (hasCome: boolean, lang = 'es') => {
  const centreId = await addCentre(test.database, { hasCome });
  if (lang === 'en') await asEnglish(centreId);
  return { centreId, reference: await register(test.database, { centreId, body: sampleForm({ wish2: '' }) }) };
};
const drawn = () => closeAndDraw(test.database);

it.each([
  ['es', 'Su plaza ha quedado libre', /terminó el lunes,? 30 de noviembre de 2026 sin respuesta/, /Confírmela/],
  ['en', 'Your places have been released', /ended on Monday,? 30 November 2026 without an answer/, /Please confirm/],
] as const)(
  'the email about a lapsed place says in %s that its time is over, and asks for nothing',
  async (lang, subject, over, request) => {
    await add(true, lang);
    await drawn();
    await lapsePlaces({
      database: test.database,
      now: () => new Date('2026-12-01T00:00:00Z'),
      siteUrl: 'https://ofgc.example',
    });
    const email = await lastEmail();
    expect(email.subject).toContain(subject);
    expect(email.text).toMatch(over);
    expect(email.text).not.toMatch(request);
  },
);

it('a confirmed place that the office saves again in the same session stays confirmed, without an email', async () => {
  const held = await add(true);
  await drawn();
  await answer(test.database, { ...held, step: 'confirm', version: 2 });
  const before = await findRegistration(test.database, held.reference);
  await place(test.database, { reference: held.reference, session: 5, version: 3 });
  expect(await findRegistration(test.database, held.reference)).toEqual(before);
  expect((await lastEmail()).subject).toContain('Sesión confirmada');
});

it('the reason for leaving a registration on the waiting list is in its history, without an email', async () => {
  await add(false);
  const { reference } = await add(true);
  await drawn();
  const before = await findRegistration(test.database, reference);
  expect(before.state).toBe('waiting');
  const emails = () => test.database.selectFrom('emailQueue').select('key').execute();
  const written = await emails();
  await place(test.database, { reference, session: null, version: before.version });
  expect(await findRegistration(test.database, reference)).toEqual(before);
  expect(await emails()).toEqual(written);
  const history = test.database
    .selectFrom('schoolRegistrationEvents')
    .select(['state', 'actor', 'note'])
    .where('registrationId', '=', before.id);
  expect(await history.orderBy('id', 'desc').limit(1).execute()).toEqual([
    { state: 'waiting', actor: 'office', note: 'Guagua' },
  ]);
});

it.each([
  ['es', 'sus plazas', 'queda cancelada.'],
  ['en', 'its places', 'is cancelled.'],
] as const)(
  'the email about a cancelled registration mentions places in %s only where it had some',
  async (lang, places, plain) => {
    const early = await add(true, lang);
    await answer(test.database, { ...early, step: 'cancel', version: 1 });
    expect((await lastEmail()).text).toContain(plain);
    const [held, waiting] = [await add(false, lang), await add(true, lang)];
    await drawn();
    await answer(test.database, { ...waiting, step: 'cancel', version: 2 });
    expect((await lastEmail()).text).toContain(plain);
    await answer(test.database, { ...held, step: 'decline', version: 2 });
    expect((await lastEmail()).text).toContain(places);
  },
);

it('an email that could not be delivered does not arrive after a newer one about the same registration', async () => {
  await add(true);
  await test.database.updateTable('emailQueue').set({ attempts: 1, failure: 'the server does not answer' }).execute();
  await drawn();
  const waiting = test.database.selectFrom('emailQueue').select('key').where('givenUpAt', 'is', null).execute();
  expect((await waiting).map(({ key }) => key.split(':')[2])).toEqual(['schoolAssigned']);
});
