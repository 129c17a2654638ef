import { expect, it } from 'vitest';
import { filtersIn, inboxFilters, caseInList } from './inbox-filters.ts';

it('inboxFilters cuts a long search between characters, so that it can be sent on', () => {
  const { q = '' } = inboxFilters({
    estado: 'open',
    origen: '',
    lleva: '',
    busca: `${'a'.repeat(119)}🎻`,
    pagina: '1',
  });
  expect(encodeURIComponent(q)).toBe('a'.repeat(119));
});

it.each([
  ['', ''],
  ['?estado=open&pagina=1', ''],
  ['?estado=closed&busca=Ana+Luz&pagina=3&enviado=1', 'estado=closed&busca=Ana+Luz&pagina=3'],
])('caseInList of the list with the query “%s” has what differs from the first list: %s', (query, expected) => {
  const path = caseInList({ source: 'contact', id: 7 }, filtersIn(new URLSearchParams(query)).filters);
  const { pathname, searchParams } = new URL(path, 'https://ofgc.example');
  expect([pathname, searchParams.get('lista') ?? '']).toEqual(['/oficina/registros/contact/7', expected]);
});

it.each([
  ['estado=abierto&origen=contact', [{ name: 'estado', value: 'abierto' }], { status: 'open', source: 'contact' }],
  [
    'origen=fax&lleva=ana',
    [
      { name: 'origen', value: 'fax' },
      { name: 'lleva', value: 'ana' },
    ],
    { status: 'open' },
  ],
  ['estado=all', [], {}],
  ['estado=&pagina=x', [], { status: 'open' }],
])('filtersIn of “%s” names the unknown filters, and the API is asked without them', (query, unknown, asked) => {
  const read = filtersIn(new URLSearchParams(query));
  expect(read.unknown).toEqual(unknown);
  expect(inboxFilters(read.filters)).toEqual({ page: '1', ...asked });
});
