import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { OfficeConcertLine } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { readContent } from '../../content/read-content.ts';
import { copyContent, seedFrom } from '../../testing/content-copy.ts';
import {
  concertForm,
  announcement,
  officeConcerts,
  otherHall,
  useConcertOffice,
} from '../../testing/concert-office.ts';
import { searchOver } from '../../testing/use-search.ts';
import { createTestApi, openFilledDatabase, startDeadline, testDay } from '../../testing/test-api.ts';
import { content } from '../../testing/site-content.ts';
import { findOfficeContent } from '../office-content/routes.ts';
import { writeOfficeContent } from '../office-content/write-files.ts';
import { playedWorks } from '../works/searchable.ts';

const { test, eva, ask, opened, save, undo, shown } = useConcertOffice();
const search = searchOver(test);

/** The colours and forms of posters and the recommendations come from all concerts of the season. */
const comparable = (event: Event) => ({ ...event, ground: 0, source: undefined, recommendations: [] });
const calendar = async (id: number) => (await test.api.inject(`/api/events/${id}/calendar.ics`)).body;

describe('a concert that the office changes', () => {
  it('is cancelled on its page, in its log, in calendars and in search, and restored when undone', async () => {
    expect((await shown(9038)).canceled).toBe(false);
    expect(await save(9038, { 'status-90381': 'cancelled', ...announcement })).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect((await shown(9038)).canceled).toBe(true));
    expect((await shown(9038, 'en')).changes[0]).toEqual({ at: testDay, kind: 'status', text: announcement.textEn });
    expect(await calendar(9038)).toMatch(/SEQUENCE:1[^]*STATUS:CANCELLED/);
    const found = async () => JSON.stringify(await test.read('/api/search?term=cancelado&perKind=50'));
    await vi.waitFor(async () => expect(await found()).toContain('Concierto 9038'));

    expect((await undo(9038)).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(9038)).canceled).toBe(false));
    expect((await shown(9038)).changes).toEqual([]);
    // Calendar clients only accept a higher sequence number.
    await vi.waitFor(async () => expect(await calendar(9038)).toMatch(/SEQUENCE:2[^]*STATUS:CONFIRMED/));
  });

  it('moves to another day, hour and hall and back, also in lists, with the last day that it left', async () => {
    const venue = otherHall(await opened(9042));
    const moved = {
      'date-90421': '2027-07-29',
      'time-90421': '19:30',
      venue,
      ...announcement,
    };
    expect((await save(9042, moved)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(9042)).performances[0]).toMatchObject({
        startsAt: '2027-07-29T18:30:00.000Z',
        previousStartsAt: '2027-07-22T19:00:00.000Z',
        status: 'rescheduled',
        hall: { name: venue.split(' · ')[1] },
      }),
    );
    const on = async (day: string) =>
      (await test.read<{ data: EventSummary[] }>(`/api/events?from=${day}&to=${day}`)).data.some(
        ({ id }) => id === 9042,
      );
    await vi.waitFor(async () => expect([await on('2027-07-29'), await on('2027-07-22')]).toEqual([true, false]));
    await save(9042, { 'date-90421': '2027-07-22', textEs: 'Vuelve a su día.', textEn: 'Back to its day.' });
    await vi.waitFor(async () =>
      expect((await shown(9042)).performances[0]).toMatchObject({
        startsAt: '2027-07-22T18:30:00.000Z',
        previousStartsAt: '2027-07-29T18:30:00.000Z',
      }),
    );
    expect((await shown(9042)).changes, 'of one day, the newest first').toMatchObject([
      { at: testDay, kind: 'time', text: 'Vuelve a su día.' },
      { at: testDay, kind: 'time', text: announcement.textEs },
    ]);
  });

  it('moves to another hour of the same day, and its old hour is shown until it is undone', async () => {
    const at = async (time: string) => (await save(9047, { 'time-90471': time, ...announcement })).status;
    expect(await at('19:30')).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(9047)).performances[0]).toMatchObject({
        startsAt: '2027-07-30T18:30:00.000Z',
        previousStartsAt: '2027-07-30T19:00:00.000Z',
        status: 'rescheduled',
      }),
    );
    expect((await shown(9047)).changes).toMatchObject([{ at: testDay, kind: 'time', text: announcement.textEs }]);
    expect(await calendar(9047)).toMatch(/SEQUENCE:1/);
    expect((await undo(9047)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(9047)).performances[0]).toMatchObject({ previousStartsAt: null, status: 'scheduled' }),
    );
  });

  it('has a higher number in calendars after each change and each undoing, also of one day with the same announcement', async () => {
    const at = (time: string) => save(9043, { 'time-90431': time, ...announcement });
    const acts = [() => at('19:00'), () => at('19:30'), () => undo(9043), () => undo(9043), () => undo(9043)];
    for (const [before, act] of acts.entries()) {
      expect((await act()).status).toBe(200);
      await vi.waitFor(async () => {
        expect(await calendar(9043)).toContain(`SEQUENCE:${before + 1}\r`);
        expect((await shown(9043)).changes, 'for visitors once').toHaveLength(1);
      });
    }
  });

  it('shows a new soloist, work or sale, and logs only changes of performers or programme', async () => {
    expect((await save(9045, { 'sale-90451': 'soldOut', 'list-90451': 'true' })).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(9045)).performances[0]).toMatchObject({ state: 'soldOut', hasWaitingList: true }),
    );
    expect((await shown(9045)).changes).toEqual([]);
    const { choices, text } = await opened(9045);
    const soloist = choices.artists.find((name) => name !== text.soloists[0]?.name);
    const other = choices.works.find(({ key }) => key !== text.works[0]?.work);
    await save(9045, { 'soloist-0': soloist, 'work-0': other?.key, ...announcement });
    await vi.waitFor(async () => expect((await shown(9045)).changes.map(({ kind }) => kind)).toEqual(['cast']));
    const { credits, programme } = await shown(9045);
    expect(credits[1]?.name).toBe(soloist);
    expect(programme[0]).toMatchObject({ workId: other?.key });
    const { history } = await opened(9045);
    expect(history.map(({ changed }) => changed)).toEqual([
      ['soloists', 'programme'],
      ['sale', 'waitingList'],
    ]);
  });

  it('is found by a work that no other concert plays, as long as it is in its programme', async () => {
    const played = playedWorks(content.events);
    const { choices, text } = await opened(9048);
    const other = choices.works.find(({ key }) => !played.has(key));
    const title = content.works[other?.key ?? '']?.title.es ?? '';
    const found = async () => {
      const { data } = await search(title, '&kind=works');
      return data.some((work) => work.title.replaceAll('\u00a0', ' ') === title);
    };
    expect(await found()).toBe(false);
    await save(9048, { [`work-${text.works[0]?.position}`]: other?.key, ...announcement });
    await vi.waitFor(async () => expect(await found()).toBe(true));
    await undo(9048);
    await vi.waitFor(async () => expect(await found()).toBe(false));
  });

  it('shows a draft only in its preview, in both languages, until it is published', async () => {
    const before = await shown(9046);
    expect((await save(9046, { 'status-90461': 'postponed', state: 'draft' })).status).toBe(200);
    await save(9046, {
      ...announcement,
      noteEs: 'Su <script>x</script>entrada vale.',
      noteEn: 'Your ticket is valid.',
      state: 'draft',
    });
    const draft = await opened(9046);
    expect(draft).toMatchObject({
      isDraft: true,
      text: { announcement: { es: announcement.textEs }, dates: [{ status: 'postponed' }] },
      preview: {
        es: { stateNote: 'Su entrada vale.', performances: [{ state: 'postponed' }] },
        en: { changes: [{ text: announcement.textEn }, { kind: 'cast' }] },
      },
    });
    expect(await shown(9046)).toEqual(before);
    const lines = (await ask()).data as OfficeConcertLine[];
    expect(lines.find(({ id }) => id === 9046)?.isDraft).toBe(true);
    expect((await ask('/9046', concertForm(draft))).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(9046)).performances[0]?.state).toBe('postponed'));
    const found = async (query: string) => JSON.stringify(await test.read(`/api/search?perKind=50&${query}`));
    await vi.waitFor(async () => expect(await found('term=aplazado')).toContain('Concierto 9046'));
    expect(await found('term=postponed&lang=en')).toContain('Concert 9046');
    // The first undo goes back to the draft, the second to no version.
    await undo(9046);
    await vi.waitFor(async () => expect(await shown(9046)).toEqual(before));
    expect((await opened(9046)).isDraft).toBe(true);
  });
});

