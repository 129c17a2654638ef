import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '@ofgc/shared/dates/spans.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { One } from '@ofgc/shared/http/list.schema.ts';
import {
  applicationStatusSchema,
  type ApplicationStatus,
} from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { changeApplication } from '../inbox/decisions/masterclass-place.ts';
import { currentText } from '../consents/consent-texts.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { insertMasterclass } from '../../testing/records/insert-masterclass.ts';
import { departmentEmail } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const test = useTestApi({ siteUrl: 'https://ofgc.example' });
beforeEach(async () => {
  for (const table of ['masterclassApplications', 'consents', 'emailQueue'] as const)
    await test.database.deleteFrom(table).execute();
});

const [open, full, over] = [9001, 9002, 9003];
beforeAll(async () => {
  const noPlaces = { total: 6, taken: 6, fee: 3000 };
  const past = {
    meetings: [{ date: '2026-11-04', from: '10:00', to: '13:30' }],
    applyFrom: '2026-09-07',
    applyTo: '2026-10-23',
  };
  await insertMasterclass(test.database, open, { title: { es: 'Clase de prueba', en: 'Sample class' } });
  await insertMasterclass(test.database, full, { active: noPlaces, listener: noPlaces });
  await insertMasterclass(test.database, over, past);
  await insertMasterclass(test.database, over + 1, past);
});
let address = 0;

/** Each request comes from another IP address, because the rate limit is not tested here. */
async function apply(id: number, differences: Record<string, unknown> = {}, lang = 'es') {
  const answer = await test.api.inject({
    method: 'POST',
    url: `/api/masterclasses/${id}/applications?lang=${lang}`,
    remoteAddress: `10.0.${(address >> 8) & 255}.${address++ & 255}`,
    payload: {
      participation: 'listener',
      name: 'Ana',
      lastname: 'Suárez',
      email: 'ana@example.com',
      birthYear: '1999',
      instrument: 'Trompeta',
      programme: 'Haydn',
      videoUrl: 'https://video.example/1',
      consent: true,
      consentVersion: currentText('masterclass').version,
      website: '',
      shownAt: shownEarlier(),
      ...differences,
    },
  });
  return { status: answer.statusCode, body: answer.json<Partial<One<ApplicationStatus>> & Partial<ErrorBody>>() };
}
const places = async () => {
  const body = await test.read<{ data: Masterclass[] }>('/api/masterclasses');
  return body.data.find(({ id }) => id === open)?.places;
};

