import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'sample.landing',
    path: 'muestra',
    lazy: () => import(/* webpackChunkName: "sample.landing" */ './pages/LandingPage.tsx'),
  },
];
