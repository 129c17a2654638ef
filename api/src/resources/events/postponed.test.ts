import { beforeAll, expect, it } from 'vitest';
import { type Event, eventSummarySchema } from '@ofgc/shared/domain/events/event.schema.ts';
import { z } from 'zod';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findPictureSubject } from '../social-pictures/find.ts';

const test = useTestApi();
const now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  const { database } = test;
  const over = { date: '2026-11-06', status: 'postponed' as const };
  await insertConcert(database, 9001, { performances: [performance(90_011, over)] });
  const dates = [performance(90_021, { date: '2026-11-05' }), performance(90_022, over)];
  await insertConcert(database, 9002, { performances: dates });
  // For a family concert only family concerts are recommended, the next ones.
  const family = { category: 'familia' };
  await insertConcert(database, 9003, { ...family, performances: [performance(90_031, { date: '2026-11-07' })] });
  const next = { date: '2026-11-21', status: 'postponed' as const };
  await insertConcert(database, 9004, { ...family, performances: [performance(90_041, next)] });
  await insertConcert(database, 9005, { ...family, performances: [performance(90_051, { date: '2026-11-22' })] });
});

const idsOf = async (query: string) => {
  const { body } = await test.get(`/api/events?perPage=100&${query}`);
  return z
    .object({ data: z.array(eventSummarySchema) })
    .parse(body)
    .data.map(({ id }) => id);
};

it('a postponed concert whose old date is over is neither among past concerts nor among those to come', async () => {
  expect([...(await idsOf('when=past')), ...(await idsOf('when=upcoming'))]).not.toContain(9001);
  expect(await idsOf('when=all')).toContain(9001);
});

it('a concert that was played once and is postponed for its other date is past by the one that was played', async () => {
  expect(await idsOf('when=past')).toContain(9002);
});

it('a postponed concert is not recommended', async () => {
  const { data } = await test.read<{ data: Event }>('/api/events/9003');
  const recommended = data.recommendations.map(({ id }) => id);
  expect([9005, 9004].map((id) => recommended.includes(id))).toEqual([true, false]);
});

it('the social picture of a postponed concert says so beside its old date', async () => {
  const context = { lang: 'es', now, ticketOffice: '/taquilla' } as const;
  const { path } = await test.database
    .selectFrom('searchEntries')
    .select('path')
    .where('kind', '=', 'events')
    .where('entityId', '=', '9001')
    .where('lang', '=', 'es')
    .executeTakeFirstOrThrow();
  expect((await findPictureSubject(test.database, path, context)).lines).toEqual([
    expect.stringMatching(/ de \d{4}, \d\d:\d\d$/) as string,
    'Aplazado',
    content.events[0]?.venue.split(' · ')[0],
  ]);
});
