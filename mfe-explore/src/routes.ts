import type { SectionRoutes } from '@ofgc/shared/contract';

/** The addresses that belong to this section. */
export const mounts = ['/explora', '/notas-prensa'] as const;

export const routes: SectionRoutes<'explore', typeof mounts> = [
  {
    id: 'explore.landing',
    path: 'explora',
    lazy: () => import(/* webpackChunkName: "explore.landing" */ './pages/LandingPage.tsx'),
  },
  {
    id: 'explore.news',
    path: 'explora/actualidad/:slug?',
    lazy: () => import(/* webpackChunkName: "explore.news" */ './pages/NewsPage.tsx'),
  },
  {
    id: 'explore.article',
    path: 'explora/actualidad/:slug/:id',
    lazy: () => import(/* webpackChunkName: "explore.article" */ './pages/ArticlePage.tsx'),
  },
  {
    id: 'explore.discography',
    path: 'explora/discografia',
    lazy: () => import(/* webpackChunkName: "explore.discography" */ './pages/DiscographyPage.tsx'),
  },
  {
    id: 'explore.history',
    path: 'explora/historia',
    lazy: () => import(/* webpackChunkName: "explore.history" */ './pages/HistoryPage.tsx'),
  },
  {
    id: 'explore.guests',
    path: 'explora/invitados',
    lazy: () => import(/* webpackChunkName: "explore.guests" */ './pages/GuestsPage.tsx'),
  },
  {
    id: 'explore.artist',
    path: 'explora/invitados/:slug/:id',
    lazy: () => import(/* webpackChunkName: "explore.artist" */ './pages/ArtistPage.tsx'),
  },
  {
    id: 'explore.press',
    path: 'notas-prensa',
    lazy: () => import(/* webpackChunkName: "explore.press" */ './pages/PressPage.tsx'),
  },
];
