import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'jobs.portal',
    path: 'portal-empleo/:family?',
    lazy: () => import(/* webpackChunkName: "jobs.portal" */ './pages/PortalPage.tsx'),
  },
  {
    id: 'jobs.vacancy',
    path: 'portal-empleo/oferta/:id',
    lazy: () => import(/* webpackChunkName: "jobs.vacancy" */ './pages/VacancyPage.tsx'),
  },
];
