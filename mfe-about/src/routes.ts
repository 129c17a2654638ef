import type { SectionRoutes } from '@ofgc/shared/contract';

/** The addresses that belong to this section. */
export const mounts = [
  '/sobre-ofgc',
  '/transparencia',
  '/perfil-contratante',
  '/canal-denuncias',
  '/aviso-legal',
  '/proteccion-datos',
  '/datos-seguros',
  '/politica-cookies',
  '/accesibilidad',
  '/mapa-web',
] as const;

/** The text pages share one component; each has its own chunk name, by which the server finds its styles. */
export const routes: SectionRoutes<'about', typeof mounts> = [
  {
    id: 'about.landing',
    path: 'sobre-ofgc',
    lazy: () => import(/* webpackChunkName: "about.landing" */ './pages/LandingPage.tsx'),
  },
  {
    id: 'about.orchestra',
    path: 'sobre-ofgc/conoce-ofgc',
    lazy: () => import(/* webpackChunkName: "about.orchestra" */ './pages/OrchestraPage.tsx'),
  },
  {
    id: 'about.contact',
    path: 'sobre-ofgc/contacto',
    lazy: () => import(/* webpackChunkName: "about.contact" */ './pages/ContactPage.tsx'),
  },
  {
    id: 'about.auditions',
    path: 'sobre-ofgc/audiciones',
    lazy: () => import(/* webpackChunkName: "about.auditions" */ './pages/AuditionsPage.tsx'),
  },
  {
    id: 'about.general-information',
    path: 'sobre-ofgc/info-general',
    lazy: () => import(/* webpackChunkName: "about.general-information" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.transparency',
    path: 'transparencia',
    lazy: () => import(/* webpackChunkName: "about.transparency" */ './pages/TransparencyPage.tsx'),
  },
  {
    id: 'about.contractor-profile',
    path: 'perfil-contratante',
    lazy: () => import(/* webpackChunkName: "about.contractor-profile" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.reporting',
    path: 'canal-denuncias',
    lazy: () => import(/* webpackChunkName: "about.reporting" */ './pages/ReportingPage.tsx'),
  },
  {
    id: 'about.report',
    path: 'canal-denuncias/informar',
    lazy: () => import(/* webpackChunkName: "about.report" */ './pages/ReportPage.tsx'),
  },
  {
    id: 'about.follow-up',
    path: 'canal-denuncias/seguimiento',
    lazy: () => import(/* webpackChunkName: "about.follow-up" */ './pages/FollowUpPage.tsx'),
  },
  {
    id: 'about.legal-notice',
    path: 'aviso-legal',
    lazy: () => import(/* webpackChunkName: "about.legal-notice" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.data-protection',
    path: 'proteccion-datos',
    lazy: () => import(/* webpackChunkName: "about.data-protection" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.safe-data',
    path: 'datos-seguros',
    lazy: () => import(/* webpackChunkName: "about.safe-data" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.cookies',
    path: 'politica-cookies',
    lazy: () => import(/* webpackChunkName: "about.cookies" */ './pages/TextPage.tsx'),
  },
  {
    id: 'about.accessibility',
    path: 'accesibilidad',
    lazy: () => import(/* webpackChunkName: "about.accessibility" */ './pages/AccessibilityPage.tsx'),
  },
  {
    id: 'about.site-map',
    path: 'mapa-web',
    lazy: () => import(/* webpackChunkName: "about.site-map" */ './pages/SiteMapPage.tsx'),
  },
];
