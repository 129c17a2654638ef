import { expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

/** What is asked for one after the other. */
async function textsOf(term: string, common?: number): Promise<string[]> {
  const texts: string[] = [];
  for await (const query of parseQuery(test.database, term, 'es', common)) texts.push(query.texts);
  return texts;
}

it('asks for all words, for all but one, for any', async () => {
  expect(await textsOf('Mahler orquesta')).toEqual([`(('mahler')&('orquesta'))`, `(('mahler'))|(('orquesta'))`]);
  expect(await textsOf('Mahler orquesta oboe')).toHaveLength(3);
  expect(await textsOf('Mahler')).toEqual([`(('mahler'))`]);
});

it('asks for the rare words alone before it asks for the common ones too', async () => {
  const common = 100;
  expect(await textsOf('Mahler orquesta', common)).toEqual([
    `(('mahler')&('orquesta'))`,
    `(('mahler'))`,
    `(('mahler'))|(('orquesta'))`,
  ]);
  // All are common.
  expect(await textsOf('Mahler orquesta', 1)).toHaveLength(2);
});
