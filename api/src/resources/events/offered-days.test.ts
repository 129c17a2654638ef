import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { insertTonightsConcert } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

/** Before and after the end of the concerts in the evening of 20 November. */
let siteTime = new Date();
const test = useTestApi({ now: () => siteTime });
beforeAll(() => insertTonightsConcert(test.database));

const answerSchema = z.object({
  meta: z.object({ facets: z.object({ dates: z.array(z.object({ label: z.string(), count: z.number() })) }) }),
});
const countOf = async (wanted: string, query: string) => {
  const { body } = await test.get(`/api/events?lang=es&facets=dates${query}`);
  return answerSchema.parse(body).meta.facets.dates.find(({ label }) => label === wanted)?.count;
};

it.each(['', '&when=all', `&when=upcoming&season=${content.seasons.at(-1)?.slug}`])(
  'today and this weekend do not count a concert that is over (%s)',
  async (query) => {
    siteTime = new Date('2026-11-20T21:00:00Z');
    const tonight = (await countOf('Hoy', query)) ?? 0;
    expect(tonight).toBeGreaterThan(0);
    const before = (await countOf('Este fin de semana', query)) ?? 0;
    siteTime = new Date('2026-11-20T23:00:00Z');
    expect(await countOf('Hoy', query)).toBe(0);
    expect(await countOf('Este fin de semana', query)).toBe(before - tonight);
  },
);
