import type { Remote } from '@ofgc/shared/contract';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'education',
  mounts,
  routes,
  slots: {
    'block.inscription-form': () =>
      import(/* webpackChunkName: "block.inscription-form" */ './slots/InscriptionForm.slot.tsx'),
    'block.school-contact': () =>
      import(/* webpackChunkName: "block.school-contact" */ './slots/SchoolContact.slot.tsx'),
    'block.school-login': () => import(/* webpackChunkName: "block.school-login" */ './slots/SchoolLogin.slot.tsx'),
    'block.school-manager': () =>
      import(/* webpackChunkName: "block.school-manager" */ './slots/SchoolManager.slot.tsx'),
    'block.school-registration': () =>
      import(/* webpackChunkName: "block.school-registration" */ './slots/SchoolRegistration.slot.tsx'),
    'home.education': () => import(/* webpackChunkName: "home.education" */ './slots/Education.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: ['/educacion-comunidad', '/en/educacion-comunidad'],
};
