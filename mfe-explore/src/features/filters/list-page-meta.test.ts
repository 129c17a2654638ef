import { expect, it } from 'vitest';
import { listPageMeta } from './list-page-meta.ts';

const metaOf = (page: number, isFiltered = false) =>
  listPageMeta(
    {
      title: 'Actualidad',
      meta: { total: 30, page, perPage: 12 },
      isFiltered,
      pathOf: (one) => `/lista?pagina=${one}`,
    },
    (key, { page: one, pages }) => `${key} ${one}/${pages}`,
  );

it.each([
  ['the first page', metaOf(1), { title: 'Actualidad' }],
  ['the second page', metaOf(2), { title: 'Actualidad · paging.place 2/3', canonical: '/lista?pagina=2' }],
  ['a filtered page', metaOf(2, true), { title: 'Actualidad' }],
  ['a page after the last one', metaOf(4), { title: 'Actualidad' }],
])('listPageMeta() gives %s its title and canonical address', (_, meta, expected) => {
  expect(meta).toEqual(expected);
});
