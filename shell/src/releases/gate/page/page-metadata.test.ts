import { expect, it } from 'vitest';
import { readElements } from './elements.ts';
import { metadataProblems } from './page-metadata.ts';

const problemsOf = (html: string) =>
  metadataProblems(readElements(html), { siteUrl: 'https://ofgc.example/', mounts: ['/portal-empleo'] });

it.each([
  '<title>OFGC</title>',
  '<meta property="og:title" content="Empleo"><link rel="canonical" href="https://ofgc.example/portal-empleo">',
  '<link rel="canonical" href="https://ofgc.example/en/portal-empleo/oferta/7">',
])('a page of a section may say %s', (html) => {
  expect(problemsOf(html)).toEqual([]);
});

it.each([
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
