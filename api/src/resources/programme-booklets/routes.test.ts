import { describe, expect, it } from 'vitest';
import {
  programmeBookletSchema,
  type ProgrammeBooklet,
} from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { oneOf, type One } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createTestApi, type TestResponse } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

const programmeOf = async (id: number | 'current', lang = 'es') =>
  (await test.read<One<ProgrammeBooklet>>(`/api/hand-programmes/${id}?lang=${lang}`)).data;

describe('a programme booklet', () => {
  it('matches the contract for every concert in both languages', async () => {
    for (const lang of ['es', 'en'])
      for (let id = 1; id <= 49; id++)
        oneOf(programmeBookletSchema.strict()).parse({ data: await programmeOf(id, lang) });
  }, 30_000);

  it('has a note of more than 90 words on each work of the season, in both languages', async () => {
    for (const lang of ['es', 'en'] as const)
      for (let id = 32; id <= 49; id++) {
        const { event, notes } = await programmeOf(id, lang);
        const works = event.programme.flatMap((item) => (item.kind === 'work' ? item.workId : []));
        expect(notes.map(({ workId }) => workId)).toEqual(works);
        for (const { workId, text, lang: written } of notes) {
          expect(written).toBe(lang);
          expect(text.split(/\s+/).length, workId).toBeGreaterThan(90);
        }
      }
  });

  it('has the synopsis of the concert when there are no notes', async () => {
    const { notes, synopsis } = await programmeOf(1);
    expect(notes).toEqual([]);
    expect(synopsis).toContain('<p>');
  });

  it('has sung lines with a translation into the page’s language', async () => {
    const spanish = (await programmeOf(40)).sungWorks[0];
    const english = (await programmeOf(40, 'en')).sungWorks[0];
    expect(spanish?.texts[0]).toMatchObject({ language: 'de', title: 'A la alegría', lang: 'es' });
    const line = { original: 'Freude, schöner Götterfunken,' };
    expect(spanish?.texts[0]?.stanzas[1]?.[0]).toEqual({
      ...line,
      translation: 'Alegría, bella chispa de los dioses,',
    });
    expect(english?.texts[0]?.stanzas[1]?.[0]).toEqual({ ...line, translation: 'Joy, fair spark of the gods,' });
  });

  it('explains why copyrighted words are not printed', async () => {
    const [songs] = (await programmeOf(39)).sungWorks;
    expect(songs?.texts).toHaveLength(1);
    expect(songs?.remark).toContain('Hermann Hesse');
  });
});

describe('the orchestra of the week', () => {
  it('is published three days before the concert, without players on leave', async () => {
    const { orchestra, orchestraFrom } = await programmeOf(36);
    expect(orchestraFrom).toBe('2026-11-16T20:00:00.000Z');
    const names = orchestra?.sections.flatMap(({ players }) => players.map(({ name }) => name)) ?? [];
    expect(names.length).toBeGreaterThan(50);
    const absent = await test.database
      .selectFrom('members')
      .select('name')
      .where('status', '=', 'leaveOfAbsence')
      .execute();
    expect(absent.length).toBeGreaterThan(0);
    expect(names.filter((name) => absent.some((member) => member.name === name))).toEqual([]);
    expect(orchestra?.sections[0]).toMatchObject({ key: 'firstViolins', name: 'Violines primeros' });
  });

  it.each([
    ['is not known yet', 49],
    ['is not asked for a concert that does not take place', 39],
    ['is not told where the scoring is not on file', 1],
  ])('is null, because it %s: concert %i', async (_, id) => expect((await programmeOf(id)).orchestra).toBeNull());
});

describe('GET /api/hand-programmes/current', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 36],
    ['2026-11-20T23:00:00Z', 36],
    ['2026-11-21T10:00:00Z', 37],
    // The Alpine Symphony is cancelled, so its booklet is skipped.
    ['2026-12-10T10:00:00Z', 40],
  ])('on %s returns the booklet of concert %i', async (instant, id) => {
    const api = await createTestApi(test.database, { now: createClock(instant) });
    const answer = await api.inject('/api/hand-programmes/current');
    expect(answer.json<One<ProgrammeBooklet>>().data.event.id).toBe(id);
    await api.close();
  });
});

it.each([
  ['999999', 404],
  ['99999999999999999999', 404],
  ['tonight', 400],
  ['36?lang=fr', 400],
  ['36?page=2', 400],
])('GET /api/hand-programmes/%s answers %i with a sentence', async (address, status) => {
  const answer = (await test.get(`/api/hand-programmes/${address}`)) as TestResponse<ErrorBody>;
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\S/);
});
