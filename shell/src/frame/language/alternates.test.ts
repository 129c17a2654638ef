import { expect, it } from 'vitest';
import { findAlternates } from './alternates.ts';

const handle = {
  meta: () => ({ title: '', description: '' }),
  alternates: (slugs: Record<string, string>) => ({ es: `/x/${slugs.es}`, en: `/x/${slugs.en}` }),
};

it.each([
  [
    'a page with alternates are those',
    [
      { loaderData: null, handle: undefined },
      { loaderData: { es: 'uno', en: 'one' }, handle },
    ],
    { es: '/x/uno', en: '/x/one' },
  ],
  [
    'a page without alternates are its path',
    [{ loaderData: {}, handle: { meta: handle.meta } }],
    { es: '/explora', en: '/explora' },
  ],
  ['a page whose loader failed are its path', [{ loaderData: undefined, handle }], { es: '/explora', en: '/explora' }],
  ['no page are the path', [], { es: '/explora', en: '/explora' }],
])('the alternate addresses of %s', (_, matches, expected) => {
  expect(findAlternates(matches, '/explora')).toEqual(expected);
});
