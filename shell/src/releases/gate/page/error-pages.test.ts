import { expect, it } from 'vitest';
import { untried } from '../trial/pages/tried-page.ts';
import { sampleRemote } from '../../../testing/sample-releases/sample-remote.ts';
import { createErrorPageCheck } from './error-pages.ts';

const catalogue = (gone: string) => async () => ({ default: { gone } });
const remote = {
  ...sampleRemote,
  locales: { es: catalogue('Esta plaza ya está cubierta'), en: catalogue('This vacancy has been filled') },
};
const check = createErrorPageCheck({ remote, siteUrl: 'https://site.example' });
const address = '/portal-empleo/oferta/7';
const problemsOfPage = (html: string, status = 404) => check(address, { ...untried, status, html });
const problemsOf = (main: string, status = 404) =>
  problemsOfPage(`<body><header>Inicio</header><main class="shell-page">${main}</main></body>`, status);

it.each([
  ['a word', '<h1>Ya no</h1>'],
  ['the shell’s words', '<div class="shell-error"><h1>No existe</h1></div>'],
  ['where something is', '<h1>Está en: https://ofgc.example/portal, at 10:15:20</h1>'],
])('an error page says %s', async (_, main) => expect(await problemsOf(main)).toEqual([]));

it('a page that is there need not say anything, nor what is no page', async () => {
  expect(await problemsOf('', 200)).toEqual([]);
  expect(await problemsOfPage('')).toEqual([]);
  expect(await problemsOfPage('<p></p>')).toEqual([]);
});

it.each([
  ['nothing', '<script>const words = 1;</script><p>·</p>'],
  ['nothing at all', ''],
])('finds an error page that says %s', async (_, main) =>
  expect(await problemsOf(main, 503)).toEqual([
    'shows a page without a word, where it answers 503: see its component or ErrorBoundary',
  ]),
);

it.each(['at VacancyPage (file:///srv/releases/jobs/server.js:12:34)', 'at https://a.example/assets/jobs/page.js:1:2'])(
  'finds the stack of an error: %s',
  async (line) =>
    expect(await problemsOf(`<h1>Error</h1><pre>TypeError: no id\n    ${line}</pre>`)).toEqual([
      'shows the stack of an error, where it answers 404: see its component or ErrorBoundary',
    ]),
);

it.each([
  ['without a first heading', '<p>No existe</p>', 'has no first heading (h1)'],
  [
    'in the other language',
    '<h1>This vacancy has been filled</h1>',
    'says “This vacancy has been filled”, a text in English',
  ],
  [
    'with a link to the other language',
    '<h1>No</h1><a href="/en/portal-empleo">Plazas</a>',
    'leads to /en/portal-empleo, which is in English: a link to another language says so with hreflang',
  ],
  ['with a link to nowhere', '<h1>No</h1><a href="#">Plazas</a>', 'has a link to “#”, which leads nowhere'],
])('finds what is wrong with an own error page %s', async (_, main, problem) =>
  expect(await problemsOf(main)).toEqual([`${problem}, where it answers 404: see its component or ErrorBoundary`]),
);
