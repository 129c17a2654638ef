import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDeadline, startReadingApi, type TestApi } from '../../testing/test-api.ts';
import { parseQuery } from './parse-query.ts';

let test: TestApi;
beforeAll(async () => {
  test = await startReadingApi();
}, startDeadline);
afterAll(async () => {
  await test.close();
});

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
