import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { OfficeConcert, OfficeConcertLine } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { seed } from '../../database/seed.ts';
import { openTestDatabase } from '../../testing/test-api.ts';
import { migrate } from '../../database/migrate.ts';
import { createApi } from '../../server.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import {
  documentsFolder,
  picturesFolder,
  startDeadline,
  startFollowingApi,
  testDay,
  testSettings,
  type TestApi,
} from '../../testing/test-api.ts';
import { findOfficeContent } from '../office-content/routes.ts';
import { writeOfficeContent } from '../office-content/write-files.ts';

let test: TestApi;
let eva: SignedInTester;
beforeAll(async () => {
  test = await startFollowingApi();
  eva = await signedIn(test, 'staff', 'box-office');
}, startDeadline);
afterAll(() => test.close());

const ask = async (path = '', payload?: Record<string, unknown>, visitor: SignedInTester | null = eva) => {
  const answer = await test.api.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/office/concerts${path}`,
    headers: visitor?.headers ?? {},
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ data: unknown; message?: string; errors?: Record<string, string[]> }>(),
  };
};
const opened = async (id: number) => (await ask(`/${id}`)).data as OfficeConcert;
const shown = async (id: number, lang = 'es') =>
  (await test.read<{ data: Event }>(`/api/events/${id}?lang=${lang}`)).data;
const calendar = async (id: number) => (await test.api.inject(`/api/events/${id}/calendar.ics`)).body;

/** The form as its page has it, with what somebody changes. */
const formOf = ({ version, text }: OfficeConcert, changes: Record<string, unknown> = {}) => ({
  version,
  ...Object.fromEntries(
    text.dates.flatMap(({ id, list, ...date }) => [
      ...Object.entries(date).map(([name, value]) => [`${name}-${id}`, value]),
      [`list-${id}`, String(list)],
    ]),
  ),
  venue: text.venue,
  conductor: text.conductor,
  ...Object.fromEntries(text.soloists.map(({ name }, position) => [`soloist-${position}`, name])),
  ...Object.fromEntries(text.works.map(({ position, work }) => [`work-${position}`, work])),
  noteEs: text.note.es,
  noteEn: text.note.en,
  textEs: text.announcement.es,
  textEn: text.announcement.en,
  state: 'published',
  ...changes,
});
const save = async (id: number, changes: Record<string, unknown>) => ask(`/${id}`, formOf(await opened(id), changes));
const undo = async (id: number) => ask(`/${id}/undo`, { version: (await opened(id)).version });
const said = { textEs: 'El concierto se cancela.', textEn: 'The concert is cancelled.' };

/** Somebody waits for seats of a date. */
async function waitFor(performanceId: number, email: string, lang: 'es' | 'en'): Promise<void> {
  const requestedAt = new Date();
  await test.database
    .insertInto('waitingListEntries')
    .values({ reference: `E-${email}`, performanceId, email, seats: 2, lang, requestedAt, confirmedAt: requestedAt })
    .execute();
}
const letters = () =>
  test.database.selectFrom('emailQueue').selectAll().where('key', 'like', 'concert:%').orderBy('id').execute();

describe('a concert of the office', () => {
  it('that is cancelled is so on its page, in its log, in calendars and in search, and all of it is taken back', async () => {
    expect((await shown(38)).canceled).toBe(false);
    expect(await save(38, { 'status-381': 'cancelled', ...said })).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect((await shown(38)).canceled).toBe(true));
    expect((await shown(38, 'en')).changes[0]).toEqual({ at: testDay, kind: 'status', text: said.textEn });
    expect(await calendar(38)).toMatch(/SEQUENCE:1[^]*STATUS:CANCELLED/);
    const found = async () => JSON.stringify(await test.read('/api/search?term=cancelado'));
    await vi.waitFor(async () => expect(await found()).toContain('Pastoral'));

    expect((await undo(38)).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(38)).canceled).toBe(false));
    expect((await shown(38)).changes).toEqual([]);
    // Calendars only take what is newer.
    expect(await calendar(38)).toMatch(/SEQUENCE:2[^]*STATUS:CONFIRMED/);
  });

  it('moves to another day, hour and hall, in lists too, and back: the day that it left last is named', async () => {
    const moved = {
      'date-421': '2027-01-29',
      'time-421': '19:30',
      venue: 'Auditorio del Mar · Sala de Cámara',
      ...said,
    };
    expect((await save(42, moved)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(42)).performances[0]).toMatchObject({
        startsAt: '2027-01-29T19:30:00.000Z',
        previousStartsAt: '2027-01-22T19:30:00.000Z',
        status: 'rescheduled',
        hall: { name: 'Sala de Cámara' },
      }),
    );
    const on = async (day: string) =>
      (await test.read<{ data: EventSummary[] }>(`/api/events?from=${day}&to=${day}`)).data.map(({ id }) => id);
    await vi.waitFor(async () => expect([await on('2027-01-29'), await on('2027-01-22')]).toEqual([[42], []]));
    await save(42, { 'date-421': '2027-01-22', textEs: 'Vuelve a su día.', textEn: 'Back to its day.' });
    await vi.waitFor(async () =>
      expect((await shown(42)).performances[0]).toMatchObject({
        startsAt: '2027-01-22T19:30:00.000Z',
        previousStartsAt: '2027-01-29T19:30:00.000Z',
      }),
    );
    expect((await shown(42)).changes.map(({ kind }) => kind)).toEqual(['time', 'time']);
  });

  it('has another soloist, another work, another sale: what the public need not be told has no line', async () => {
    expect((await save(45, { 'sale-451': 'soldOut', 'list-451': 'true' })).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(45)).performances[0]).toMatchObject({ state: 'soldOut', hasWaitingList: true }),
    );
    expect((await shown(45)).changes).toEqual([]);
    const { choices } = await opened(45);
    const [other] = choices.works;
    await save(45, { 'soloist-0': 'Daniel Ferrantes', 'work-0': other?.key, ...said });
    await vi.waitFor(async () => expect((await shown(45)).changes.map(({ kind }) => kind)).toEqual(['cast']));
    const { credits, programme } = await shown(45);
    expect(credits[1]?.name).toBe('Daniel Ferrantes');
    expect(programme[0]).toMatchObject({ workId: other?.key });
    const { history } = await opened(45);
    expect(history.map(({ changed }) => changed)).toEqual([
      ['soloists', 'programme'],
      ['sale', 'waitingList'],
    ]);
  });

  it('that is a draft shows nothing but its preview, in both languages, until it is published', async () => {
    const before = await shown(46);
    expect((await save(46, { 'status-461': 'postponed', state: 'draft' })).status).toBe(200);
    await save(46, {
      ...said,
      noteEs: 'Su <script>x</script>entrada vale.',
      noteEn: 'Your ticket is valid.',
      state: 'draft',
    });
    const draft = await opened(46);
    expect(draft).toMatchObject({
      isDraft: true,
      text: { announcement: { es: said.textEs }, dates: [{ status: 'postponed' }] },
      preview: {
        es: { stateNote: 'Su entrada vale.', performances: [{ state: 'postponed' }] },
        en: { changes: [{ text: said.textEn }, { kind: 'cast' }] },
      },
    });
    expect(await shown(46)).toEqual(before);
    const lines = (await ask()).data as OfficeConcertLine[];
    expect(lines.find(({ id }) => id === 46)?.isDraft).toBe(true);
    expect((await ask('/46', formOf(draft))).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(46)).performances[0]?.state).toBe('postponed'));
    // To the draft, and from there to nothing.
    await undo(46);
    await vi.waitFor(async () => expect(await shown(46)).toEqual(before));
    expect((await opened(46)).isDraft).toBe(true);
  });

  it('tells who waits for seats by letter, in their language, which is taken back within two minutes', async () => {
    await waitFor(411, 'ana@example.org', 'es');
    await waitFor(411, 'kim@example.org', 'en');
    expect((await opened(41)).waiting).toBe(2);
    await save(41, { 'status-411': 'cancelled', ...said });
    const written = await letters();
    expect(written.map(({ recipient, lang }) => [recipient, lang])).toEqual([
      ['ana@example.org', 'es'],
      ['kim@example.org', 'en'],
    ]);
    expect(written[1]?.text).toContain(said.textEn);
    expect(written.every(({ dueAt }) => dueAt.getTime() - Date.now() > 60_000)).toBe(true);
    const record = { recordTable: 'waitingListEntries', action: 'letter', accountId: eva.accountId };
    const recorded = await test.database
      .selectFrom('accessRecords')
      .selectAll()
      .where('action', '=', 'letter')
      .execute();
    expect(recorded).toEqual([expect.objectContaining(record)]);
    expect((await undo(41)).status).toBe(200);
    expect(await letters()).toEqual([]);

    await save(41, { 'status-411': 'cancelled', ...said });
    await test.database.updateTable('emailQueue').set({ attempts: 1 }).where('key', 'like', 'concert:%').execute();
    expect((await opened(41)).canUndo).toBe(false);
    expect(await undo(41)).toMatchObject({
      status: 409,
      message: expect.stringContaining('la carta ha salido') as string,
    });
    expect((await opened(41)).preview.es.performances[0]?.state).toBe('cancelled');
  });

  it('belongs to the second who writes it only after he has seen what the first wrote', async () => {
    const page = await opened(47);
    const tries = await Promise.all([1, 2, 3].map(() => ask('/47', formOf(page, { 'sale-471': 'limited' }))));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(tries.find(({ status }) => status === 409)?.message).toContain('Lo que ha escrito sigue aquí');
    expect((await opened(47)).history).toHaveLength(1);
    await save(47, { 'status-471': 'cancelled', ...said });
    const stale = await ask('/47', formOf(page));
    expect([stale.status, stale.errors], 'of a page that does not know it yet').toEqual([409, undefined]);
  });

  it.each([
    ['a change of which English speakers are not told', { 'status-481': 'cancelled', textEs: 'Se cancela.' }, 'textEn'],
    ['a note in one language', { noteEs: 'Nota.', noteEn: '' }, 'noteEn'],
    ['a day that is none', { 'date-481': '2027-02-30' }, 'date-481'],
    ['a day that is over', { 'date-481': '2026-11-19' }, 'date-481'],
    ['an hour that is none', { 'time-481': '25:00' }, 'time-481'],
    ['a hall that nobody knows', { venue: 'Cueva' }, 'venue'],
    ['a conductor that nobody knows', { conductor: 'Nadie' }, 'conductor'],
    ['a text of the size of a book', { textEs: 'a'.repeat(601), textEn: 'b' }, 'textEs'],
    ['braces that would name a fact', { textEs: 'En {{days}} días.', textEn: 'b' }, 'textEs'],
  ])('is not written with %s', async (_, wrong, field) => {
    const answer = await save(48, wrong);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect((await opened(48)).version).toBe(0);
  });

  it('is not written when nothing is changed, nor when nobody knows it', async () => {
    expect((await save(48, {})).status).toBe(409);
    expect((await ask('/9999')).status).toBe(404);
    expect((await ask('/9999', { version: 0 })).status).toBe(404);
    expect((await ask('/48/undo', { version: 0 })).status).toBe(409);
  });

  it('is nobody’s but communication’s and the box office’s', async () => {
    const others = [null, await signedIn(test, 'centre'), await signedIn(test, 'staff', 'education', 'schools')];
    for (const [path, payload] of [
      ['', undefined],
      ['/48', undefined],
      ['/48', { version: 0 }],
      ['/48/undo', { version: 0 }],
    ] as const) {
      const statuses = await Promise.all(others.map(async (visitor) => (await ask(path, payload, visitor)).status));
      expect(statuses, path).toEqual([401, 403, 403]);
    }
  });
});

it('the next start does not undo it, and what the files say of the rest counts', async () => {
  const before = await shown(42);
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-content-'));
  await cp(contentFolder, folder, { recursive: true });
  const file = join(folder, 'events.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Chaikovski 6"', '"Chaikovski, sexta"'));
  const folders = { content: folder, documents: documentsFolder, pictures: picturesFolder };
  expect(await seed(test.database, folders, createClock(testDay)())).toBe(true);
  await rm(folder, { recursive: true });
  await vi.waitFor(async () => expect(await shown(42)).toEqual({ ...before, title: 'Chaikovski, sexta' }));
});

it(
  'exported, the files say it all: a new database made of them answers the same',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ofgc-content-'));
    await cp(contentFolder, folder, { recursive: true });
    const office = await findOfficeContent(test.database);
    expect(await writeOfficeContent(folder, office)).toEqual(['events.json', 'event-texts.json']);
    expect(await writeOfficeContent(folder, office), 'a second time').toEqual([]);
    const entries = async (from: string) =>
      JSON.parse(await readFile(join(from, 'events.json'), 'utf8')) as { id: number }[];
    const [old, now] = [await entries(contentFolder), await entries(folder)];
    const differing = now.filter((entry, index) => JSON.stringify(entry) !== JSON.stringify(old[index]));
    expect(differing.map(({ id }) => id)).toEqual([41, 42, 45, 47]);

    const fresh = await openTestDatabase();
    await migrate(fresh.database);
    const folders = { content: folder, documents: documentsFolder, pictures: picturesFolder };
    await seed(fresh.database, folders, createClock(testDay)());
    const readFiles = async () => (await readContent(folder)).content;
    const api = await createApi({ ...testSettings, database: fresh.database, now: createClock(testDay), readFiles });
    const titled = (text: string) => text.replaceAll('Chaikovski, sexta', 'Chaikovski 6');
    for (const address of [38, 41, 42, 45, 46, 47].flatMap((id) => [
      `/api/events/${id}`,
      `/api/events/${id}?lang=en`,
    ])) {
      const { data } = (await api.inject(address)).json<{ data: Event }>();
      const live = await test.read<{ data: Event }>(address);
      expect({ ...data, recommendations: [] }, address).toEqual({
        ...(JSON.parse(titled(JSON.stringify(live.data))) as Event),
        recommendations: [],
      });
    }
    expect((await api.inject('/api/events/38/calendar.ics')).body).toContain('SEQUENCE:2');
    await api.close();
    await fresh.close();
    await rm(folder, { recursive: true });
  },
  startDeadline,
);
