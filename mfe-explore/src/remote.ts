import type { RemoteModule } from '@ofgc/shared/contract';
import { routes } from './routes.ts';

export const remote: RemoteModule = {
  name: 'explore',
  mounts: ['/explora'],
  routes,
  slots: {},
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: ['/explora'],
};
