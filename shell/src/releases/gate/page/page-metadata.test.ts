import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { metadataProblems } from './page-metadata.ts';

const problemsOf = (html: string, answers?: unknown[]) =>
  metadataProblems(readElements(html), {
    locale: 'en',
    siteUrl: 'https://ofgc.example/',
    mounts: ['/portal-empleo'],
    answers,
  });
const long = `Oferta: ${'a'.repeat(70)}`;

it.each([
  '<title>OFGC</title>',
  '<meta property="og:title" content="Empleo"><link rel="canonical" href="https://ofgc.example/portal-empleo">',
  '<link rel="canonical" href="https://ofgc.example/en/portal-empleo/oferta/7">',
])('a page of a section may say %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
  [`<meta property="og:title" content="${long}">`, 'has a title of 78 letters; 70 are the most'],
  ['<meta property="og:title" content=" ">', 'has no title: its handle’s meta says none'],
  [
    '<link rel="canonical" href="https://ofgc.example/explora">',
    'sends search engines to https://ofgc.example/explora, which is no page of the section',
  ],
  [
    '<link rel="canonical" href="https://ofgc.examplehttps://ofgc.example/portal-empleo">',
    'sends search engines to https://ofgc.examplehttps://ofgc.example/portal-empleo, which is no page of the section',
  ],
])('it does not say %s', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
});

it('a long title of the API is not the section’s fault', () => {
  const html = `<meta property="og:title" content="${long}">`;
  expect(problemsOf(html, [{ data: [{ id: 7, title: 'a'.repeat(70) }] }])).toEqual([]);
  expect(problemsOf(html, [{ data: [{ kind: 'Oferta' }] }])).toHaveLength(1);
});

it('a description is in the language of its page, unless the API says it', () => {
  const lead = 'Ofertas de la orquesta para los músicos de las islas';
  expect(problemsOf(`<meta name="description" content="${lead}">`)).toEqual([
    `has a description for search engines in another language than its own: “${lead}”`,
  ]);
  expect(problemsOf(`<meta name="description" content="${lead}">`, [{ lead }])).toEqual([]);
  expect(problemsOf('<meta name="description" content="Vacancies in Las Palmas de Gran Canaria">')).toEqual([]);
  expect(problemsOf('<meta name="description" content="Ballet night: “El sombrero de tres picos”">')).toEqual([]);
});

it('a description has no markup, also where the API’s markup has it, unless an editor wrote it into a plain text', () => {
  const html = '<meta name="description" content="&lt;p&gt;Vacancies of the orchestra&lt;/p&gt;">';
  expect(problemsOf(html, [{ html: '<p>Vacancies of the orchestra</p>' }])).toEqual([
    'has markup in its description for search engines, which show it as it is: “<p>Vacancies of the orchestra</p>”',
  ]);
  expect(problemsOf(html, [{ lead: '<p>Vacancies of the orchestra</p>' }])).toEqual([]);
  expect(problemsOf('<meta name="description" content="Fewer than 5 &lt; 6 places">')).toEqual([]);
});