it(
  'a new database made of exported content files answers as the site with the office’s changes',
  async () => {
    expect((await save(9041, { 'status-90411': 'cancelled', ...announcement })).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(9041)).canceled).toBe(true));
    const folder = await copyContent(officeConcerts);
    const entries = async () => JSON.parse(await readFile(join(folder, 'events.json'), 'utf8')) as { id: number }[];
    const old = await entries();
    const office = await findOfficeContent(test.database);
    expect(await writeOfficeContent(folder, office)).toEqual(['events.json', 'event-texts.json']);
    expect(await writeOfficeContent(folder, office), 'a second time').toEqual([]);
    const differing = (await entries()).filter((entry, index) => JSON.stringify(entry) !== JSON.stringify(old[index]));
    expect(differing.map(({ id }) => id)).toEqual([9041, 9043, 9042, 9045]);

    // The fresh database does not contain the office's changes.
    const fresh = await openFilledDatabase();
    expect(await seedFrom(fresh.database, folder)).toBe(true);
    const readFiles = () => readContent(folder);
    const api = await createTestApi(fresh.database, { readFiles });
    for (const address of [9038, 9041, 9042, 9045, 9046].flatMap((id) => [
      `/api/events/${id}`,
      `/api/events/${id}?lang=en`,
    ])) {
      const { data } = (await api.inject(address)).json<{ data: Event }>();
      const live = await test.read<{ data: Event }>(address);
      expect(comparable(data), address).toEqual(comparable(live.data));
    }
    expect((await api.inject('/api/events/9038/calendar.ics')).body).toContain('SEQUENCE:2');
    expect((await api.inject('/api/events/9043/calendar.ics')).body).toContain('SEQUENCE:5');
    await api.close();
    await fresh.close();
    await rm(folder, { recursive: true });
  },
  startDeadline,
);

