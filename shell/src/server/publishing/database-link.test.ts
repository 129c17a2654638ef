import { expect, it } from 'vitest';
import { releasesOf } from './database-link.ts';

it.each([
  ['/assets/jobs/v1/browser/main.js?x=1', ['jobs@v1']],
  ['/assets/styles/shell@v1=main,jobs@v2=home.jobs.css', ['shell@v1', 'jobs@v2']],
  ['/assets/words/es/shell@v1=main,jobs@v2=home.jobs.json', ['shell@v1', 'jobs@v2']],
  ['/assets/words/fr/shell@v1=main.json', []],
  ['/conciertos-entradas', []],
])('%s asks for files of %j', (url, releases) =>
  expect(releasesOf(url).map(({ app, version }) => `${app}@${version}`)).toEqual(releases),
);

it.each([
  ['one app in a hundred versions', Array.from({ length: 100 }, (_, index) => `shell@v${index}=main`)],
  ['a hundred apps', Array.from({ length: 100 }, (_, index) => `${'a'.repeat(index + 1)}@v1=main`)],
])('an address with %s asks the database for nothing', (_, parts) =>
  expect(releasesOf(`/assets/styles/${parts.join(',')}.css`)).toEqual([]),
);
