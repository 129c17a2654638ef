import { expect, it } from 'vitest';
import { searchAnswerSchema } from '@ofgc/shared/domain/search/search.schema.ts';
import { refreshListing } from '../../changes/follow-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

it('a postponed concert whose old date is over is found as postponed, and before those that are over', async () => {
  const over = { startsAt: new Date('2026-11-06T20:00:00Z'), endsAt: new Date('2026-11-06T22:00:00Z') };
  await test.database
    .updateTable('performances')
    .set({ ...over, status: 'postponed' })
    .where('eventId', '=', 38)
    .execute();
  await refreshListing(test.database);
  const { body } = await test.get('/api/search?term=beethoven&kind=events&perKind=50');
  const { data } = searchAnswerSchema.parse(body);
  const places = data.map(({ eventId, state }) => (eventId === 38 ? 'it' : state));
  expect(data[places.indexOf('it')]).toMatchObject({ state: 'postponed', date: over.startsAt.toISOString() });
  expect(places).toContain('past');
  expect(places.indexOf('it')).toBeLessThan(places.indexOf('past'));
  const work = searchAnswerSchema.parse((await test.get('/api/search?term=pastoral&kind=works')).body).data[0];
  expect(work).toMatchObject({ state: 'postponed' });
});