it('a changed concert keeps the office’s version when changed content files are seeded, and is not edited with the former ones', async () => {
  const own = async () => comparable(await shown(9042));
  const before = await own();
  const page = await opened(9042);
  const folder = await copyContent(officeConcerts);
  const file = join(folder, 'events.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Concierto 9042"', '"Otro concierto"'));
  expect(await seedFrom(test.database, folder)).toBe(true);
  await rm(folder, { recursive: true });
  await vi.waitFor(async () => expect(await own()).toEqual({ ...before, title: 'Otro concierto' }));
  // The files of this machine still have the old title.
  const other = { status: 503, message: expect.stringContaining('tiene contenidos distintos') as string };
  const log: string[] = [];
  const api = await createTestApi(test.database, {
    logger: createLogger('api', { write: (line) => log.push(line) }),
  });
  const refused = await api.inject({ url: '/api/office/concerts/9042', headers: eva.headers });
  expect(refused.statusCode, 'the page says why').toBe(409);
  expect(log.join(''), 'and the operator reads it').toContain('this machine has other content than the database');
  await api.close();
  expect(await ask('/9042', concertForm(page, { 'sale-90421': 'soldOut' }))).toMatchObject(other);
  expect(await ask('/9042/undo', { version: page.version })).toMatchObject(other);
  expect(await own()).toEqual({ ...before, title: 'Otro concierto' });
});