describe('an application for a masterclass', () => {
  it.each([
    ['listener', open, 'accepted'],
    ['active', open, 'received'],
    ['listener', full, 'waitlist'],
    ['active', full, 'waitlist'],
  ] as const)('by an %s for class %i is %s', async (participation, id, state) => {
    const { status, body } = await apply(id, { participation });
    expect(status).toBe(201);
    expect(applicationStatusSchema.strict().parse(body.data)).toMatchObject({ participation, state });
    const read = await test.get(`/api/masterclass-applications/${body.data?.reference}`);
    expect(read).toEqual({ status: 200, body: { data: body.data } });
  });

  it('takes one of the free places', async () => {
    await apply(open, { participation: 'active' });
    await apply(open);
    expect(await places()).toMatchObject({ active: { left: 2 }, listener: { left: 27 } });
  });

  it('frees its place when it is withdrawn', async () => {
    await apply(open, { participation: 'active' });
    await test.database.updateTable('masterclassApplications').set({ state: 'withdrawn' }).execute();
    expect(await places()).toMatchObject({ active: { left: 3 } });
  });

  it('can be made again after it was withdrawn', async () => {
    const { body: first } = await apply(open, { participation: 'active' });
    await test.database.updateTable('masterclassApplications').set({ state: 'withdrawn' }).execute();
    const { body: second } = await apply(open, { participation: 'active' });
    expect(second.data?.state).toBe('received');
    expect(second.data?.reference).not.toBe(first.data?.reference);
    expect((await apply(open, { participation: 'active' })).body.data).toEqual(second.data);
  });

  it('is recognised when it is sent again after the last day, because its response was lost', async () => {
    const { body: first } = await apply(open);
    const { applyTo } = await test.database
      .selectFrom('masterclasses')
      .select('applyTo')
      .where('id', '=', open)
      .executeTakeFirstOrThrow();
    const closeAt = (at: typeof applyTo) =>
      test.database.updateTable('masterclasses').set({ applyTo: at }).where('id', '=', open).execute();
    await closeAt('2026-11-03T09:00:00Z' as never);
    const [again, other] = [await apply(open), await apply(open, { name: 'Luis' })];
    await closeAt(applyTo);
    expect(again).toMatchObject({ status: 201, body: { data: { reference: first.data?.reference } } });
    expect(other.status).toBe(409);
  });

  it('is not told to somebody who sends the applicant’s details days later', async () => {
    const { body: first } = await apply(open, { participation: 'active' });
    const createdAt = new Date(Date.now() - 2 * day);
    await test.database.updateTable('masterclassApplications').set({ state: 'rejected', createdAt }).execute();
    const { status, body } = await apply(open, { participation: 'active' });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`rejected|${first.data?.reference}`));
  });

  it('gets a place only while some are free: of eight at once, three are accepted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        apply(open, { participation: 'active', email: `player-${index}@example.com` }),
      ),
    );
    const states = answers.map(({ body }) => body.data?.state);
    expect(states.filter((state) => state === 'received')).toHaveLength(3);
    expect(states.filter((state) => state === 'waitlist')).toHaveLength(5);
    expect(new Set(answers.map(({ body }) => body.data?.reference)).size).toBe(8);
  });

  it('joins the waiting list while others wait, although a place is free again', async () => {
    const player = (number: number) => apply(open, { participation: 'active', email: `player-${number}@example.com` });
    for (const number of [1, 2, 3]) expect((await player(number)).body.data?.state).toBe('received');
    const { body: waiting } = await player(4);
    await test.database
      .updateTable('masterclassApplications')
      .set({ state: 'rejected' })
      .where('email', '=', 'player-1@example.com')
      .execute();
    expect(await places()).toMatchObject({ active: { left: 0 }, listener: { left: 28 } });
    expect((await player(5)).body.data?.state).toBe('waitlist');
    expect((await apply(open)).body.data?.state).toBe('accepted');
    const { id } = await test.database
      .selectFrom('masterclassApplications')
      .select('id')
      .where('reference', '=', waiting.data?.reference ?? '')
      .executeTakeFirstOrThrow();
    await test.database.transaction().execute(async (transaction) => {
      await changeApplication(transaction, { id, state: 'accepted' });
    });
    expect((await test.get(`/api/masterclass-applications/${waiting.data?.reference}`)).body).toMatchObject({
      data: { state: 'accepted' },
    });
  });

  it('is confirmed by email with reference and link to its state, and the team gets one email', async () => {
    const { body } = await apply(open, { participation: 'active' }, 'en');
    const again = await apply(open, { participation: 'active' }, 'en');
    expect(again.body.data).toEqual(body.data);
    const emails = await queuedEmails(test.database);
    expect(emails.map(({ recipient, replyTo, lang }) => [recipient, replyTo, lang])).toEqual([
      [departmentEmail('education'), 'ana@example.com', 'es'],
      ['ana@example.com', departmentEmail('education'), 'en'],
    ]);
    const [toTeam, toApplicant] = emails;
    const reference = body.data?.reference ?? '';
    expect(toApplicant?.subject).toBe(`We have received your application: Sample class (${reference})`);
    expect(toApplicant?.text).toContain('Wednesday 10 March 2027, 15:30–19:00');
    expect(toApplicant?.text).toContain(
      `https://ofgc.example/en/educacion-comunidad/clases-magistrales?solicitud=${reference}#estado`,
    );
    expect(toTeam?.text).toContain('https://video.example/1');
    expect(toTeam?.text).toMatch(/https:\/\/ofgc\.example\/oficina\/registros\/masterclass\/\d+/);
    expect(emails.map(({ text }) => text).join()).not.toMatch(/\{\{|undefined/);
  });

  it('of another family member with the same address is a second application', async () => {
    const [one, other] = [await apply(open), await apply(open, { name: 'Luis' })];
    expect(one.body.data?.reference).not.toBe(other.body.data?.reference);
  });

  it.each([
    ['listener', open],
    ['active', open],
    ['active', full],
  ] as const)('is confirmed by email without any typed text: %s, class %i', async (participation, id) => {
    await apply(id, { participation, name: 'Gane 500 euros', lastname: 'en evil.example' });
    const emails = await test.database
      .selectFrom('emailQueue')
      .selectAll()
      .where('recipient', '=', 'ana@example.com')
      .execute();
    expect(emails).toHaveLength(1);
    expect(`${emails[0]?.subject} ${emails[0]?.text} ${emails[0]?.html}`).not.toMatch(/Gane|evil/);
  });

  it('sends an address at most five emails a day', async () => {
    for (let number = 0; number < 7; number++) expect((await apply(open, { name: `Ana ${number}` })).status).toBe(201);
    const emails = await test.database.selectFrom('emailQueue').select('recipient').execute();
    expect(emails.filter(({ recipient }) => recipient === 'ana@example.com')).toHaveLength(5);
    expect(emails.filter(({ recipient }) => recipient === departmentEmail('education'))).toHaveLength(7);
  });

  it('records the consents, a guardian’s too for a child', async () => {
    await apply(open, {
      participation: 'active',
      birthYear: '2013',
      guardian: 'Luisa Suárez',
      guardianConsent: true,
      guardianVersion: currentText('masterclassGuardian').version,
    });
    const consents = await test.database.selectFrom('consents').select(['purpose', 'lang']).orderBy('id').execute();
    expect(consents).toEqual([
      { purpose: 'masterclass', lang: 'es' },
      { purpose: 'masterclassGuardian', lang: 'es' },
    ]);
    expect(
      await test.database.selectFrom('masterclassApplications').select(['guardian', 'birthYear']).execute(),
    ).toEqual([{ guardian: 'Luisa Suárez', birthYear: 2013 }]);
  });

  it('is kept when new content no longer has other masterclasses', async () => {
    const { body } = await apply(open);
    await test.database.deleteFrom('masterclasses').where('id', '=', over).execute();
    expect((await test.get(`/api/masterclass-applications/${body.data?.reference}`)).status).toBe(200);
  });
});

