import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { documentsOf, siteFileProblems } from './site-files.ts';

const problemsOf = (html: string, answers: unknown[] = []) =>
  siteFileProblems('/en/portal-empleo', readElements(html), { siteUrl: 'https://ofgc.example', answers });

it.each([
  '<img src="/fotos/1/a.avif" srcset="/fotos/1/b.avif 1.5x, /dibujos/1/a.svg 2x"><use href="/dibujos/1/a.svg#b">',
  '<a href="/documentos/1/a.pdf">a</a><a href="/en/explora/actualidad/rss.xml">b</a><a href="/eventos/7.ics">c</a>',
  '<a href="https://elsewhere.example/a.pdf">a</a><a href="/explora/st.-john/7">b</a><img src="/favicon.svg">',
  '<img srcset="/fotos/w_1,h_2/a.jpg 1x">',
  '<img src="data:image/png;base64,a.b"><a href="mailto:a@b.example">a</a>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  ['<img src="/logo.png">', '/logo.png'],
  ['<img srcset="/a.png 2x">', '/a.png'],
  ['<a href="/tarifas.pdf">a</a>', '/tarifas.pdf'],
  ['<script type="application/ld+json">{"image":{"url":"https://ofgc.example/img/a.jpg"}}</script>', '/img/a.jpg'],
  ['<a href="www.elsewhere.example">a</a>', '/en/www.elsewhere.example'],
])('a page does not have %s', (html, file) =>
  expect(problemsOf(html)).toEqual([`names the file ${file}, which the site does not have`]),
);

it('a file of the API’s answer is not the section’s fault', () => {
  expect(problemsOf('<a href="/tarifas.pdf">a</a>', [{ data: { html: '<a href="/tarifas.pdf">' } }])).toEqual([]);
});

it('documents are those that a page leads to by its own addresses', () => {
  const html =
    '<a href="/documentos/7/bases.pdf">a</a><a href="/en/documentos/8/b.pdf">b</a><a href="/documentos/9/c.pdf">c</a><img src="/fotos/1/a.avif">';
  const answers = [{ data: { file: '/documentos/9/c.pdf' } }];
  expect(documentsOf('/portal-empleo', readElements(html), { siteUrl: 'https://ofgc.example', answers })).toEqual([
    '/documentos/7/bases.pdf',
    '/en/documentos/8/b.pdf',
  ]);
});

it('feeds of a page are asked for like documents', () => {
  const html = '<link rel="alternate" type="application/rss+xml" href="https://ofgc.example/en/feed.xml?category=a">';
  expect(documentsOf('/portal-empleo', readElements(html), { siteUrl: 'https://ofgc.example' })).toEqual([
    '/en/feed.xml?category=a',
  ]);
});
