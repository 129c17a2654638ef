import { expect, it } from 'vitest';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { pressNotesPerPage } from '@ofgc/shared/routes/explore/press-notes.ts';
import { useSearch } from '../../testing/use-search.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();
const search = useSearch();

it.each([
  ['Cantos canarios', 'es', '/explora/discografia#cantos-canarios'],
  ['Northern air', 'en', '/explora/discografia#aire-del-norte'],
  ['aire del norte Marchetaux', 'es', '/explora/discografia#aire-del-norte'],
])('the search for “%s” (%s) finds the recording', async (term, lang, path) => {
  const { data } = await search(term, `&lang=${lang}`);
  expect(data.find((result) => result.path === path)).toMatchObject({ kind: 'works', date: null });
});

it('the search finds press releases on the page of the list where they stand', async () => {
  for (const page of [1, 2]) {
    const { body } = await test.get(`/api/press-notes?perPage=${pressNotesPerPage}&page=${page}`);
    // A day in the term would ask for that day's concerts.
    const notes = listOf(pressNoteSchema)
      .parse(body)
      .data.filter(({ title }) => !/\d/.test(title));
    expect(notes).not.toEqual([]);
    for (const { id, title } of notes) {
      const { data } = await search(title, '&kind=news');
      const path = `/notas-prensa${page > 1 ? `?pagina=${page}` : ''}#nota-${id}`;
      expect(data.map((result) => [result.title, result.path])).toContainEqual([title, path]);
    }
  }
});

it.each([
  ['beetoven', 'es', ['Beethoven']],
  ['dvrak', 'en', ['Dvořák']],
  ['beetoven novna', 'es', ['Beethoven', 'Novena']],
  ['beethoven', 'es', []],
  ['oboe', 'es', []],
  ['xyzzyq', 'es', []],
])('the search for “%s” (%s) says which names it searched instead', async (term, lang, names) => {
  expect((await search(term, `&lang=${lang}&perKind=3`)).meta.alsoSearched).toEqual(names);
});
