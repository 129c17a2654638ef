import type { Remote } from '@ofgc/shared/contract';
import { mounts, routes } from './routes.ts';

export const remote: Remote = {
  name: 'explore',
  mounts,
  routes,
  slots: {
    'home.news': () => import(/* webpackChunkName: "home.news" */ './slots/News.slot.tsx'),
    'home.listening': () => import(/* webpackChunkName: "home.listening" */ './slots/Listening.slot.tsx'),
    'block.news': () => import(/* webpackChunkName: "block.news" */ './slots/NewsList.slot.tsx'),
    'block.people': () => import(/* webpackChunkName: "block.people" */ './slots/PeopleList.slot.tsx'),
  },
  locales: {
    es: () => import(/* webpackChunkName: "locale.es" */ './locales/es.json'),
    en: () => import(/* webpackChunkName: "locale.en" */ './locales/en.json'),
  },
  warmUp: [
    '/explora',
    '/explora/actualidad',
    '/explora/discografia',
    '/explora/historia',
    '/explora/invitados',
    '/notas-prensa',
    '/en/explora',
  ],
};
