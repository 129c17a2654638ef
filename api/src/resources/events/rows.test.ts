import { expect, it } from 'vitest';
import { sampleConcert, withConcerts } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { eventRows } from './rows.ts';

it('a choir has the role of one, however its part is written', () => {
  const choir = content.artists.find(({ kind }) => kind === 'choir')?.name ?? '';
  const soloists = [
    { name: choir, instrument: { es: 'coro', en: 'choir' } },
    { name: null, instrument: { es: 'coro', en: 'women’s chorus' } },
    { name: content.artists[0]?.name ?? '', instrument: { es: 'piano', en: 'piano' } },
  ];
  const own = withConcerts({ ...content, events: [] }, [sampleConcert(9001, { soloists })]);
  const { credits } = eventRows({ ...own, events: [...content.events, ...own.events] }, own.events);
  expect(credits.map(({ role }) => role)).toEqual(['conductor', 'choir', 'choir', 'soloist']);
});
