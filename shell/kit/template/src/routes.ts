import type { SectionRoutes } from '@ofgc/shared/contract';
import { landingPath } from './addresses.ts';

/** The addresses that belong to this section. */
export const mounts = [landingPath] as const;

export const routes: SectionRoutes<'sample', typeof mounts> = [
  {
    id: 'sample.landing',
    path: 'muestra',
    lazy: () => import(/* webpackChunkName: "sample.landing" */ './pages/LandingPage.tsx'),
  },
];
