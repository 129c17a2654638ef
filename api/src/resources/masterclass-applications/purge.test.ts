import { expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { InboxCase, InboxLine } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { purge } from '../../purge/purge-expired.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { createAsker } from '../../testing/asker.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { recordConsent } from '../consents/record-consent.ts';

const sent = new Date('2026-11-20T12:00:00Z');
const afterClass = new Date('2027-03-12T12:00:00Z');
const test = useTestApi({ now: () => afterClass });

const purgeAfterAYear = () =>
  purge({
    database: test.database,
    now: () => new Date(sent.getTime() + retentionPeriods.masterclassApplications + 1),
  });
const applicationsLeft = () => test.database.selectFrom('masterclassApplications').selectAll().execute();

it('how many took part in a past masterclass stays known after their applications are purged', async () => {
  const { database } = test;
  const first = async () => {
    const { data } = await test.read<List<Masterclass>>('/api/masterclasses');
    return data.find(({ id }) => id === masterclass?.id)?.places.active;
  };
  const [masterclass] = content.masterclasses;
  await database
    .updateTable('masterclasses')
    .set({ activePlaces: 8, activeTaken: 5, endsAt: '2027-03-11T19:00:00Z' })
    .where('id', '=', masterclass?.id ?? 0)
    .execute();
  // Of eight places, the office gave five away. Who still waits took none.
  for (const state of ['received', 'received', 'waitlist'] as const) await insertApplication(database, sent, { state });
  expect(await first()).toMatchObject({ total: 8, left: 1 });
  // One of them asks for erasure after the class.
  const eva = await signedIn(test, 'staff', 'education');
  const { id, reference } = await database
    .selectFrom('masterclassApplications')
    .select(['id', 'reference'])
    .where('state', '=', 'received')
    .limit(1)
    .executeTakeFirstOrThrow();
  await createAsker(test).post(eva, `/api/inbox/masterclass/${id}/erase`, { version: 0, reference });
  expect(await first()).toMatchObject({ total: 8, left: 1 });
  for (let time = 0; time < 2; time += 1) await purgeAfterAYear();
  expect(await applicationsLeft()).toEqual([]);
  expect(await first()).toMatchObject({ total: 8, left: 1 });
});

it.each(['rejected', 'waitlist', 'withdrawn'] as const)(
  'of who allowed pictures and was not there (%s) nothing is kept',
  async (state) => {
    await insertApplication(test.database, sent, { imageConsent: true, state });
    await purgeAfterAYear();
    expect(await applicationsLeft()).toEqual([]);
  },
);

it('a child who allowed pictures is kept with name, class, consents and guardian, and nothing else, until it is withdrawn', async () => {
  const { database } = test;
  const id = await insertApplication(database, sent, {
    imageConsent: true,
    lastname: 'Rivero',
    needs: 'Atril bajo',
    guardian: 'Carmen Rivero',
    state: 'accepted',
  });
  const record = { table: 'masterclassApplications', id } as const;
  for (const purpose of ['masterclass', 'masterclassImage', 'masterclassGuardian'] as const)
    await recordConsent(database, { purpose, lang: 'es', record });
  const ask = createAsker(test);
  let eva = await signedIn(test, 'staff', 'education');
  const opened = async () => (await ask.get<InboxCase>(eva, `/api/inbox/masterclass/${id}`)).data;
  const open = async () => (await ask.get<InboxLine[]>(eva, '/api/inbox?status=open')).data;
  expect(await opened()).toMatchObject({ isKeptForImages: true, entries: [] });
  expect(await open()).toHaveLength(1);
  await purgeAfterAYear();
  // The session of a year ago is over.
  eva = await signedIn(test, 'staff', 'education');
  expect(await opened(), 'closed, because there is nothing to answer').toMatchObject({
    status: 'closed',
    isKeptForImages: true,
    fields: [
      { label: 'Participación' },
      { label: 'Autoriza', value: 'Carmen Rivero' },
      { label: 'Imágenes', value: 'sí' },
    ],
  });
  expect(await open()).toEqual([]);
  expect(await applicationsLeft()).toMatchObject([
    {
      name: 'Mar',
      lastname: 'Rivero',
      email: '',
      phone: '',
      birthYear: 0,
      programme: '',
      needs: '',
      guardian: 'Carmen Rivero',
      imageConsent: true,
    },
  ]);
  const consents = () =>
    database.selectFrom('consents').select('purpose').where('record', '=', `masterclassApplications:${id}`).execute();
  const purposes = async () => (await consents()).map(({ purpose }) => purpose).toSorted();
  expect(await purposes()).toEqual(['masterclassGuardian', 'masterclassImage']);
  const withdraw = (sending: number) => ask.post(eva, `/api/inbox/masterclass/${id}/images`, { sending });
  expect((await withdraw(1)).status).toBe(200);
  expect((await withdraw(2)).status).toBe(409);
  expect(await purposes()).toEqual(['masterclassGuardian']);
  await purgeAfterAYear();
  expect(await applicationsLeft()).toEqual([]);
  expect(await consents()).toEqual([]);
});
