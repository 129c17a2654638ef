import { expect, it } from 'vitest';
import { searchAnswerSchema } from '@ofgc/shared/domain/search/search.schema.ts';
import { refreshListing } from '../../changes/follow-content.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

it('a postponed concert whose old date is over is found as postponed, and before those that are over', async () => {
  const { database } = test;
  const title = { es: 'Velada kvantzel' };
  const over = performance(90_011, { date: '2026-11-06', status: 'postponed' });
  await insertConcert(database, 9001, { title, performances: [over] });
  await insertConcert(database, 9002, { title, performances: [performance(90_021, { date: '2026-11-05' })] });
  // No other concert is to come in which its work is played.
  await database.deleteFrom('performances').where('eventId', '<', 9000).execute();
  await refreshListing(database);
  const { body } = await test.get('/api/search?term=kvantzel&kind=events&perKind=50');
  const { data } = searchAnswerSchema.parse(body);
  const places = data.map(({ eventId, state }) => (eventId === 9001 ? 'it' : state));
  expect(data[places.indexOf('it')]).toMatchObject({ state: 'postponed', date: '2026-11-06T20:00:00.000Z' });
  expect(places).toContain('past');
  expect(places.indexOf('it')).toBeLessThan(places.indexOf('past'));
  const item = content.events[0]?.programme.find(({ kind }) => kind === 'work');
  const work = item?.kind === 'work' ? content.works[item.work]?.title : undefined;
  const term = encodeURIComponent(typeof work === 'string' ? work : (work?.es ?? ''));
  const works = searchAnswerSchema.parse((await test.get(`/api/search?term=${term}&kind=works`)).body).data;
  expect(works[0]).toMatchObject({ state: 'postponed' });
});
