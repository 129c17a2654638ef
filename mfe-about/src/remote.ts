import type { Remote } from '@ofgc/shared/contract';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'about',
  mounts,
  routes,
  slots: {
    'home.reporting': () => import(/* webpackChunkName: "home.reporting" */ './slots/Reporting.slot.tsx'),
    'block.downloads': () => import(/* webpackChunkName: "block.downloads" */ './slots/Downloads.slot.tsx'),
    'block.form': () => import(/* webpackChunkName: "block.form" */ './slots/Form.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: ['/sobre-ofgc', '/sobre-ofgc/conoce-ofgc', '/sobre-ofgc/contacto', '/canal-denuncias', '/en/accesibilidad'],
};
