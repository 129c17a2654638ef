import type { SectionRoutes } from '@ofgc/shared/contract';

/** The addresses that belong to this section. */
export const mounts = ['/portal-empleo'] as const;

export const routes: SectionRoutes<'jobs', typeof mounts> = [
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
