import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../../testing/records/insert-message.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { findInbox, findInboxRow } from './find.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(async () => {
  await insertConcert(test.database, 9036, {
    title: { es: 'Concierto de prueba', en: 'Sample concert' },
    performances: [performance(90_361), performance(90_362)],
  });
  const email = 'gara@sol.example';
  for (const one of [
    { name: 'Gara García Güímar', subject: 'Visita de un instituto', reference: 'C-AAAA22', email },
    { name: 'Luz Ñandú', subject: 'Objetos perdidos al 100 %', reference: 'C-BBBB22', email },
  ])
    await insertMessage(test.database, one);
  await insertInscription(test.database, { kind: 'silla-de-ruedas', subject: '90362', reference: 'I-CCCC22' });
}, startDeadline);

const found = async (q: string) => {
  const who = { roles: ['box-office' as const], accountId: 1 };
  const { rows, total } = await findInbox(test.database, who, { q, lang: 'es', page: 1, perPage: 20 });
  expect(rows).toHaveLength(total);
  return rows.map(({ reference }) => reference).toSorted((one, other) => one.localeCompare(other));
};

it.each([
  ['garcia', ['C-AAAA22']],
  ['GARCÍA', ['C-AAAA22']],
  ['guimar gara', ['C-AAAA22']],
  ['  instituto \t García ', ['C-AAAA22']],
  ['c-aaaa22', ['C-AAAA22']],
  ['nandu', ['C-BBBB22']],
  ['100 %', ['C-BBBB22']],
  ['oscar silla', ['I-CCCC22']],
  ['oscar wheelchair', ['I-CCCC22']],
  ['oscar prueba', ['I-CCCC22']],
  ['sol.example', ['C-AAAA22', 'C-BBBB22', 'I-CCCC22']],
  ['Garci\u0301a\0', ['C-AAAA22']],
  ['\0', ['C-AAAA22', 'C-BBBB22', 'I-CCCC22']],
  [' ', ['C-AAAA22', 'C-BBBB22', 'I-CCCC22']],
  ['garcia nandu', []],
  ['gar_ia', []],
  ['garc%a', []],
  ['garcia\\', ['C-AAAA22']],
  ['(silla) de ruedas: prueba,', ['I-CCCC22']],
])(
  'the inbox search for “%s” finds records with each word, without regard to accents or order: %j',
  async (q, references) => {
    expect(await found(q)).toEqual(references);
  },
);

it('a record for a postponed or moved concert is kept until seven days after the new day', async () => {
  const { database } = test;
  const performanceId = 90_361;
  const [wrote, newDay] = [new Date('2026-11-20T12:00:00Z'), new Date('2027-06-01T20:00:00Z')];
  const hourAfter = (start: Date) => new Date(start.getTime() + 3_600_000);
  const id = await insertWaitingEntry(database, performanceId, { requestedAt: wrote, confirmedAt: wrote });
  const space = { kind: 'silla-de-ruedas', subject: String(performanceId), keptUntil: wrote };
  const spaceId = await insertInscription(database, space);
  const roles = ['box-office' as const];
  const days = async () => {
    const place = await findInboxRow(database, { source: 'waiting-list', id, roles, lang: 'es' });
    const request = await findInboxRow(database, { source: 'inscription', id: spaceId, roles, lang: 'es' });
    return [place.keptUntil, request.keptUntil];
  };
  const concert = database.updateTable('performances').where('id', '=', performanceId);
  await concert.set({ status: 'postponed', startsAt: wrote, endsAt: hourAfter(wrote) }).execute();
  const inSixDays = Date.now() + 6 * 24 * 3_600_000;
  for (const day of await days()) expect(day.getTime()).toBeGreaterThan(inSixDays);
  await concert.set({ status: 'rescheduled', startsAt: newDay, endsAt: hourAfter(newDay) }).execute();
  expect(await days()).toEqual([new Date('2027-06-08T21:00:00Z'), new Date('2027-06-08T20:00:00Z')]);
});

it.each([
  ['es', content.masterclasses[0]?.title.es, 'Espacio para silla de ruedas: Concierto de prueba'],
  ['en', content.masterclasses[0]?.title.en, 'Wheelchair space: Sample concert'],
] as const)(
  'the inbox in %s names the subject of a record in that language',
  async (lang, masterclass, inscription) => {
    const id = await insertApplication(test.database, new Date());
    const who = { roles: ['education' as const, 'box-office' as const], accountId: 1 };
    const { rows } = await findInbox(test.database, who, { lang, page: 1, perPage: 100 });
    const subjectOf = (source: string) => rows.find((row) => row.source === source)?.subject.split(' · ')[0];
    expect([subjectOf('masterclass'), subjectOf('inscription')]).toEqual([masterclass, inscription]);
    const one = await findInboxRow(test.database, { source: 'masterclass', id, roles: who.roles, lang });
    expect(one.subject).toBe(masterclass);
  },
);

it('the search of the inbox uses an index of the words of a record', async () => {
  const plan = await test.database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const words = sql`plain(reference || ' ' || name || ' ' || email || ' ' || subject)`;
    const { rows } = await sql`explain select id from contact_messages where ${words} like '%garcia%'`.execute(
      transaction,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('contact_messages_words');
});
