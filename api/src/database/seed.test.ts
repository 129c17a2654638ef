import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Content, contentFolder, readContent } from '../content/read-content.ts';
import { countRows } from '../http/paging.ts';
import { copyContent, seedFrom } from '../testing/content-copy.ts';
import { startDeadline } from '../testing/test-api.ts';
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

const { content } = await readContent(contentFolder);
const [concert] = content.events as [Content['events'][number]];
/** The first document has an English file only if it has an English slug. */
const missingFiles = { es: 'nada.es.md', ...(content.documents[0]?.files.en && { en: 'nada.en.md' }) };
const findTitle = async () =>
  (await test.database.selectFrom('events').select('title').where('id', '=', concert.id).executeTakeFirstOrThrow())
    .title.es;
/** Gives the concert another title in the text of `events.json`. */
const retitled = (title: string) => (text: string) =>
  JSON.stringify(
    (JSON.parse(text) as { id: number }[]).map((one) =>
      one.id === concert.id ? { ...one, title: { es: title } } : one,
    ),
  );

describe('seeding', { timeout: startDeadline }, () => {
  it('fills an empty database once', async () => {
    expect(await seedFrom(test.database, folder)).toBe(true);
    expect(await seedFrom(test.database, folder)).toBe(false);
    const counts = await Promise.all(
      (['events', 'works', 'composers', 'seasons', 'news'] as const).map(async (table) =>
        countRows(test.database.selectFrom(table)),
      ),
    );
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
    await withFile('events.json', retitled('Otro título'), async () => {
      expect(await seedFrom(test.database, folder)).toBe(true);
      expect(await findTitle()).toBe('Otro título');
    });
    await seedFrom(test.database, folder);
    expect(await findTitle()).toBe(concert.title.es);
    expect(await test.database.selectFrom('newsletterSubscriptions').select('email').execute()).toEqual([
      { email: 'ana@example.com' },
    ]);
  });

  it('takes lists without entries', async () => {
    const files = [
      'albums',
      'alerts',
      'auditions',
      'inscriptions',
      'masterclasses',
      'pictures',
      'press-notes',
      'workshops',
    ];
    const emptied = files.reduceRight(
      (during, file) => () =>
        withFile(
          `${file}.json`,
          () => '[]',
          () => during(),
        ),
      async () => {
        expect(await seedFrom(test.database, folder)).toBe(true);
        expect(await countRows(test.database.selectFrom('alerts'))).toBe(0);
      },
    );
    await emptied();
    await seedFrom(test.database, folder);
    expect(await countRows(test.database.selectFrom('alerts'))).toBe(content.alerts.length);
  });

  it('brings no older content back when a machine starts again whose content has not changed', full, async () => {
    const start = (machine: string) => seedFrom(test.database, folder, { machine });
    const titled = (title: string, during: () => Promise<void>) => withFile('events.json', retitled(title), during);
    await start('first');
    await titled('Otro título', async () => expect(await start('second')).toBe(true));
    expect([await start('first'), await findTitle()]).toEqual([false, 'Otro título']);
    // Its operator changes the content of that machine, and then goes back to the former content.
    await titled('Otro más', async () => expect(await start('first')).toBe(true));
    expect([await start('first'), await findTitle()]).toEqual([true, concert.title.es]);
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
    const { capacity = 0, taken = 0 } = content.schoolProductions.sessions.find(({ id }) => id === changed) ?? {};
    expect(own).toBe(capacity - taken);
  });

  const renameComposer = (data: unknown) => {
    const [[key, work]] = Object.entries(data as object) as [[string, { composer: string }]];
    work.composer = 'Nadie';
    return key;
  };
  type Entries = Record<string, unknown>[];
  const firstOf = (data: unknown) => (data as Entries)[0] as Record<string, unknown> & { id: number };
  /** Sets a field of a file's first entry, or of the first entry of one of its lists. */
  const set = (field: string, value: unknown, list?: string) => (data: unknown) => {
    const entry = firstOf(list ? (data as Record<string, unknown>)[list] : data);
    entry[field] = value;
    return `id ${entry.id}`;
  };
  /** Sets a field of the first date of the first concert. */
  const setDate = (field: string, value: string) => (data: unknown) => {
    const { id, performances } = firstOf(data);
    firstOf(performances)[field] = value;
    return `id ${id}`;
  };
  /** Renames the first key. */
  const rename = (key: string) => (data: unknown) => {
    const named = data as Record<string, unknown>;
    const [first = ''] = Object.keys(named);
    named[key] = named[first];
    delete named[first];
    return key;
  };
  /** Renames the first key, and names it as it was. */
  const misspell = (data: unknown) => {
    const [first = ''] = Object.keys(data as object);
    rename(`${first}s`)(data);
    return first;
  };
  it.each<[string, string, (data: unknown) => string, string]>([
    [
      'events.json',
      'an unknown work',
      set('programme', [{ kind: 'work', work: 'nada' }]),
      ': the work nada is not known',
    ],
    ['events.json', 'an unknown conductor', set('conductor', 'Nadie'), ': Nadie is not known'],
    ['events.json', 'a day that does not exist', setDate('date', '2023-09-31'), ', performances, 0, date:'],
    ['events.json', 'an unknown hall', set('venue', 'Auditorio'), ': the hall Auditorio is not known'],
    ['works.json', 'an unknown composer', renameComposer, ': Nadie is not in composers.json'],
    ['seasons.json', 'a wrong code', set('code', '2023'), ', code:'],
    ['vacancies.json', 'a wrong key', misspell, ':'],
    ['documents.json', 'an unknown vacancy', set('belongsTo', { vacancy: 9999 }), ': the vacancy 9999 is not known'],
    [
      'documents.json',
      'an unknown part of a page',
      set('belongsTo', { path: '/perfil-contratante', section: 'menore' }),
      ': the part menore of /perfil-contratante is not known',
    ],
    ['documents.json', 'no part of a page', set('belongsTo', { path: '/perfil-contratante' }), ': names no part of'],
    [
      'documents.json',
      'an unknown page',
      set('belongsTo', { path: '/perfil-contratant' }),
      ': the page /perfil-contratant is not known',
    ],
    ['documents.json', 'an unknown file', set('files', missingFiles), ': the file nada.'],
    ['news.json', 'an unknown category', set('category', 'tempo', 'news'), ': the category tempo is not known'],
    ['vacancies.json', 'an unknown family', set('family', 'musico', 'vacancies'), ': the family musico is not known'],
    ['vacancies.json', 'an unknown place', set('place', 'nada', 'vacancies'), ': the place nada is not known'],
    ['work-themes.json', 'an unknown work', rename('nada'), ' is not in works.json'],
    ['work-notes.json', 'an unknown work', rename('nada'), ' is not in works.json'],
    ['movements.json', 'an unknown work', rename('nada'), ' is not in works.json'],
    ['disclosures.json', 'an unknown document', set('documents', [9201]), ': the document 9201 is not known'],
  ])('refuses %s with %s, names the entry and keeps the old content', async (file, _, spoil, sentence) => {
    const data = JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
    const entry = spoil(data);
    await expectRefused(file, JSON.stringify(data), `${file}: ${entry}${sentence}`);
  });

  it('refuses a cancelled date without a line about it, and a file that is no JSON', async () => {
    const silent = content.events.find(({ id }) => !content.eventTexts[id]?.changes.length)!;
    const cancelled = JSON.stringify(
      JSON.parse(await readFile(join(folder, 'events.json'), 'utf8')),
      (key, value: unknown) => (key === 'status' ? 'cancelled' : value),
    );
    await expectRefused(
      'events.json',
      cancelled,
      `event-texts.json: ${silent.id}: changes must say what became of its date`,
    );
    await expectRefused('pages.json', '{', 'pages.json: ');
  });

  async function expectRefused(file: string, text: string, sentence: string): Promise<void> {
    await withFile(
      file,
      () => text,
      async () => {
        await expect(seedFrom(test.database, folder)).rejects.toThrow(sentence);
      },
    );
    expect(await findTitle()).toBe(concert.title.es);
  }
});
