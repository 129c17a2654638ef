import { beforeAll, expect, it } from 'vitest';
import { type Event, eventSummarySchema } from '@ofgc/shared/domain/events/event.schema.ts';
import { z } from 'zod';
import { refreshListing } from '../../changes/follow-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findPictureSubject } from '../social-pictures/find.ts';

const test = useTestApi();
const now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  const over = { startsAt: new Date('2026-11-06T20:00:00Z'), endsAt: new Date('2026-11-06T22:00:00Z') };
  for (const [id, dates] of [
    [38, over],
    [37, {}],
  ] as const)
    await test.database
      .updateTable('performances')
      .set({ ...dates, status: 'postponed' })
      .where('eventId', '=', id)
      .execute();
  await refreshListing(test.database);
});

const idsOf = async (query: string) => {
  const { body } = await test.get(`/api/events?perPage=100&${query}`);
  return z
    .object({ data: z.array(eventSummarySchema) })
    .parse(body)
    .data.map(({ id }) => id);
};

it('a postponed concert whose old date is over is neither among past concerts nor among those to come', async () => {
  expect([...(await idsOf('when=past')), ...(await idsOf('when=upcoming'))]).not.toContain(38);
  expect(await idsOf('when=all')).toContain(38);
});

it('a concert that was played once and is postponed for its other date is past by the one that was played', async () => {
  const { id, eventId } = await test.database
    .selectFrom('performances')
    .select(['eventId', ({ fn }) => fn.max('id').as('id')])
    .where('eventId', 'not in', [37, 38])
    .groupBy('eventId')
    .having(({ fn }) => fn.countAll(), '=', 2)
    .orderBy('eventId')
    .limit(1)
    .executeTakeFirstOrThrow();
  const over = { startsAt: new Date('2026-11-07T20:00:00Z'), endsAt: new Date('2026-11-07T22:00:00Z') };
  const set = (status: 'postponed' | 'scheduled') => test.database.updateTable('performances').set({ ...over, status });
  await set('scheduled').where('eventId', '=', eventId).execute();
  await set('postponed').where('id', '=', id).execute();
  await refreshListing(test.database);
  expect(await idsOf('when=past')).toContain(eventId);
});

it('a postponed concert is not recommended', async () => {
  // For a family concert only family concerts are recommended, of which this is the next.
  const { data } = await test.read<{ data: Event }>('/api/events/24');
  expect(data.recommendations.map(({ id }) => id)).not.toContain(37);
});

it('the social picture of a postponed concert says so beside its old date', async () => {
  const context = { lang: 'es', now, ticketOffice: '/taquilla' } as const;
  const { path } = await test.database
    .selectFrom('searchEntries')
    .select('path')
    .where('kind', '=', 'events')
    .where('entityId', '=', '38')
    .where('lang', '=', 'es')
    .executeTakeFirstOrThrow();
  expect((await findPictureSubject(test.database, path, context)).lines).toEqual([
    expect.stringMatching(/ de \d{4}, \d\d:\d\d$/) as string,
    'Aplazado',
    'Auditorio del Mar',
  ]);
});
