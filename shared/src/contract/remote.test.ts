import { expect, it } from 'vitest';
import type { Remote, RemoteModule, SectionRoutes } from './remote.ts';

const slot: RemoteModule['slots'][string] = async () => ({ slot: { load: async () => null, Component: () => null } });
const catalogue = async () => ({ default: {} });
const jobs = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [],
  slots: { 'home.jobs': slot, 'block.vacancies': slot },
  locales: { es: catalogue, en: catalogue },
  warmUp: ['/portal-empleo', '/en/portal-empleo'],
} satisfies Remote;

// The compiler reads these: it complains where one of them is no error any more.
const wrong: Remote[] = [
  // @ts-expect-error -- a slot that no page has
  { ...jobs, slots: { 'hom.jobs': slot } },
  // @ts-expect-error -- a mount without its slash
  { ...jobs, mounts: ['portal-empleo'] },
  // @ts-expect-error -- a page to warm up with its site
  { ...jobs, warmUp: ['https://site.example/portal-empleo'] },
];

const mounts = ['/portal-empleo', '/prensa'] as const;
const wrongRoutes: SectionRoutes<'jobs', typeof mounts> = [
  { id: 'jobs.portal', path: 'portal-empleo' },
  { id: 'jobs.vacancy', path: 'prensa/:id' },
  // @ts-expect-error -- an id of another section
  { id: 'concerts.portal', path: 'portal-empleo' },
  // @ts-expect-error -- a path beside the section's own
  { id: 'jobs.other', path: 'portal-empleos' },
  // @ts-expect-error -- a path that begins with a slash
  { id: 'jobs.third', path: '/portal-empleo' },
];

it('a wrong declaration is an error of its types', () =>
  expect([wrong, wrongRoutes].map(({ length }) => length)).toEqual([3, 5]));
