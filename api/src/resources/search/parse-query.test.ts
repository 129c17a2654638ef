import { expect, it } from 'vitest';
import { parseQuery, type ParsedTerm } from './parse-query.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

async function queriesOf(term: string, common?: number): Promise<ParsedTerm[]> {
  const queries: ParsedTerm[] = [];
  for await (const query of parseQuery(test.database, term, 'es', common)) queries.push(query);
  return queries;
}

/** The text queries of a term, in their order. */
async function textsOf(term: string, common?: number): Promise<string[]> {
  return (await queriesOf(term, common)).map(({ texts }) => texts);
}

it('parseQuery asks for all words, then all but one, then any', async () => {
  expect(await textsOf('Mahler orquesta')).toEqual([`(('mahler')&('orquesta'))`, `(('mahler'))|(('orquesta'))`]);
  expect(await textsOf('Mahler orquesta oboe')).toHaveLength(3);
  expect(await textsOf('Mahler')).toEqual([`(('mahler'))`]);
});

it('parseQuery asks for all words, then for the rare ones alone', async () => {
  const common = 100;
  expect(await textsOf('Mahler orquesta', common)).toEqual([
    `(('mahler')&('orquesta'))`,
    `(('mahler'))`,
    `(('mahler'))|(('orquesta'))`,
  ]);
  // Here all words are common.
  expect(await textsOf('Mahler orquesta', 1)).toHaveLength(2);
});

it('parseQuery marks a query with an unknown word as vain and repeats it without that word', async () => {
  const queries = await queriesOf('Mahler orquesta 98765');
  expect(queries.map(({ isVain }) => isVain)).toEqual([true, false, false]);
  expect(queries.slice(1).map(({ texts }) => texts)).toEqual([
    `(('mahler')&('orquesta'))`,
    `(('mahler'))|(('orquesta'))`,
  ]);
  // Several days mean any of them, so none is demanded.
  expect((await queriesOf('Mahler d20990101 d20990102'))[0]?.isVain).toBe(false);
});
