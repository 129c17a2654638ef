import type { Remote } from '@ofgc/shared/contract';
import { officeSignInPath } from '@ofgc/shared/routes/office/area.ts';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'office',
  mounts,
  routes,
  slots: {},
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: [officeSignInPath, `/en${officeSignInPath}`],
};
