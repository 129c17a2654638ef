import type { SectionRoutes } from '@ofgc/shared/contract';
import { officePath } from '@ofgc/shared/routes/office/area.ts';

/** The addresses that belong to this section. */
export const mounts = [officePath] as const;

export const routes: SectionRoutes<'office', typeof mounts> = [
  {
    id: 'office.inbox',
    path: 'oficina',
    lazy: () => import(/* webpackChunkName: "office.inbox" */ './pages/InboxPage.tsx'),
  },
  {
    id: 'office.case',
    path: 'oficina/registros/:source/:id',
    lazy: () => import(/* webpackChunkName: "office.case" */ './pages/InboxCasePage.tsx'),
  },
  {
    id: 'office.alerts',
    path: 'oficina/avisos',
    lazy: () => import(/* webpackChunkName: "office.alerts" */ './pages/AlertsPage.tsx'),
  },
  {
    id: 'office.alert',
    path: 'oficina/avisos/:id',
    lazy: () => import(/* webpackChunkName: "office.alert" */ './pages/AlertPage.tsx'),
  },
  {
    id: 'office.concerts',
    path: 'oficina/conciertos',
    lazy: () => import(/* webpackChunkName: "office.concerts" */ './pages/ConcertsPage.tsx'),
  },
  {
    id: 'office.concert',
    path: 'oficina/conciertos/:id',
    lazy: () => import(/* webpackChunkName: "office.concert" */ './pages/EditConcertPage.tsx'),
  },
  {
    id: 'office.staff',
    path: 'oficina/personal',
    lazy: () => import(/* webpackChunkName: "office.staff" */ './pages/StaffPage.tsx'),
  },
  {
    id: 'office.member',
    path: 'oficina/personal/:id',
    lazy: () => import(/* webpackChunkName: "office.member" */ './pages/StaffMemberPage.tsx'),
  },
  {
    id: 'office.channel',
    path: 'oficina/canal',
    lazy: () => import(/* webpackChunkName: "office.channel" */ './pages/ChannelPage.tsx'),
  },
  {
    id: 'office.report',
    path: 'oficina/canal/:id',
    lazy: () => import(/* webpackChunkName: "office.report" */ './pages/HandledReportPage.tsx'),
  },
  {
    id: 'office.sign-in',
    path: 'oficina/entrar',
    lazy: () => import(/* webpackChunkName: "office.sign-in" */ './pages/SignInPage.tsx'),
  },
  {
    id: 'office.enrolment',
    path: 'oficina/segundo-factor',
    lazy: () => import(/* webpackChunkName: "office.enrolment" */ './pages/SecondFactorSetupPage.tsx'),
  },
  {
    id: 'office.password',
    path: 'oficina/clave',
    lazy: () => import(/* webpackChunkName: "office.password" */ './pages/PasswordPage.tsx'),
  },
  {
    id: 'office.account',
    path: 'oficina/cuenta',
    lazy: () => import(/* webpackChunkName: "office.account" */ './pages/AccountPage.tsx'),
  },
];
