import { describe, expect, it } from 'vitest';
import {
  programmeBookletSchema,
  type ProgrammeBooklet,
} from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { oneOf, type One } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createTestApi, testDay, type TestResponse } from '../../testing/test-api.ts';
import type { Content } from '../../content/read-content.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

type Concert = Content['events'][number];
const worksOf = ({ programme }: Concert) => programme.flatMap((item) => (item.kind === 'work' ? item.work : []));
/** A concert that takes place and has a booklet without notes. */
const withoutNotes = content.events.find((event) => worksOf(event).every((work) => !content.workNotes[work]));
const played = new Set(content.events.flatMap(worksOf));
const sungWorks = Object.entries(content.sungTexts.works).filter(([work]) => played.has(work));
/** A work with a text of several stanzas, and the concert at which it is sung. */
const [sungWork, { texts }] = sungWorks.find(
  ([, one]) => (content.sungTexts.texts[one.texts[0] ?? '']?.stanzas.length ?? 0) > 1,
)!;
const firstText = content.sungTexts.texts[texts[0] ?? ''];
const sungConcert = content.events.find((event) => worksOf(event).includes(sungWork))!;

const programmeOf = async (id: number | 'current', lang = 'es') =>
  (await test.read<One<ProgrammeBooklet>>(`/api/hand-programmes/${id}?lang=${lang}`)).data;

describe('a programme booklet', () => {
  it('matches the contract for every concert in both languages', async () => {
    for (const lang of ['es', 'en'])
      for (const { id } of content.events)
        oneOf(programmeBookletSchema.strict()).parse({ data: await programmeOf(id, lang) });
  }, 30_000);

  it('has the note on each work that has one, in both languages and in the order of the programme', async () => {
    const noted = content.events.filter((event) => worksOf(event).some((work) => content.workNotes[work]));
    expect(noted).not.toEqual([]);
    for (const lang of ['es', 'en'] as const)
      for (const entry of noted) {
        const { notes } = await programmeOf(entry.id, lang);
        expect(notes.map(({ workId }) => workId)).toEqual(worksOf(entry).filter((work) => content.workNotes[work]));
        for (const { workId, text, lang: written } of notes) {
          expect(written, workId).toBe(content.workNotes[workId]?.text[lang] === undefined ? 'es' : lang);
          expect(text, workId).toContain('<p>');
        }
      }
  });

  it('has the synopsis of the concert when there are no notes', async () => {
    const { notes, synopsis } = await programmeOf(withoutNotes?.id ?? NaN);
    expect(notes).toEqual([]);
    expect(synopsis).toContain('<p>');
  });

  it('has sung lines with a translation into the page’s language', async () => {
    for (const lang of ['es', 'en'] as const) {
      const sung = (await programmeOf(sungConcert.id, lang)).sungWorks.find(({ workId }) => workId === sungWork)!;
      const [text] = sung.texts;
      expect(text).toMatchObject({ language: firstText?.language, title: firstText?.title[lang], lang });
      const [[original, es, en] = []] = firstText?.stanzas[1] ?? [];
      expect(text?.stanzas[1]?.[0]).toEqual({ original, translation: { es, en }[lang] });
    }
  });

  it('explains why copyrighted words are not printed', async () => {
    const [work, { remark }] = sungWorks.find(([, one]) => one.remark)!;
    const concert = content.events.find((event) => worksOf(event).includes(work));
    const { sungWorks: printed } = await programmeOf(concert?.id ?? NaN);
    expect(printed.find(({ workId }) => workId === work)?.remark).toBe(remark?.es);
  });
});

describe('the orchestra of the week', () => {
  it('is published three days before the concert, without players on leave', async () => {
    const away = content.members.members.find(({ section }) => section === 'firstViolins')!;
    await test.database.updateTable('members').set({ status: 'leaveOfAbsence' }).where('id', '=', away.id).execute();
    const now = Date.parse(`${testDay}T12:00:00Z`);
    const next = content.events.find(
      (event) =>
        event.performances.some(({ date, status }) => date >= testDay && status === 'scheduled') &&
        worksOf(event).every((work) => content.workNotes[work]),
    );
    const { orchestraFrom, event } = await programmeOf(next?.id ?? NaN);
    const startsAt = event.performances[0]?.startsAt ?? '';
    expect(Date.parse(startsAt) - Date.parse(orchestraFrom ?? '')).toBe(3 * 86_400_000);
    let time = Date.parse(orchestraFrom ?? '') - 1;
    const api = await createTestApi(test.database, { now: () => new Date(time) });
    const booklet = async () =>
      (await api.inject(`/api/hand-programmes/${next?.id}`)).json<One<ProgrammeBooklet>>().data;
    expect(await booklet()).toMatchObject({ orchestra: null, isOrchestraToCome: true });
    time = Math.max(time + 1, now);
    const { orchestra, isOrchestraToCome } = await booklet();
    expect(isOrchestraToCome).toBe(false);
    const sections = orchestra?.sections ?? [];
    const names = sections.flatMap(({ players }) => players.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(20);
    expect(names).not.toContain(away.name);
    expect(sections[0]).toMatchObject({ key: 'firstViolins', name: 'Violines primeros' });
    await api.close();
  });

  it('is null for a concert that does not take place, and where the scoring is not on file: none is announced', async () => {
    const days = content.events.find((event) => worksOf(event).every((work) => content.workNotes[work]))!;
    const soon = [performance(90_011, { date: '2026-11-21', status: 'cancelled' })];
    await insertConcert(test.database, 9001, { programme: days.programme, performances: soon });
    expect(await programmeOf(9001)).toMatchObject({ orchestra: null, isOrchestraToCome: false });
    const noted = withoutNotes!.programme;
    await insertConcert(test.database, 9002, {
      programme: noted,
      performances: [performance(90_021, { date: '2026-11-21' })],
    });
    await insertConcert(test.database, 9003, { programme: noted });
    for (const id of [9002, 9003])
      expect(await programmeOf(id)).toMatchObject({ orchestra: null, isOrchestraToCome: false });
  });
});

describe('GET /api/hand-programmes/current', () => {
  it('returns the booklet of the next concert, until its end; a cancelled one is skipped', async () => {
    const day = (date: string, id: number, differences = {}) => [performance(id, { date, ...differences })];
    await insertConcert(test.database, 9011, { performances: day('2028-06-02', 90_111) });
    await insertConcert(test.database, 9012, { performances: day('2028-06-09', 90_121, { status: 'cancelled' }) });
    await insertConcert(test.database, 9013, { performances: day('2028-06-16', 90_131) });
    for (const [instant, id] of [
      ['2028-06-02T12:00:00Z', 9011],
      ['2028-06-02T19:30:00Z', 9011],
      ['2028-06-03T10:00:00Z', 9013],
      ['2028-06-09T10:00:00Z', 9013],
    ] as const) {
      const api = await createTestApi(test.database, { now: createClock(instant) });
      const answer = await api.inject('/api/hand-programmes/current');
      expect(answer.json<One<ProgrammeBooklet>>().data.event.id, instant).toBe(id);
      await api.close();
    }
  });
});

it.each([
  ['999999', 404],
  ['99999999999999999999', 404],
  ['tonight', 400],
  ['1?lang=fr', 400],
  ['1?page=2', 400],
])('GET /api/hand-programmes/%s answers %i with a sentence', async (address, status) => {
  const answer = (await test.get(`/api/hand-programmes/${address}`)) as TestResponse<ErrorBody>;
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\S/);
});
