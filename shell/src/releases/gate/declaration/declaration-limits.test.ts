import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { hues } from '@ofgc/shared/design/theme/hues.ts';
import { expect, it } from 'vitest';
import { declarationProblems } from './declaration-limits.ts';

const link = { text: { es: 'Ofertas', en: 'Vacancies' }, to: '/portal-empleo', at: { 'footer.orchestra': 1 } } as const;
const page = { path: '/portal-empleo', title: { es: 'Ofertas', en: 'Vacancies' } };
const section: Section = {
  title: { es: 'Empleo', en: 'Jobs' },
  hue: hues[0],
  links: [link],
  pages: [page],
  examples: [],
};

it('a section of the usual size has room', () => expect(declarationProblems(section)).toEqual([]));

it('a summary may have titles of works in quotes', () => {
  const summary = {
    es: 'Cine con orquesta: «The Lord of the Rings».',
    en: 'Falla’s ballets “El sombrero de tres picos” and ‘El amor brujo’.',
  };
  expect(declarationProblems({ ...section, pages: [{ ...page, summary }] })).toEqual([]);
});

const below = (path: string, parent?: string) => ({ ...page, path, ...(parent && { parent }) });

it.each<[string, Section['pages']]>([
  ['a page of others', [below('/portal-empleo', '/orquesta')]],
  ['one of its own pages', [below('/becas', '/portal-empleo'), below('/portal-empleo'), below('/becas/bases')]],
  ['the same page again', [below('/portal-empleo'), below('/portal-empleo'), below('/portal-empleo#a')]],
  ['the one that its path names anyway', [below('/becas'), below('/becas/bases', '/becas')]],
])('a page may have %s as parent', (_, pages) => expect(declarationProblems({ ...section, pages })).toEqual([]));

it.each<[string, Section['pages'], string]>([
  [
    'itself',
    [below('/portal-empleo', '/portal-empleo')],
    'the page /portal-empleo below itself by its parent /portal-empleo',
  ],
  ['one that has it as parent', [below('/a', '/b'), below('/b', '/a')], 'the page /a below itself by its parent /b'],
  ['a page below it', [below('/a', '/a/b'), below('/a/b')], 'the page /a below itself by its parent /a/b'],
])('a page does not have %s as parent', (_, pages, problem) =>
  expect(declarationProblems({ ...section, pages })).toEqual([`section.ts puts ${problem}`]),
);

it.each<[string, Partial<Section>, string]>([
  ['links in one place', { links: Array.from({ length: 13 }, () => link) }, '13 links at footer.orchestra: at most 12'],
  [
    'links',
    { links: Array.from({ length: 21 }, (_, index) => ({ ...link, at: { [`menu.${index % 3}`]: 1 } })) },
    '21 links: at most 20',
  ],
  [
    'places of one link',
    { links: [{ ...link, at: { 'menu.a': 1, 'menu.b': 1, 'menu.c': 1, 'menu.d': 1 } }] },
    '4 places for "Ofertas": at most 3',
  ],
  ['letters of a link', { links: [{ ...link, text: { es: 'O', en: 'x'.repeat(61) } }] }, '61 letters: at most 60'],
  ['letters of its title', { title: { es: 'x'.repeat(5000), en: 'Jobs' } }, '5000 letters: at most 60'],
  ['pages', { pages: Array.from({ length: 101 }, () => page) }, '101 pages: at most 100'],
  [
    'letters of a summary',
    { pages: [{ ...page, summary: { es: 'x'.repeat(301), en: 'x' } }] },
    '301 letters: at most 300',
  ],
  [
    'summaries of the other language',
    { pages: [{ ...page, summary: { es: 'The vacancies of the orchestra', en: 'The vacancies of the orchestra' } }] },
    'section.ts says “The vacancies of the orchestra” in Spanish, and it is in another language',
  ],
  [
    'summaries that are a sentence of the other language in quotes',
    { pages: [{ ...page, summary: { es: '“The concerts of the season are for all”', en: 'Concerts' } }] },
    'in Spanish, and it is in another language',
  ],
  ['letters of an address', { links: [{ ...link, to: `/${'x'.repeat(200)}` }] }, '201 letters: at most 200'],
  ['turned writing', { links: [{ ...link, text: { es: 'a\u202Eb', en: 'a' } }] }, 'with a sign that is no letter'],
  ['lines', { title: { es: 'a\nb', en: 'a' } }, 'with a sign that is no letter'],
  ['blanks', { title: { es: ' \u200B', en: 'Jobs' } }, 'in which nobody reads anything'],
  [
    'lists in the footer',
    { links: [{ ...link, at: { 'footer.orquesta': 1 } }] },
    'a link at footer.orquesta, which is none of footer.concerts, footer.orchestra, footer.legal',
  ],
])('there is no room for more %s', (_what, changes, problem) => {
  expect(declarationProblems({ ...section, ...changes }).join('\n')).toContain(problem);
});
