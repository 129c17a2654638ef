import { expect, it } from 'vitest';
import type { LoadedRelease } from '../worker/loaded-release.ts';
import { createPageWords } from './page-words.ts';

type Words = Record<string, string[] | undefined>;

/** @param words of its chunks; undefined as in a release from before words were found */
function release(name: string, words: Words, slots: string[] = []): LoadedRelease {
  const chunks = Object.entries(words).map(([chunk, list]) => [chunk, { js: [], css: [], words: list }]);
  return {
    name,
    slots,
    mounts: [],
    version: 'v1',
    release: { chunks: Object.fromEntries(chunks) } as unknown as LoadedRelease['release'],
  };
}

const shell = release('shell', {
  main: ['shell:menu.close'],
  'frame.search': ['shell:search.none'],
  'frame.errors': ['shell:error'],
  'shell.home': ['shell:home'],
  'shell.content': ['shell:content'],
});
const catalogues = {
  shell: { menu: { close: 'Cerrar' }, search: { none: 'Nada' }, error: 'No está', home: 'Inicio', content: 'Página' },
  shared: { free: 'Libre', sold: 'Agotado' },
  jobs: { title: 'Empleo', apply: 'Solicitar' },
};
const kind = (routes: string[], parts: string[], jobs: LoadedRelease, isError = false) =>
  createPageWords({ shell, remotes: [jobs] })({ locale: 'es', routes, parts, isError, catalogues });

it('gives the words of the frame, of the page and of its parts, and no others', () => {
  const jobs = release('jobs', { 'home.jobs': ['jobs:title', 'shared:free'], 'jobs.portal': ['jobs:apply'] }, [
    'home.jobs',
  ]);
  expect(kind(['root', 'page', 'shell.home'], ['home.jobs'], jobs)).toEqual({
    shell: { 'menu.close': 'Cerrar', 'search.none': 'Nada', home: 'Inicio' },
    shared: { free: 'Libre' },
    jobs: { title: 'Empleo' },
  });
});

it('gives the whole catalogues to a release that does not say what it needs', () => {
  const jobs = release('jobs', { 'jobs.portal': undefined });
  const words = kind(['root', 'page', 'jobs.portal'], [], jobs);
  expect([words.jobs, words.shared, words.shell?.home]).toEqual([
    { title: 'Empleo', apply: 'Solicitar' },
    { free: 'Libre', sold: 'Agotado' },
    undefined,
  ]);
});

it('gives the words of the error views to pages that show one', () => {
  const jobs = release('jobs', {});
  const wordsOf = (isError: boolean) => Object.keys(kind(['root', 'page'], [], jobs, isError).shell ?? {});
  expect([wordsOf(false), wordsOf(true)].map((words) => words.includes('error'))).toEqual([false, true]);
});
