import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import { markWords } from '@ofgc/shared/domain/search/search-marks.ts';
import { insertConcert } from '../../testing/insert-concert.ts';
import { useReadingApi, useTestApi } from '../../testing/use-test-api.ts';
import { searchOver, useSearch } from '../../testing/use-search.ts';

const test = useReadingApi();
const search = useSearch();
/** For entries of a test's own. */
const writing = useTestApi();

it('the search marks no single letter of the term', async () => {
  expect((await search('sinfonía n.º 9')).meta.marks).toEqual(['sinfoni', 'sinfonia', '9']);
});

it('the search shows and marks words with letters that are no letter and accent, as it finds them', async () => {
  await insertConcert(writing.database, 9011, {}, { teaser: { es: 'De Tromsø.', en: 'Music of Tromsø.' } });
  for (const term of ['Tromsø', 'tromso']) {
    const { data, meta } = await searchOver(writing)(term, '&lang=en');
    const passage = data.find(({ eventId }) => eventId === 9011)?.snippet ?? '';
    expect(markWords(passage, meta.marks)).toContainEqual({ text: 'Tromsø', isMatch: true });
  }
});

it('the search names the language of each passage', async () => {
  await insertConcert(writing.database, 9001, {}, { teaser: { es: 'Una velada kvantzel.' } });
  await insertConcert(
    writing.database,
    9002,
    {},
    { teaser: { es: 'Otra velada kvantzel.', en: 'A kvantzel evening.' } },
  );
  const { data } = await searchOver(writing)('kvantzel', '&lang=en');
  expect(
    Object.fromEntries(data.map(({ eventId, snippet, snippetLang }) => [eventId, [snippet, snippetLang]])),
  ).toEqual({
    9001: [expect.stringContaining('Una velada kvantzel.'), 'es'],
    9002: [expect.stringContaining('A kvantzel evening.'), 'en'],
  });
});

it('the search counts the results of each kind and returns as many as requested', async () => {
  const some = await search('sinfonía', '&perKind=2');
  const works = await search('sinfonía', '&perKind=50&kind=works');
  expect(some.data.filter(({ kind }) => kind === 'works')).toHaveLength(2);
  expect(works.data.every(({ kind }) => kind === 'works')).toBe(true);
  expect(works.meta.total).toBe(works.data.length);
  expect(some.meta.counts.works).toBe(works.meta.total);
});

it.each([
  ['dvorak', 'es', 'Dvořák'],
  ['beetoven', 'es', 'Beethoven'],
  ['conciertos', 'es', 'Concierto'],
  ['requiems', 'en', 'Requiem'],
])('the search for “%s” (%s) marks “%s” in the results', async (term, lang, word) => {
  const { data, meta } = await search(term, `&lang=${lang}`);
  const marked = data.flatMap(({ title, snippet }) => markWords(`${title} ${snippet}`, meta.marks));
  expect(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain(word);
});

it('the search separates the parts of a passage: the hall from the text about the concert', async () => {
  const hall = content.events[0]?.venue.split(' · ').at(-1) ?? '';
  const { data } = await search(hall, '&kind=events&perKind=50');
  const passages = data.map(({ snippet }) => snippet).filter((snippet) => snippet.includes(hall));
  expect(passages).not.toEqual([]);
  for (const passage of passages) expect(passage.split(hall)[1]).toMatch(/^( ·|\.|$)/);
});

it('the search shows the passage with the term when the summary does not contain it', async () => {
  const synopsis = {
    es: `<p>${'Una noche tranquila. '.repeat(30)} Suena un zumbel. ${'Y luego otra. '.repeat(30)}</p>`,
  };
  await insertConcert(writing.database, 9003, {}, { synopsis });
  const [found] = (await searchOver(writing)('zumbel')).data;
  expect(found).toMatchObject({ eventId: 9003, snippet: expect.stringMatching(/^… .*zumbel/) as string });
});

it.each(
  ['"', "'", '\\', '&', '|', '!', '(', ':*', '<->', '%', '_', '--', '\u0000', '\u{1F3BB}'].map(
    (sign) => `${sign}oboe${sign}`,
  ),
)('the search takes the operators of %j as plain characters', async (term) => {
  expect((await search(term)).data.length).toBeGreaterThan(0);
});

it.each([
  ['oboe '.repeat(2_000)],
  ['<script>alert(1)</script>'.repeat(400)],
  ['¼²½'.repeat(3_000)],
  ["a'b\\c".repeat(2_000)],
])('the search cuts a term of ten thousand characters to 200 (%#)', async (term) => {
  expect((await search(term)).meta.term.length).toBeLessThanOrEqual(200);
});

it.each(['xyzzyq', "' or 1=1 --", '<script>', 'a'])('the search answers “%s” without a failure', async (term) => {
  await search(term);
});

it.each([
  ['with its accents as signs of their own', 'mu\u0301sica', 'música'],
  ['with a place to break that nobody sees', 'si\u00ADbelius', 'sibelius'],
  ['with a space without width', 'sibe\u200Blius', 'sibelius'],
  ['with a sign of direction', '\u202Esibelius', 'sibelius'],
])('the search returns the same results for a word that is pasted %s', async (_, pasted, typed) => {
  const found = await search(typed);
  expect(found.meta).toMatchObject({ term: typed, isPartial: false });
  expect(await search(pasted)).toEqual(found);
});

it('the search cuts a term of more than 200 characters', async () => {
  expect((await search('é'.repeat(5_000))).meta.term).toHaveLength(200);
});

it.each(['term=', 'term=%20%20', 'term=%00', ''])('the search answers 400 without a term (%s)', async (query) => {
  expect(await test.get(`/api/search?${query}`)).toEqual({
    status: 400,
    body: { message: 'Escriba lo que desea buscar.' },
  });
});

it.each(['term=a&kind=nothing', 'term=a&perKind=0', 'term=a&page=1'])('the search answers 400 to %s', async (query) => {
  expect((await test.get(`/api/search?${query}`)).status).toBe(400);
});

it('the search answers 429 after 240 requests of an IPv6 network, and not to another network', async () => {
  const ask = (remoteAddress: string) => test.api.inject({ url: '/api/search?term=', remoteAddress });
  const statuses: number[] = [];
  // All IPv6 addresses with the same prefix belong to one household.
  for (let count = 0; count < 245; count += 1) statuses.push((await ask(`2001:db8::${count.toString(16)}`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect((await ask('2001:db8::1')).headers['retry-after']).toBeDefined();
  expect((await ask('2001:db8:0:1::1')).statusCode).toBe(400);
});
