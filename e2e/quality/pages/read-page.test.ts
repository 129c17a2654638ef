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

it('readPage() keeps no connection, which the site might close at the moment of the next request', async () => {
  const connections = new Set<unknown>();
  const address = await testServer(({ socket }, answer) => {
    connections.add(socket);
    answer.end(page('', ''));
  });
  for (let visit = 0; visit < 2; visit++) await readPage(address);
  expect(connections.size).toBe(2);
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
