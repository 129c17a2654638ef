import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { testServer } from '../../shell/src/testing/servers/test-server.ts';
import { differences } from './differences.ts';
import { normaliseHtml } from './normalise.ts';
import { save } from './save.ts';

/** Saves a site of one page; its markup has the given version of the code. */
async function saveSite(version: string, title: string): Promise<string> {
  const page = `<!doctype html><html class="x${version}"><head><link rel="stylesheet" href="/assets/shell/${version}/main.css">
</head><body><h1 id="_R_${version}_">${title}<!-- -->!</h1><script type="application/json" id="page-state">{"v":"${version}"}</script>`;
  const address = await testServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const isApi = pathname.startsWith('/api/');
    answer.setHeader('Content-Type', isApi ? 'application/json' : 'text/html');
    if (pathname.endsWith('sitemap.txt')) answer.setHeader('Content-Type', 'text/plain').end(`${url}/una-pagina\n`);
    else if (pathname === '/api/openapi.json') answer.end(JSON.stringify({ paths: { '/api/events': { get: {} } } }));
    else
      answer.end(
        isApi
          ? JSON.stringify({ data: [{ id: 1, title }], at: `2026-11-20T12:00:00.${version[0]?.repeat(3)}Z` })
          : page,
      );
  });
  const url = new URL(address).origin;
  const folder = await testFolder();
  await save(folder, url, url);
  return folder;
}

it('differences() is empty for two builds of the same page on different ports', async () => {
  expect(await differences(await saveSite('1a', 'Hola'), await saveSite('2b', 'Hola'))).toEqual([]);
});

it('differences() lists a changed word for each address, with the text before and after', async () => {
  const found = await differences(await saveSite('1a', 'Hola'), await saveSite('1a', 'Adiós'));
  expect(found).toContainEqual({ address: '/una-pagina', lines: ['- "Hola!"', '+ "Adiós!"'] });
  expect(found).toContainEqual({
    address: '/api/events',
    lines: [expect.stringContaining('Hola'), expect.stringContaining('Adiós')],
  });
});

it.each([
  ['an attribute', '<a href="/a">x</a>', '<a href="/b">x</a>'],
  ['an element around another', '<div><p>a</p><p>b</p></div>', '<div><p>a</p></div><p>b</p>'],
  ['the space between two words', 'a <b>c</b>', 'a<b>c</b>'],
  ['a label of another field', '<i id="_R_1_"></i><b for="_R_1_"></b>', '<i id="_R_1_"></i><b for="_R_2_"></b>'],
])('normaliseHtml() keeps a change of %s', (_, before, after) => {
  expect(normaliseHtml(before)).not.toEqual(normaliseHtml(after));
});
