import { expect, it } from 'vitest';
import { pageRemotes } from './page-remotes.ts';

const app = (mounts: string[], slots: string[] = []) => ({ version: 'v1', mounts, slots, previous: [] });
const registry = {
  apps: {
    shell: app([]),
    jobs: app(['/portal-empleo'], ['home.jobs']),
    about: app(['/sobre-ofgc'], ['home.reporting']),
    office: app(['/oficina']),
  },
};

it.each([
  ['/portal-empleo', ['jobs']],
  ['/en/portal-empleo/ofertas?pagina=2', ['jobs']],
  ['/oficina/canal', ['office']],
  ['/', ['jobs', 'about']],
  ['/en?utm=1', ['jobs', 'about']],
  ['/buscar', []],
  ['/assets/jobs/v1/browser/remote.js', []],
])('a request of %s may enter the code of the sections %j', (url, sections) => {
  expect(pageRemotes(url, registry)).toEqual(sections);
});
