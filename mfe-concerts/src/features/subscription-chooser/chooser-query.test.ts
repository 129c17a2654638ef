import { chooserWith } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { expect, it } from 'vitest';
import { parseChooserQuery } from './chooser-query.ts';

const known = { concerts: [38, 40], zones: ['A', 'B'] };

it.each([
  ['', { concerts: [], zone: 'A', asker: 'general' }, []],
  ['concierto=40&concierto=38&concierto=40&zona=b&perfil=joven', { concerts: [40, 38], zone: 'B', asker: 'joven' }, []],
  [
    'concierto=1&concierto=x&zona=Q&perfil=rey',
    { concerts: [], zone: 'A', asker: 'general' },
    ['concierto 1', 'concierto x', 'zona Q', 'perfil rey'],
  ],
])('parseChooserQuery() reads “%s” and reports unknown values', (address, query, unknown) => {
  const read = parseChooserQuery(new URLSearchParams(address), known);
  expect(read.query).toEqual(query);
  expect(read.unknown.map(({ name, value }) => `${name} ${value}`)).toEqual(unknown);
});

it('chooserWith() writes an address that parses to the same query', () => {
  const query = { concerts: [38, 40], zone: 'B', asker: 'menor' as const };
  const params = new URL(chooserWith(query), 'https://ofgc.example').searchParams;
  expect(parseChooserQuery(params, known)).toEqual({ query, unknown: [] });
});
