import { expect, it } from 'vitest';
import { inboxFilters } from './inbox-filters.ts';

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
