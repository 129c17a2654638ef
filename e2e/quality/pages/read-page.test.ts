import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { testServer } from '../../../shell/src/testing/servers/test-server.ts';
import { readPage } from './read-page.ts';

const serve = (html: string) => testServer((_, answer) => void answer.setHeader('Content-Type', 'text/html').end(html));

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

it('readPage() returns title, addresses, robots, headings, links and ids of a page', async () => {
  const head =
    '<link rel="canonical" href="/a"><link rel="alternate" hreflang="es" href="/b"><meta name="robots" content="noindex">';
  const body = '<main id="m"><h1>One &amp; <b>two</b></h1><a href="/c">c</a></main><footer><a href="/d">d</a></footer>';
  expect(await readPage(await serve(page(head, body)))).toMatchObject({
    status: 200,
    title: 'T',
    canonical: '/a',
    alternates: { es: '/b' },
    robots: 'noindex',
    headings: ['One & two'],
    links: ['/c', '/d'],
    mainLinks: ['/c'],
    ids: ['m'],
    footers: 1,
    inline: [],
    brokenData: [],
    repeatedIds: [],
    untranslated: [],
  });
});

it.each([
  ['misses a deadline', (answer: ServerResponse) => answer.writeHead(503).end()],
  ['breaks the connection', (answer: ServerResponse) => answer.destroy()],
])('readPage() asks again where the site %s once', async (_, fail) => {
  let asked = 0;
  const address = await testServer((_request, answer) =>
    (asked += 1) === 1 ? fail(answer) : answer.end(page('', '<h1>One</h1>')),
  );
  expect(await readPage(address)).toMatchObject({ status: 200, headings: ['One'] });
});

it.each([
  ['a style in an attribute', '<p style="color: red">', { inline: ['style="color: red"'] }],
  ['a handler in an attribute', '<p onclick="go()">', { inline: ['onclick="go()"'] }],
  ['a script between tags', '<script>go()</script>', { inline: ['go()'] }],
  ['data that does not parse', '<script type="application/ld+json">{"a":</script>', { brokenData: ['{"a":'] }],
  ['a repeated id', '<p id="a"></p><noscript><i id="a"></i></noscript>', { repeatedIds: ['a'] }],
  ['an untranslated key of a catalogue', '<p>frame.menu.close</p>', { untranslated: ['frame.menu.close'] }],
  [
    'a Spanish sentence in English',
    '<p>El programa de la temporada está en la web</p>',
    { untranslated: ['El programa de la temporada está en la web'] },
  ],
  [
    'a Spanish sentence that is marked as Spanish',
    '<p lang="es">El programa de la temporada está en la web</p>',
    { untranslated: [] },
  ],
])('readPage() checks the page for %s', async (_, body, facts) => {
  expect(await readPage(await serve(page('', body)))).toMatchObject(facts);
});
