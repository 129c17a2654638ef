import type { RemoteModule } from '@ofgc/shared/contract';
import { routes } from './routes.ts';

export const remote: RemoteModule = {
  name: 'education',
  mounts: ['/educacion-comunidad'],
  routes,
  slots: {
    'block.inscription-form': () =>
      import(/* webpackChunkName: "block.inscription-form" */ './slots/InscriptionForm.slot.tsx'),
    'home.education': () => import(/* webpackChunkName: "home.education" */ './slots/Education.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: ['/educacion-comunidad', '/en/educacion-comunidad'],
};
