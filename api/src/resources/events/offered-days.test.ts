import { expect, it } from 'vitest';
import { z } from 'zod';
import { useReadingApi } from '../../testing/use-test-api.ts';

/** Before and after the concert in the evening of 20 November, the only one of this day. */
let siteTime = new Date();
const test = useReadingApi({ now: () => siteTime });

const answerSchema = z.object({
  meta: z.object({ facets: z.object({ dates: z.array(z.object({ label: z.string(), count: z.number() })) }) }),
});
const countOf = async (wanted: string, query: string) => {
  const { body } = await test.get(`/api/events?lang=es&facets=dates${query}`);
  return answerSchema.parse(body).meta.facets.dates.find(({ label }) => label === wanted)?.count;
};

it.each(['', '&when=all', '&when=upcoming&season=2627'])(
  'today and this weekend do not count a concert that is over (%s)',
  async (query) => {
    siteTime = new Date('2026-11-20T21:00:00Z');
    expect(await countOf('Hoy', query)).toBe(1);
    const before = (await countOf('Este fin de semana', query)) ?? 0;
    siteTime = new Date('2026-11-20T23:00:00Z');
    expect(await countOf('Hoy', query)).toBe(0);
    expect(await countOf('Este fin de semana', query)).toBe(before - 1);
  },
);
