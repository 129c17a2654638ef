import { expect, it } from 'vitest';
import type { Remote, RemoteModule } from './remote.ts';

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

it('a wrong declaration is an error of its types', () => expect(wrong).toHaveLength(3));