describe('a request about applications for a masterclass', () => {
  it.each([
    ['an unknown class', 999, {}, 404, 'No se ha encontrado lo que busca.'],
    ['a class that is over', over + 1, {}, 409, 'Esta clase ya no admite solicitudes.'],
    ['a program', open, { website: 'x' }, 422, /casilla que debe quedar vacía/],
    ['a listener without a name', open, { name: '' }, 422, 'El nombre es obligatorio.'],
  ])('is refused with a message and without an email: %s', async (_, id, differences, status, message) => {
    const answer = await apply(id, differences);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(await test.database.selectFrom('emailQueue').select('id').execute()).toEqual([]);
  });

  it('answers 409 before applications open', async () => {
    await test.database
      .updateTable('masterclasses')
      .set({ applyFrom: '2026-12-01T09:00:00Z' })
      .where('id', '=', open)
      .execute();
    expect(await apply(open)).toMatchObject({ status: 409, body: { message: /aún no están abiertas/ } });
    await test.database
      .updateTable('masterclasses')
      .set({ applyFrom: '2026-11-02T09:00:00Z' })
      .where('id', '=', open)
      .execute();
  });

  it.each([
    ['/api/masterclass-applications/M-ZZZZZZ', 404],
    ['/api/masterclass-applications/1', 400],
    ['/api/masterclass-applications/%00', 400],
  ])('%s answers %i', async (path, status) => expect((await test.get(path)).status).toBe(status));
});
