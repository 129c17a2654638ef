import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Event, EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { OfficeConcertLine } from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { copyContent, seedFrom } from '../../testing/content-copy.ts';
import { concertForm, announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { createTestApi, openFilledDatabase, startDeadline, testDay } from '../../testing/test-api.ts';
import { findOfficeContent } from '../office-content/routes.ts';
import { writeOfficeContent } from '../office-content/write-files.ts';

const { test, ask, opened, save, undo, shown } = useConcertOffice();

const calendar = async (id: number) => (await test.api.inject(`/api/events/${id}/calendar.ics`)).body;

describe('a concert that the office changes', () => {
  it('is cancelled on its page, in its log, in calendars and in search, and restored when undone', async () => {
    expect((await shown(38)).canceled).toBe(false);
    expect(await save(38, { 'status-381': 'cancelled', ...announcement })).toMatchObject({ status: 200 });
    await vi.waitFor(async () => expect((await shown(38)).canceled).toBe(true));
    expect((await shown(38, 'en')).changes[0]).toEqual({ at: testDay, kind: 'status', text: announcement.textEn });
    expect(await calendar(38)).toMatch(/SEQUENCE:1[^]*STATUS:CANCELLED/);
    const found = async () => JSON.stringify(await test.read('/api/search?term=cancelado'));
    await vi.waitFor(async () => expect(await found()).toContain('Pastoral'));

    expect((await undo(38)).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(38)).canceled).toBe(false));
    expect((await shown(38)).changes).toEqual([]);
    // Calendar clients only accept a higher sequence number.
    expect(await calendar(38)).toMatch(/SEQUENCE:2[^]*STATUS:CONFIRMED/);
  });

  it('moves to another day, hour and hall and back, also in lists, with the last day that it left', async () => {
    const moved = {
      'date-421': '2027-01-29',
      'time-421': '19:30',
      venue: 'Auditorio del Mar · Sala de Cámara',
      ...announcement,
    };
    expect((await save(42, moved)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(42)).performances[0]).toMatchObject({
        startsAt: '2027-01-29T19:30:00.000Z',
        previousStartsAt: '2027-01-22T20:00:00.000Z',
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
    expect((await shown(42)).changes, 'of one day, the newest first').toMatchObject([
      { at: testDay, kind: 'time', text: 'Vuelve a su día.' },
      { at: testDay, kind: 'time', text: announcement.textEs },
    ]);
  });

  it('moves to another hour of the same day, and its old hour is shown until it is undone', async () => {
    const at = async (time: string) => (await save(47, { 'time-471': time, ...announcement })).status;
    expect(await at('19:30')).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(47)).performances[0]).toMatchObject({
        startsAt: '2027-05-14T18:30:00.000Z',
        previousStartsAt: '2027-05-14T19:00:00.000Z',
        status: 'rescheduled',
      }),
    );
    expect((await shown(47)).changes).toMatchObject([{ at: testDay, kind: 'time', text: announcement.textEs }]);
    expect(await calendar(47)).toMatch(/SEQUENCE:1/);
    expect((await undo(47)).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(47)).performances[0]).toMatchObject({ previousStartsAt: null, status: 'scheduled' }),
    );
  });

  it('shows a new soloist, work or sale, and logs only changes of performers or programme', async () => {
    expect((await save(45, { 'sale-451': 'soldOut', 'list-451': 'true' })).status).toBe(200);
    await vi.waitFor(async () =>
      expect((await shown(45)).performances[0]).toMatchObject({ state: 'soldOut', hasWaitingList: true }),
    );
    expect((await shown(45)).changes).toEqual([]);
    const { choices } = await opened(45);
    const [other] = choices.works;
    await save(45, { 'soloist-0': 'Daniel Ferrantes', 'work-0': other?.key, ...announcement });
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

  it('shows a draft only in its preview, in both languages, until it is published', async () => {
    const before = await shown(46);
    expect((await save(46, { 'status-461': 'postponed', state: 'draft' })).status).toBe(200);
    await save(46, {
      ...announcement,
      noteEs: 'Su <script>x</script>entrada vale.',
      noteEn: 'Your ticket is valid.',
      state: 'draft',
    });
    const draft = await opened(46);
    expect(draft).toMatchObject({
      isDraft: true,
      text: { announcement: { es: announcement.textEs }, dates: [{ status: 'postponed' }] },
      preview: {
        es: { stateNote: 'Su entrada vale.', performances: [{ state: 'postponed' }] },
        en: { changes: [{ text: announcement.textEn }, { kind: 'cast' }] },
      },
    });
    expect(await shown(46)).toEqual(before);
    const lines = (await ask()).data as OfficeConcertLine[];
    expect(lines.find(({ id }) => id === 46)?.isDraft).toBe(true);
    expect((await ask('/46', concertForm(draft))).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(46)).performances[0]?.state).toBe('postponed'));
    const found = async (query: string) => JSON.stringify(await test.read(`/api/search?perKind=20&${query}`));
    await vi.waitFor(async () => expect(await found('term=aplazado')).toContain('Cuadros de una exposición'));
    expect(await found('term=postponed&lang=en')).toContain('Pictures at an Exhibition');
    // The first undo goes back to the draft, the second to no version.
    await undo(46);
    await vi.waitFor(async () => expect(await shown(46)).toEqual(before));
    expect((await opened(46)).isDraft).toBe(true);
  });
});

it('a changed concert keeps the office’s version when changed content files are seeded', async () => {
  const before = await shown(42);
  const folder = await copyContent();
  const file = join(folder, 'events.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"Chaikovski 6"', '"Chaikovski, sexta"'));
  expect(await seedFrom(test.database, folder)).toBe(true);
  await rm(folder, { recursive: true });
  await vi.waitFor(async () => expect(await shown(42)).toEqual({ ...before, title: 'Chaikovski, sexta' }));
});

it(
  'a new database made of exported content files answers as the site with the office’s changes',
  async () => {
    expect((await save(41, { 'status-411': 'cancelled', ...announcement })).status).toBe(200);
    await vi.waitFor(async () => expect((await shown(41)).canceled).toBe(true));
    const folder = await copyContent();
    const office = await findOfficeContent(test.database);
    expect(await writeOfficeContent(folder, office)).toEqual(['events.json', 'event-texts.json']);
    expect(await writeOfficeContent(folder, office), 'a second time').toEqual([]);
    const entries = async (from: string) =>
      JSON.parse(await readFile(join(from, 'events.json'), 'utf8')) as { id: number }[];
    const [old, now] = [await entries(contentFolder), await entries(folder)];
    const differing = now.filter((entry, index) => JSON.stringify(entry) !== JSON.stringify(old[index]));
    expect(differing.map(({ id }) => id)).toEqual([41, 42, 45]);

    // The fresh database does not contain the office's changes.
    const fresh = await openFilledDatabase();
    expect(await seedFrom(fresh.database, folder)).toBe(true);
    const readFiles = async () => (await readContent(folder)).content;
    const api = await createTestApi(fresh.database, { readFiles });
    const titled = (text: string) => text.replaceAll('Chaikovski, sexta', 'Chaikovski 6');
    for (const address of [38, 41, 42, 45, 46].flatMap((id) => [`/api/events/${id}`, `/api/events/${id}?lang=en`])) {
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
