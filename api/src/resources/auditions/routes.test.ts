import { describe, expect, it } from 'vitest';
import { auditionSchema, type Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { listOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { content } from '../../testing/site-content.ts';
import { testDay } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function findAuditions(query = ''): Promise<List<Audition>> {
  const { status, body } = await test.get(`/api/auditions${query}`);
  expect(status).toBe(200);
  return listOf(auditionSchema).parse(body);
}

describe('the auditions', () => {
  it('are sorted by deadline, followed by those with a result, newest first', async () => {
    const { data } = await findAuditions();
    expect(data).toHaveLength(content.auditions.length);
    const isDecided = ({ result }: Audition) => result !== null && result.on <= testDay;
    const ahead = data.filter((one) => !isDecided(one));
    expect(data).toEqual([...ahead, ...data.filter(isDecided)]);
    const deadlines = ahead.map(({ applyTo }) => applyTo);
    expect(deadlines).toEqual(deadlines.toSorted());
    const results = data.filter(isDecided).map(({ result }) => result?.on ?? '');
    expect(results).toEqual(results.toSorted().toReversed());
    for (const { slug, status, isActive, applyFrom, applyTo } of ahead) {
      const now = `${testDay}T12:00:00.000Z`;
      expect(status === 'open', slug).toBe(applyFrom <= now && now < applyTo);
      if (status === 'announced') expect(applyFrom > now, slug).toBe(true);
      if (status === 'open' || status === 'announced') expect(isActive, slug).toBe(true);
    }
    expect(data.filter(isDecided).every(({ isActive }) => !isActive)).toBe(true);
  });

  it('for a vacancy have its dates, status and days', async () => {
    const { data } = await findAuditions();
    const ofVacancies = data.filter(({ offer }) => offer !== null);
    expect(ofVacancies).not.toEqual([]);
    for (const { offer, title, applyFrom, applyTo, status, rounds } of ofVacancies) {
      const { body } = await test.get(`/api/offers/${offer?.id}`);
      const { data: vacancy } = body as One<Vacancy>;
      expect({ applyFrom, applyTo, status }).toEqual({
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
    const entry = content.auditions.find(({ rounds }) => rounds.some(({ excerpts }) => excerpts.length))!;
    const round = entry.rounds.findIndex(({ excerpts }) => excerpts.length);
    const [excerpt] = entry.rounds[round]?.excerpts ?? [];
    const [found] = data.find(({ slug }) => slug === entry.slug)?.rounds[round]?.excerpts ?? [];
    expect(plainSpaces(JSON.stringify(found))).toBe(
      JSON.stringify({
        work: excerpt?.work.en,
        movement: excerpt?.movement?.en,
        part: excerpt?.part.en,
        bars: excerpt?.bars.en,
      }),
    );
  });

  it('refuse an unknown filter', async () => {
    expect((await test.get('/api/auditions?instrument=oboe')).status).toBe(400);
  });
});
