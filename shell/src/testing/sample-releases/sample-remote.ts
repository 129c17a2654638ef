import type { RemoteModule } from '@ofgc/shared/contract';

const catalogue = async () => ({ default: {} });

/** For tests of checks: a section with two routes, without slots and without texts. */
export const sampleRemote: RemoteModule = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo/:family?' },
    { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
  ],
  slots: {},
  locales: { es: catalogue, en: catalogue },
  warmUp: ['/portal-empleo', '/en/portal-empleo'],
};
