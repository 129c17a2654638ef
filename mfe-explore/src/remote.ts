import type { Remote } from '@ofgc/shared/contract';
import { albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { artistsPath } from '@ofgc/shared/routes/explore/artists.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';
import { articlesPath } from '@ofgc/shared/routes/explore/news.ts';
import { pressNotesPath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';
import { routes } from './routes.ts';

export const remote: Remote = {
  name: 'explore',
  mounts: ['/explora', '/notas-prensa'],
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
  warmUp: [explorePath, articlesPath, albumsPath, historyPath, artistsPath, pressNotesPath, `/en${explorePath}`],
};
