import { beforeAll, expect, it } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { recordTables } from './erase.ts';

const test = useTestApi();
let eva: SignedInTester;
beforeAll(async () => {
  eva = await signedIn(test, 'staff', 'education', 'box-office', 'communication');
});

const at = new Date('2026-11-19T10:00:00Z');
const own = { name: 'Luz', email: 'luz@luz.example', lang: 'es' as const };
/** Adds a record of each kind. @returns its id */
const add = {
  masterclass: () => insertApplication(test.database, at),
  inscription: () => insertInscription(test.database, { kind: 'visita-guiada', subject: '2026-12-02', places: 4 }),
  async contact() {
    const message = { subject: 'Hola', message: 'Hola.', departmentKey: 'tickets', createdAt: at };
    const keys = { reference: `C-${count}`, fingerprint: `${count}` };
    const insert = test.database.insertInto('contactMessages').values({ ...own, ...message, ...keys });
    return (await insert.returning('id').executeTakeFirstOrThrow()).id;
  },
  async 'waiting-list'() {
    const { name: _name, ...entry } = { ...own, performanceId: 362, seats: 2, requestedAt: at, confirmedAt: at };
    const keys = { reference: `L-${count}`, email: `luz${count}@luz.example` };
    const insert = test.database.insertInto('waitingListEntries').values({ ...entry, ...keys });
    return (await insert.returning('id').executeTakeFirstOrThrow()).id;
  },
};
let count = 0;

/** Adds a record with a consent, emails that wait, and a note. @returns its id and reference */
async function addWithTraces(source: keyof typeof add) {
  count += 1;
  const id = await add[source]();
  const { database } = test;
  const email = { recipient: own.email, lang: own.lang, subject: 'x', text: 'x', html: 'x' };
  const prefix = source === 'masterclass' ? 'masterclass' : recordTables[source];
  await enqueueEmail(database, { ...email, key: `${prefix}:${id}:visitor` });
  await recordConsent(database, { purpose: 'contact', lang: 'es', record: { table: recordTables[source], id } });
  await ask(source, id, 'note', { text: 'Llamar el lunes.' });
  await ask(source, id, 'letter', { version: 0, subject: 'Hola', text: 'Le contestamos.' });
  const { reference } = await database
    .selectFrom(recordTables[source])
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, reference };
}
const ask = (source: string, id: number, form: string, payload: object) =>
  createAsker(test).post(eva, `/api/inbox/${source}/${id}/${form}`, payload);

/** How many rows are about a record: itself, consents, emails, cases, entries. */
async function traces(source: keyof typeof add, id: number) {
  const { database } = test;
  const table = recordTables[source];
  const keys = [`${table}:${id}:%`, `${source}:${id}:%`, `inbox:${source}:${id}:%`];
  const rows = [
    database.selectFrom(table).select('id').where('id', '=', id),
    database.selectFrom('consents').select('id').where('record', '=', `${table}:${id}`),
    database
      .selectFrom('emailQueue')
      .select('id')
      .where((email) => email.or(keys.map((key) => email('key', 'like', key)))),
    database.selectFrom('inboxCases').select('recordId').where('source', '=', source).where('recordId', '=', id),
    database.selectFrom('inboxEntries').select('id').where('source', '=', source).where('recordId', '=', id),
  ];
  return Promise.all(rows.map(async (query) => (await query.execute()).length));
}

it.each(['contact', 'masterclass', 'waiting-list', 'inscription'] as const)(
  'a %s record is erased with its consents, emails, notes and history, and no other record is',
  async (source) => {
    const { id, reference } = await addWithTraces(source);
    const other = await addWithTraces(source);
    expect((await ask(source, id, 'erase', { version: 1, reference: other.reference })).errors).toHaveProperty(
      'reference',
    );
    expect((await ask(source, id, 'erase', { version: 0, reference })).status).toBe(409);
    expect(await traces(source, id)).toEqual([1, 1, 2, 1, 2]);
    expect((await ask(source, id, 'erase', { version: 1, reference })).status).toBe(200);
    expect(await traces(source, id)).toEqual([0, 0, 0, 0, 0]);
    expect(await traces(source, other.id)).toEqual([1, 1, 2, 1, 2]);
    expect((await ask(source, id, 'erase', { version: 2, reference })).status).toBe(404);
    const records = await test.database
      .selectFrom('accessRecords')
      .select(['actor', 'detail'])
      .where('action', '=', 'delete')
      .where('recordTable', '=', recordTables[source])
      .where('recordId', '=', String(id))
      .execute();
    expect(records).toEqual([{ actor: eva.email, detail: 'erase' }]);
  },
);
