import type { SectionRoutes } from '@ofgc/shared/contract';

/** The addresses that belong to this section. */
export const mounts = ['/educacion-comunidad'] as const;

export const routes: SectionRoutes<'education', typeof mounts> = [
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
    lazy: () => import(/* webpackChunkName: "education.masterclasses" */ './pages/training/MasterclassesPage.tsx'),
  },
  {
    id: 'education.training',
    path: 'educacion-comunidad/formacion',
    lazy: () => import(/* webpackChunkName: "education.training" */ './pages/training/TrainingPage.tsx'),
  },
  {
    id: 'education.old-training',
    path: 'educacion-comunidad/formacion/old',
    lazy: () => import(/* webpackChunkName: "education.old-training" */ './pages/training/OldTrainingPage.tsx'),
  },
  {
    id: 'education.community',
    path: 'educacion-comunidad/comunidad',
    lazy: () => import(/* webpackChunkName: "education.community" */ './pages/CommunityPage.tsx'),
  },
  {
    id: 'education.area',
    path: 'educacion-comunidad/area-de-centros',
    lazy: () => import(/* webpackChunkName: "education.area" */ './pages/school-area/AreaPage.tsx'),
  },
  {
    id: 'education.area-sign-in',
    path: 'educacion-comunidad/area-de-centros/entrar',
    lazy: () => import(/* webpackChunkName: "education.area-sign-in" */ './pages/school-area/SignInPage.tsx'),
  },
  {
    id: 'education.area-sign-in-link',
    path: 'educacion-comunidad/area-de-centros/entrar/enlace',
    lazy: () => import(/* webpackChunkName: "education.area-sign-in-link" */ './pages/school-area/SignInLinkPage.tsx'),
  },
  {
    id: 'education.area-password',
    path: 'educacion-comunidad/area-de-centros/clave',
    lazy: () => import(/* webpackChunkName: "education.area-password" */ './pages/school-area/PasswordPage.tsx'),
  },
  {
    id: 'education.area-request',
    path: 'educacion-comunidad/area-de-centros/alta',
    lazy: () => import(/* webpackChunkName: "education.area-request" */ './pages/school-area/RequestPage.tsx'),
  },
  {
    id: 'education.area-call',
    path: 'educacion-comunidad/area-de-centros/convocatorias/:call',
    lazy: () => import(/* webpackChunkName: "education.area-call" */ './pages/school-area/CallPage.tsx'),
  },
  {
    id: 'education.area-registration',
    path: 'educacion-comunidad/area-de-centros/inscripciones/:reference',
    lazy: () =>
      import(/* webpackChunkName: "education.area-registration" */ './pages/school-area/RegistrationPage.tsx'),
  },
  {
    id: 'education.area-reasons',
    path: 'educacion-comunidad/area-de-centros/inscripciones/:reference/resultado',
    lazy: () => import(/* webpackChunkName: "education.area-reasons" */ './pages/school-area/ReasonsPage.tsx'),
  },
  {
    id: 'education.area-sheet',
    path: 'educacion-comunidad/area-de-centros/inscripciones/:reference/hoja',
    lazy: () => import(/* webpackChunkName: "education.area-sheet" */ './pages/school-area/PrintedVisitPage.tsx'),
  },
  {
    id: 'education.school-office',
    path: 'educacion-comunidad/area-de-centros/gestion',
    lazy: () => import(/* webpackChunkName: "education.school-office" */ './pages/school-office/OfficePage.tsx'),
  },
  {
    id: 'education.school-office-centres',
    path: 'educacion-comunidad/area-de-centros/gestion/centros',
    lazy: () =>
      import(/* webpackChunkName: "education.school-office-centres" */ './pages/school-office/CentresPage.tsx'),
  },
  {
    id: 'education.school-office-centre',
    path: 'educacion-comunidad/area-de-centros/gestion/centros/:centre',
    lazy: () => import(/* webpackChunkName: "education.school-office-centre" */ './pages/school-office/CentrePage.tsx'),
  },
  {
    id: 'education.school-office-call',
    path: 'educacion-comunidad/area-de-centros/gestion/convocatorias/:call',
    lazy: () =>
      import(/* webpackChunkName: "education.school-office-call" */ './pages/school-office/ManagedCallPage.tsx'),
  },
  {
    id: 'education.school-office-registration',
    path: 'educacion-comunidad/area-de-centros/gestion/inscripciones/:reference',
    lazy: () =>
      import(
        /* webpackChunkName: "education.school-office-registration" */ './pages/school-office/ManagedRegistrationPage.tsx'
      ),
  },
];
