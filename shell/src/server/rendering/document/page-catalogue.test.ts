import { expect, it } from 'vitest';
import type { LoadedRelease } from '../../worker/loaded-release.ts';
import { createPageCatalogue } from './page-catalogue.ts';

type Keys = Record<string, string[] | undefined>;

/** @param files of a release; without them it is a release of development */
function release(name: string, words: Keys, slots: string[] = [], files: string[] = []): LoadedRelease {
  const chunks = Object.entries(words).map(([chunk, list]) => [chunk, { js: [], css: [], words: list }]);
  return {
    name,
    slots,
    mounts: [],
    version: 'v1',
    release: {
      name,
      chunks: Object.fromEntries(chunks),
      integrity: Object.fromEntries(files.map((file) => [file, 'sha384-x'])),
    } as unknown as LoadedRelease['release'],
  };
}

const shellWords = {
  main: ['shell:menu.close'],
  'frame.search': ['shell:search.none'],
  'frame.errors': ['shell:error'],
  'shell.home': ['shell:home'],
  'shell.content': ['shell:content'],
};
const jobsWords = { 'home.jobs': ['jobs:title', 'shared:free'], 'jobs.portal': ['jobs:apply'], 'jobs.remote': [] };
const words = ['browser/words.es.json', 'browser/words.en.json'];
const [shell, jobs] = [release('shell', shellWords, [], words), release('jobs', jobsWords, ['home.jobs'], words)];
const [openShell, openJobs] = [release('shell', shellWords), release('jobs', jobsWords, ['home.jobs'])];
const catalogues = {
  shell: { menu: { close: 'Cerrar' }, search: { none: 'Nada' }, error: 'No está', home: 'Inicio', content: 'Página' },
  shared: { free: 'Libre', sold: 'Agotado' },
  jobs: { title: 'Empleo', apply: 'Solicitar' },
};
const home = {
  locale: 'es' as const,
  routes: ['root', 'page', 'shell.home'],
  parts: ['home.jobs'],
  isError: false,
  catalogues,
};

it('the page catalogue is a file named after chunks and language, and the page contains no texts', () => {
  const pageWords = createPageCatalogue({ shell, remotes: [jobs] });
  expect(pageWords(home)).toEqual({
    address: '/assets/words/es/shell@v1=main+shell.home,jobs@v1=home.jobs.json',
    words: {},
  });
  const portal = { ...home, locale: 'en' as const, routes: ['root', 'page', 'jobs.portal'], parts: [] };
  expect(pageWords(portal).address).toBe('/assets/words/en/shell@v1=main,jobs@v1=jobs.portal.json');
});

it('the page catalogue of a page with an error is that of the error views', () => {
  const address = createPageCatalogue({ shell, remotes: [] })({
    ...home,
    routes: ['root', 'page'],
    isError: true,
  }).address;
  expect(address).toBe('/assets/words/es/shell@v1=frame.errors.json');
});

it.each([
  ['the shell', openShell, jobs],
  ['a remote', shell, openJobs],
])('the page contains all texts if %s has no catalogue files, as in development', (_, one, other) => {
  expect(createPageCatalogue({ shell: one, remotes: [other] })(home)).toEqual({
    words: {
      shell: { 'menu.close': 'Cerrar', 'search.none': 'Nada', home: 'Inicio' },
      shared: { free: 'Libre' },
      jobs: { title: 'Empleo' },
    },
  });
});
