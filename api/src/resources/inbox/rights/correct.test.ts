import { beforeAll, expect, it } from 'vitest';
import { createAsker } from '../../../testing/asker.ts';
import { insertApplication } from '../../../testing/records/insert-application.ts';
import { insertInscription } from '../../../testing/records/insert-inscription.ts';
import { insertMessage } from '../../../testing/records/insert-message.ts';
import { insertWaitingEntry } from '../../../testing/records/insert-waiting-entry.ts';
import { signedIn, type SignedInTester } from '../../../testing/signed-in.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { deliverDue } from '../../../mail/deliver-emails.ts';
import { enqueueEmail } from '../../../mail/email-queue.ts';
import { recordConsent } from '../../consents/record-consent.ts';
import { recordTables } from '../erase.ts';

const test = useTestApi();
let eva: SignedInTester;
beforeAll(async () => {
  eva = await signedIn(test, 'staff', 'education', 'box-office', 'communication');
});

const add = {
  masterclass: () => insertApplication(test.database, new Date('2026-11-19T10:00:00Z')),
  inscription: () => insertInscription(test.database, { kind: 'visita-guiada', subject: '2026-12-02', places: 4 }),
  contact: () => insertMessage(test.database),
  'waiting-list': () => insertWaitingEntry(test.database, 362),
};
const sources = ['contact', 'masterclass', 'waiting-list', 'inscription'] as const;
const post = (path: string, payload: object) => createAsker(test).post(eva, `/api/inbox/${path}`, payload);
const emailOf = async (source: keyof typeof add, id: number) =>
  (await test.database.selectFrom(recordTables[source]).select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;

it.each(sources)('who sent a %s record is corrected, and emails that wait go to the new address', async (source) => {
  const { database } = test;
  const id = await add[source]();
  const old = await emailOf(source, id);
  const letter = `inbox:${source}:${id}:1`;
  const notice = `${source === 'masterclass' ? 'masterclass' : recordTables[source]}:${id}:team`;
  const email = { lang: 'es' as const, subject: 'x', text: 'x', html: 'x' };
  await enqueueEmail(database, { ...email, recipient: old, key: letter });
  await enqueueEmail(database, { ...email, recipient: 'a@ofgc.example', replyTo: old, key: notice });
  const address = `mended-${source}@example.org`;
  const form = { version: 0, name: 'Mara', lastname: 'Sosa', phone: '611', email: address };
  if (source !== 'waiting-list')
    expect((await post(`${source}/${id}/correction`, { ...form, name: ' ' })).errors).toHaveProperty('name');
  expect((await post(`${source}/${id}/correction`, { ...form, email: 'mara@' })).errors).toHaveProperty('email');
  expect((await post(`${source}/${id}/correction`, { ...form, email: '' })).errors).toHaveProperty('email');
  expect((await post(`${source}/${id}/correction`, form)).status).toBe(200);
  expect((await post(`${source}/${id}/correction`, { ...form, phone: '622' })).status).toBe(409);
  expect(await emailOf(source, id)).toBe(address);
  const emails = await database
    .selectFrom('emailQueue')
    .select(['recipient', 'replyTo'])
    .where('key', 'in', [letter, notice])
    .orderBy('id')
    .execute();
  expect(emails).toEqual([
    { recipient: address, replyTo: null },
    { recipient: 'a@ofgc.example', replyTo: address },
  ]);
  const entries = await database.selectFrom('inboxEntries').select('text').where('recordId', '=', id).execute();
  expect(entries.map(({ text }) => text)).toContain('Corregidos los datos de quien lo envió');
});

it('an email that the former address refused goes to the new one, and one that a later decision replaced does not', async () => {
  const { database } = test;
  const id = await add.masterclass();
  const bounce = (version: number) =>
    database
      .updateTable('emailQueue')
      .set({ givenUpAt: new Date(), attempts: 1, failure: '550 5.1.1 unknown' })
      .where('key', '=', `masterclass:${id}:decision:${version}`)
      .execute();
  await post(`masterclass/${id}/decision`, { version: 0, decision: 'accepted' });
  await bounce(1);
  await post(`masterclass/${id}/decision`, { version: 1, decision: 'rejected' });
  await bounce(2);
  const form = { version: 2, name: 'Mara', lastname: 'Sosa', phone: '611', email: 'mended@example.org' };
  expect((await post(`masterclass/${id}/correction`, form)).status).toBe(200);
  const sent: string[] = [];
  await deliverDue({
    database,
    transport: async ({ key, recipient }) => void sent.push(`${key} ${recipient}`),
    now: () => new Date(Date.now() + 1_000),
    log: () => {},
  });
  expect(sent.filter((one) => one.startsWith(`masterclass:${id}:`))).toEqual([
    `masterclass:${id}:decision:2 mended@example.org`,
  ]);
});

it('of a permission for pictures that has lost its address, the name is corrected alone', async () => {
  const kept = { imageConsent: true, email: '', phone: '', state: 'accepted' } as const;
  const id = await insertApplication(test.database, new Date('2026-11-19T10:00:00Z'), kept);
  const form = { version: 0, name: 'Mara', lastname: 'Sosa' };
  expect((await post(`masterclass/${id}/correction`, { ...form, lastname: '' })).errors).toHaveProperty('lastname');
  expect((await post(`masterclass/${id}/correction`, { ...form, phone: '611', email: 'a@example.org' })).status).toBe(
    200,
  );
  const row = test.database.selectFrom('masterclassApplications').select(['name', 'lastname', 'email', 'phone']);
  expect(await row.where('id', '=', id).execute()).toEqual([{ name: 'Mara', lastname: 'Sosa', email: '', phone: '' }]);
});

it('an address that waits for the same concert already is refused', async () => {
  const [id, other] = [await add['waiting-list'](), await add['waiting-list']()];
  const email = await emailOf('waiting-list', other);
  expect((await post(`waiting-list/${id}/correction`, { version: 0, email })).errors).toHaveProperty('email');
});

it.each(sources)(
  'the data of a %s record are a file for its sender, and no other department gets it',
  async (source) => {
    const id = await add[source]();
    await recordConsent(test.database, { purpose: 'contact', lang: 'es', record: { table: recordTables[source], id } });
    await post(`${source}/${id}/note`, { text: 'Llamó muy enfadado' });
    await post(`${source}/${id}/case`, { version: 0, status: 'in-hand', holder: 'me' });
    await post(`${source}/${id}/letter`, { version: 1, subject: 'Hola', text: 'Le contestamos.' });
    const url = `/api/inbox/${source}/${id}/data.json?lang=es`;
    const file = await test.api.inject({ url, headers: eva.headers });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=".+\.json"$/);
    expect(file.json()).toMatchObject({
      sender: { email: await emailOf(source, id) },
      consents: [{ purpose: 'contact' }],
      history: [{ kind: 'letter', text: 'Hola\n\nLe contestamos.' }],
      letters: [{ sentAt: null }],
    });
    for (const own of [eva.email, 'Tester', 'Llamó muy enfadado'])
      expect(file.body, 'nothing of the staff').not.toContain(own);
    const role = source === 'contact' || source === 'waiting-list' ? 'education' : 'box-office';
    const stranger = await signedIn(test, 'staff', role);
    expect((await test.api.inject({ url, headers: stranger.headers })).statusCode).toBe(404);
  },
);

it('a link that gives a place on the waiting list up is in no file', async () => {
  const id = await add['waiting-list']();
  const recipient = await emailOf('waiting-list', id);
  const key = `waitingListEntries:${id}:0123456789abcdef`;
  await enqueueEmail(test.database, { key, recipient, lang: 'es', subject: 'x', text: 'https://x', html: 'x' });
  const file = await test.api.inject({ url: `/api/inbox/waiting-list/${id}/data.json?lang=es`, headers: eva.headers });
  expect(file.json()).toMatchObject({ letters: [{ subject: 'x', text: '' }] });
});
