import { describe, expect, it } from 'vitest';
import { auditionSchema, type Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { listOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function findAuditions(query = ''): Promise<List<Audition>> {
  const { status, body } = await test.get(`/api/auditions${query}`);
  expect(status).toBe(200);
  return listOf(auditionSchema).parse(body);
}

describe('the auditions', () => {
  it('are sorted by deadline, followed by those with a result, newest first', async () => {
    // The office may have added auditions with higher numbers.
    const data = (await findAuditions()).data.filter(({ id }) => id <= 5);
    expect(data.map(({ slug, status, isActive }) => [slug, status, isActive])).toEqual([
      ['oboe-solista', 'open', true],
      ['violin-tutti', 'open', true],
      ['solistas-de-las-islas-2027', 'announced', true],
      ['trompa-solista-principal', 'filled', false],
      ['contrabajo-tutti', 'deserted', false],
    ]);
    expect(data.map(({ result }) => result?.on ?? null)).toEqual([null, null, null, '2026-09-25', '2026-06-19']);
  });

  it('for a vacancy have its title, dates, status and days', async () => {
    const { data } = await findAuditions();
    const ofVacancies = data.filter(({ offer }) => offer !== null);
    expect(ofVacancies).not.toEqual([]);
    for (const { offer, title, applyFrom, applyTo, status, rounds } of ofVacancies) {
      const { body } = await test.get(`/api/offers/${offer?.id}`);
      const { data: vacancy } = body as One<Vacancy>;
      expect({ title, applyFrom, applyTo, status }).toEqual({
        title: vacancy.title,
        applyFrom: vacancy.applyFrom,
        applyTo: vacancy.applyTo,
        status: vacancy.status,
      });
      const days = vacancy.timeline.map(({ at }) => (at.length === 10 ? at : localDay(at)));
      expect(days, title).toEqual(expect.arrayContaining([rounds[0]?.on, rounds.at(-1)?.on]));
    }
  });

  it('are in English when asked, excerpts included', async () => {
    const { data } = await findAuditions('?lang=en');
    expect(data.every(({ lang }) => lang === 'en')).toBe(true);
    const oboe = data.find(({ slug }) => slug === 'oboe-solista');
    expect(oboe?.rounds[1]?.excerpts[0]).toEqual({
      work: 'Dvořák, Symphony No.\u00A09, Op.\u00A095',
      movement: 'II',
      part: 'Cor anglais',
      bars: '7–18 and 101–108',
    });
  });

  it('refuse an unknown filter', async () => {
    expect((await test.get('/api/auditions?instrument=oboe')).status).toBe(400);
  });
});
