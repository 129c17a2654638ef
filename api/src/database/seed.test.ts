import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { countRows } from '../http/paging.ts';
import { copyContent, seedFrom } from '../testing/content-copy.ts';
import { useEmptyDatabase } from '../testing/use-test-api.ts';

const now = new Date('2026-11-20T12:00:00Z');
const test = useEmptyDatabase();
let folder: string;

beforeAll(async () => {
  folder = await copyContent();
});
afterAll(() => rm(folder, { recursive: true }));

/** Changes one file of the copied content while `during` runs. */
async function withFile(file: string, change: (text: string) => string, during: () => Promise<void>): Promise<void> {
  const original = await readFile(join(folder, file), 'utf8');
  await writeFile(join(folder, file), change(original));
  await during().finally(() => writeFile(join(folder, file), original));
}

const titleOf36 = async () =>
  (await test.database.selectFrom('events').select('title').where('id', '=', 36).executeTakeFirstOrThrow()).title.es;

describe('seeding', () => {
  it('fills an empty database once', async () => {
    expect(await seedFrom(test.database, folder)).toBe(true);
    expect(await seedFrom(test.database, folder)).toBe(false);
    const counts = await Promise.all(
      (['events', 'works', 'composers', 'seasons', 'news'] as const).map(async (table) =>
        countRows(test.database.selectFrom(table)),
      ),
    );
    const { content } = await readContent(folder);
    const entries = [content.events, content.works, content.composers, content.seasons, content.news.news];
    expect(counts).toEqual(entries.map((list) => Object.keys(list).length));
  });

  it('replaces content that changed and keeps the subscriptions to the newsletter', async () => {
    await test.database
      .insertInto('newsletterSubscriptions')
      .values({
        name: 'Ana',
        lastname: 'Suárez',
        email: 'ana@example.com',
        lang: 'es',
        consentText: '2026-11',
        createdAt: now,
        writtenAt: now,
      })
      .execute();
    await withFile(
      'events.json',
      (text) => text.replace('"Grieg y Sibelius"', '"Grieg, Sibelius"'),
      async () => {
        expect(await seedFrom(test.database, folder)).toBe(true);
        expect(await titleOf36()).toBe('Grieg, Sibelius');
      },
    );
    await seedFrom(test.database, folder);
    expect(await titleOf36()).toBe('Grieg y Sibelius');
    expect(await test.database.selectFrom('newsletterSubscriptions').select('email').execute()).toEqual([
      { email: 'ana@example.com' },
    ]);
  });

  it('brings no older content back when a machine starts again whose content has not changed', async () => {
    const start = (machine: string) => seedFrom(test.database, folder, { machine });
    const titled = (title: string, during: () => Promise<void>) =>
      withFile('events.json', (text) => text.replace('"Grieg y Sibelius"', `"${title}"`), during);
    await start('first');
    await titled('Grieg, Sibelius', async () => expect(await start('second')).toBe(true));
    expect([await start('first'), await titleOf36()]).toEqual([false, 'Grieg, Sibelius']);
    // Its operator changes the content of that machine, and then goes back to the former content.
    await titled('Grieg & Sibelius', async () => expect(await start('first')).toBe(true));
    expect([await start('first'), await titleOf36()]).toEqual([true, 'Grieg y Sibelius']);
    // A database without content is filled by whoever starts.
    await test.database.deleteFrom('contentState').execute();
    expect(await start('first')).toBe(true);
  });

  it('locks and writes no seats of schools that stay the same', async () => {
    const seats = async () =>
      (
        await sql<{
          id: number;
        }>`select session_id as id, ctid, xmin, xmax from school_session_seats order by id`.execute(test.database)
      ).rows;
    const before = await seats();
    const changed = before[0]?.id;
    await sql`update school_session_seats set seats = seats + 1 where session_id = ${changed}`.execute(test.database);
    await test.database.deleteFrom('contentState').execute();
    await seedFrom(test.database, folder);
    const after = await seats();
    expect(after.filter(({ id }) => id !== changed)).toEqual(before.filter(({ id }) => id !== changed));
    expect(before.length).toBeGreaterThan(1);
    const { seats: own } = await test.database
      .selectFrom('schoolSessionSeats')
      .select('seats')
      .where('sessionId', '=', changed ?? 0)
      .executeTakeFirstOrThrow();
    const { content } = await readContent(folder);
    const { capacity = 0, taken = 0 } = content.schoolProductions.sessions.find(({ id }) => id === changed) ?? {};
    expect(own).toBe(capacity - taken);
  });

  it.each([
    ['events.json', '"bee3"', '"bee33"', /events\.json: id 1: the work bee33 is not known/],
    ['events.json', '"Kenji Morikado"', '"Kenyi Morikado"', /events\.json: id 9: Kenyi Morikado is not known/],
    ['events.json', '"2023-09-22"', '"2023-09-31"', /events\.json: id 1, performances, 0, date:/],
    [
      'events.json',
      '"Auditorio del Mar · Sala Sinfónica"',
      '"Auditorio"',
      /events\.json: id 1: the hall Auditorio is not known/,
    ],
    [
      'works.json',
      '"Gustav Mahler"',
      '"Gustavo Mahler"',
      /works\.json: mah1: Gustavo Mahler is not in composers\.json/,
    ],
    ['events.json', '"scheduled"', '"cancelled"', /event-texts\.json: 1: changes must say what became of its date/],
    ['seasons.json', '"2023-24"', '"2023"', /seasons\.json: id 1, code:/],
    ['vacancies.json', '"vacancies"', '"vacances"', /vacancies\.json: vacancies:/],
    ['pages.json', /^/, '{', /pages\.json: /],
    ['documents.json', '"vacancy": 9', '"vacancy": 99', /documents\.json: id 101: the vacancy 99 is not known/],
    ['documents.json', 'violin-bases.es.md', 'nada.es.md', /documents\.json: id 101: the file nada\.es\.md is not in/],
    [
      'news.json',
      '"category": "temporada"',
      '"category": "tempo"',
      /news\.json: id \d+: the category tempo is not known/,
    ],
    [
      'vacancies.json',
      '"family": "musicos"',
      '"family": "musico"',
      /vacancies\.json: id \d+: the family musico is not known/,
    ],
    ['vacancies.json', /"place": "[a-z-]+"/, '"place": "nada"', /vacancies\.json: id \d+: the place nada is not known/],
    ['work-themes.json', '"bee3"', '"bee33"', /work-themes\.json: bee33 is not in works\.json/],
    ['work-notes.json', /"(\w+)": \{/, '"nada": {', /work-notes\.json: nada is not in works\.json/],
    ['movements.json', /"(\w+)": \[/, '"nada": [', /movements\.json: nada is not in works\.json/],
    ['disclosures.json', /\b201\b/, '9201', /disclosures\.json: id 1: the document 9201 is not known/],
  ])(
    'refuses a mistake in %s (%s → %s), names the entry and keeps the old content',
    async (file, found, wrong, sentence) => {
      await withFile(
        file,
        (text) => text.replace(found, wrong),
        async () => {
          await expect(seedFrom(test.database, folder)).rejects.toThrow(sentence);
        },
      );
      expect(await titleOf36()).toBe('Grieg y Sibelius');
    },
  );
});
