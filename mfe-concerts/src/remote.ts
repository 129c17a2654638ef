import type { Remote } from '@ofgc/shared/contract';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'concerts',
  mounts,
  routes,
  slots: {
    'home.next-concert': () => import(/* webpackChunkName: "home.next-concert" */ './slots/NextConcert.slot.tsx'),
    'home.coming-weeks': () => import(/* webpackChunkName: "home.coming-weeks" */ './slots/ComingWeeks.slot.tsx'),
    'home.finder': () => import(/* webpackChunkName: "home.finder" */ './slots/Finder.slot.tsx'),
    'home.subscriptions': () => import(/* webpackChunkName: "home.subscriptions" */ './slots/Subscriptions.slot.tsx'),
    'home.first-visit': () => import(/* webpackChunkName: "home.first-visit" */ './slots/FirstVisit.slot.tsx'),
    'block.events': () => import(/* webpackChunkName: "block.events" */ './slots/EventList.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: [
    '/conciertos-entradas',
    '/conciertos-entradas/eventos',
    '/en/conciertos-entradas/eventos',
    '/programa/sin-conexion',
    '/en/programa/sin-conexion',
  ],
};
