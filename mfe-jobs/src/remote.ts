import type { Remote } from '@ofgc/shared/contract';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'jobs',
  mounts,
  routes,
  slots: {
    'home.jobs': () => import(/* webpackChunkName: "home.jobs" */ './slots/OpenVacancies.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: ['/portal-empleo', '/en/portal-empleo'],
};
