import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'jobs.portal',
    path: 'portal-empleo/:family?',
    lazy: () => import(/* webpackChunkName: "jobs.portal" */ './pages/PortalPage.tsx'),
  },
  {
    id: 'jobs.offer',
    path: 'portal-empleo/oferta/:id',
    lazy: () => import(/* webpackChunkName: "jobs.offer" */ './pages/VacancyPage.tsx'),
  },
];
