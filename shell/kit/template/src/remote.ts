import type { Remote } from '@ofgc/shared/contract';
import { landingPath } from './addresses.ts';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'sample',
  mounts,
  routes,
  slots: {
    'home.sample': () => import(/* webpackChunkName: "home.sample" */ './slots/Teaser.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: [landingPath, `/en${landingPath}`],
};
