import { expect, it } from 'vitest';
import { errorPageProblems } from './error-pages.ts';

const problemsOf = (main: string, status = 404) =>
  errorPageProblems({ status, html: `<body><header>Inicio</header><main class="shell-page">${main}</main></body>` });

it.each([
  ['a word', '<p>Ya no</p>'],
  ['the shell’s words', '<div class="shell-error"><h1>No existe</h1></div>'],
  ['where something is', '<p>Está en: https://ofgc.example/portal, at 10:15:20</p>'],
])('an error page says %s', (_, main) => expect(problemsOf(main)).toEqual([]));

it('a page that is there need not say anything, nor what is no page', () => {
  expect(problemsOf('', 200)).toEqual([]);
  expect(errorPageProblems({ status: 404, html: '' })).toEqual([]);
  expect(errorPageProblems({ status: 404, html: '<p></p>' })).toEqual([]);
});

it.each([
  ['nothing', '<script>const words = 1;</script><p>·</p>'],
  ['nothing at all', ''],
])('finds an error page that says %s', (_, main) =>
  expect(problemsOf(main, 503)).toEqual(['shows a page without a word where it answers 503: see its ErrorBoundary']),
);

it.each(['at VacancyPage (file:///srv/releases/jobs/server.js:12:34)', 'at https://a.example/assets/jobs/page.js:1:2'])(
  'finds the stack of an error: %s',
  (line) =>
    expect(problemsOf(`<h1>Error</h1><pre>TypeError: no id\n    ${line}</pre>`)).toEqual([
      'shows the stack of an error where it answers 404: see its ErrorBoundary',
    ]),
);
