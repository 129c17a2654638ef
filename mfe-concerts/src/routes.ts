import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { id: 'concerts.hub', path: 'conciertos-entradas', lazy: () => import(/* webpackChunkName: "concerts.hub" */ './pages/HubPage.tsx') },
];
