import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';

/**
 * The documents of contracts, which stay published for five years at least (Ley 9/2017, art. 63.1), with the last day of these. A new one is
 * added here; a line goes only after its day.
 */
const keptUntil: Readonly<Record<number, string>> = {
  232: '2031-10-15',
  233: '2031-10-15',
  234: '2031-07-15',
  235: '2031-07-15',
  236: '2031-04-15',
  237: '2031-04-15',
  238: '2031-01-31',
  239: '2031-01-31',
  241: '2031-11-06',
  242: '2031-11-06',
  243: '2031-09-28',
};

const contracts = content.documents.filter(({ category, kind }) => category === 'procurement' && kind !== 'regulation');
const fiveYearsAfter = (published: string) => `${Number(published.slice(0, 4)) + 5}${published.slice(4, 10)}`;

it('no document of a contract disappears within five years of its publication', () => {
  const published = content.documents.map(({ id }) => String(id));
  expect(Object.keys(keptUntil).filter((id) => !published.includes(id))).toEqual([]);
});

it('the list of documents that stay has each document of the buyer profile, with its day', () => {
  for (const { id, publishedAt } of contracts) expect([id, keptUntil[id]]).toEqual([id, fiveYearsAfter(publishedAt)]);
});
