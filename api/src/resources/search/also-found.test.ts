import { expect, it } from 'vitest';
import { pressNoteSchema } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { pressNotesPerPage } from '@ofgc/shared/routes/explore/press-notes.ts';
import { content } from '../../testing/site-content.ts';
import { useSearch } from '../../testing/use-search.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();
const search = useSearch();

it.each(['es', 'en'] as const)('the search for the title of a recording finds it (%s)', async (lang) => {
  expect(content.albums).not.toEqual([]);
  for (const { slug, title } of content.albums) {
    const { data } = await search(title[lang] ?? title.es, `&lang=${lang}&perKind=50`);
    expect(data.find((result) => result.path === `/explora/discografia#${slug}`)).toMatchObject({
      kind: 'works',
      date: null,
    });
  }
});

it('the search finds press releases on the page of the list where they stand', async () => {
  const pages = Math.ceil(content.pressNotes.length / pressNotesPerPage);
  for (let page = 1; page <= pages; page++) {
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
