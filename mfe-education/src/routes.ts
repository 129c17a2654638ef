import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'education.landing',
    path: 'educacion-comunidad',
    lazy: () => import(/* webpackChunkName: "education.landing" */ './pages/LandingPage.tsx'),
  },
];
