import type { Remote } from '@ofgc/shared/contract';
import { officePath, officeSignInPath } from '@ofgc/shared/routes/office/area.ts';
import { routes } from './routes.ts';

export const remote: Remote = {
  name: 'office',
  mounts: [officePath],
  routes,
  slots: {},
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: [officeSignInPath, `/en${officeSignInPath}`],
};
