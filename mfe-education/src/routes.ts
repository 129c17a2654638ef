import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: 'education.landing',
    path: 'educacion-comunidad',
    lazy: () => import(/* webpackChunkName: "education.landing" */ './pages/LandingPage.tsx'),
  },
  {
    id: 'education.activities',
    path: 'educacion-comunidad/actividades',
    lazy: () => import(/* webpackChunkName: "education.activities" */ './pages/ActivitiesPage.tsx'),
  },
  {
    id: 'education.schools',
    path: 'educacion-comunidad/educacion',
    lazy: () => import(/* webpackChunkName: "education.schools" */ './pages/SchoolsPage.tsx'),
  },
  {
    id: 'education.club',
    path: 'educacion-comunidad/educacion/:club',
    lazy: () => import(/* webpackChunkName: "education.club" */ './pages/ClubPage.tsx'),
  },
  {
    id: 'education.families',
    path: 'educacion-comunidad/conciertos-en-familia',
    lazy: () => import(/* webpackChunkName: "education.families" */ './pages/FamilyConcertsPage.tsx'),
  },
  {
    id: 'education.touring',
    path: 'educacion-comunidad/conciertos-escolares-itinerantes',
    lazy: () => import(/* webpackChunkName: "education.touring" */ './pages/TouringPage.tsx'),
  },
  {
    id: 'education.workshop',
    path: 'educacion-comunidad/taller-profesorado',
    lazy: () => import(/* webpackChunkName: "education.workshop" */ './pages/WorkshopPage.tsx'),
  },
  {
    id: 'education.masterclasses',
    path: 'educacion-comunidad/clases-magistrales',
    lazy: () => import(/* webpackChunkName: "education.masterclasses" */ './pages/MasterclassesPage.tsx'),
  },
  {
    id: 'education.training',
    path: 'educacion-comunidad/formacion',
    lazy: () => import(/* webpackChunkName: "education.training" */ './pages/TrainingPage.tsx'),
  },
  {
    id: 'education.old-training',
    path: 'educacion-comunidad/formacion/old',
    lazy: () => import(/* webpackChunkName: "education.old-training" */ './pages/OldTrainingPage.tsx'),
  },
  {
    id: 'education.community',
    path: 'educacion-comunidad/comunidad',
    lazy: () => import(/* webpackChunkName: "education.community" */ './pages/CommunityPage.tsx'),
  },
];
