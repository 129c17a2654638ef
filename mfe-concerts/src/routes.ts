import type { SectionRoutes } from '@ofgc/shared/contract';

/** The addresses that belong to this section. */
export const mounts = ['/conciertos-entradas', '/programa'] as const;

// The two pages that most visits begin with: their data loaders are loaded beside the page's code on a client-side navigation,
// and not with a page that the server rendered.
const importCalendarData = () =>
  import(/* webpackChunkName: "concerts.calendar.data" */ './features/calendar/calendar-page-data.ts');
const importConcertData = () =>
  import(/* webpackChunkName: "concerts.concert.data" */ './features/concert/concert-page-data.ts');

export const routes: SectionRoutes<'concerts', typeof mounts> = [
  {
    id: 'concerts.landing',
    path: 'conciertos-entradas',
    lazy: () => import(/* webpackChunkName: "concerts.landing" */ './pages/LandingPage.tsx'),
  },
  {
    id: 'concerts.calendar',
    path: 'conciertos-entradas/eventos',
    loader: async (visit) => (await importCalendarData()).loader(visit),
    lazy: () => import(/* webpackChunkName: "concerts.calendar" */ './pages/CalendarPage.tsx'),
  },
  {
    id: 'concerts.box-office',
    path: 'conciertos-entradas/taquilla',
    lazy: () => import(/* webpackChunkName: "concerts.box-office" */ './pages/tickets/BoxOfficePage.tsx'),
  },
  {
    id: 'concerts.subscriptions',
    path: 'conciertos-entradas/abonos',
    lazy: () => import(/* webpackChunkName: "concerts.subscriptions" */ './pages/subscriptions/SubscriptionsPage.tsx'),
  },
  {
    id: 'concerts.compare',
    path: 'conciertos-entradas/abonos/comparar',
    lazy: () => import(/* webpackChunkName: "concerts.compare" */ './pages/subscriptions/ComparePage.tsx'),
  },
  {
    id: 'concerts.chooser',
    path: 'conciertos-entradas/abonos/cual',
    lazy: () => import(/* webpackChunkName: "concerts.chooser" */ './pages/subscriptions/ChooserPage.tsx'),
  },
  {
    id: 'concerts.subscription',
    path: 'conciertos-entradas/abonos/:slug/:id?',
    lazy: () => import(/* webpackChunkName: "concerts.subscription" */ './pages/subscriptions/SubscriptionPage.tsx'),
  },
  {
    id: 'concerts.waiting-list',
    path: 'conciertos-entradas/lista-de-espera/:token',
    lazy: () => import(/* webpackChunkName: "concerts.waiting-list" */ './pages/tickets/WaitingListPage.tsx'),
  },
  {
    id: 'concerts.wheelchair',
    path: 'conciertos-entradas/silla-de-ruedas',
    lazy: () => import(/* webpackChunkName: "concerts.wheelchair" */ './pages/tickets/WheelchairPage.tsx'),
  },
  {
    id: 'concerts.plan-visit',
    path: 'conciertos-entradas/planifica-visita',
    lazy: () => import(/* webpackChunkName: "concerts.plan-visit" */ './pages/PlanVisitPage.tsx'),
  },
  {
    id: 'concerts.season',
    path: 'conciertos-entradas/:season',
    lazy: () => import(/* webpackChunkName: "concerts.season" */ './pages/SeasonPage.tsx'),
  },
  {
    id: 'concerts.concert',
    path: 'conciertos-entradas/eventos/:slug/:id',
    loader: async (visit) => (await importConcertData()).loader(visit),
    action: async (visit) => (await importConcertData()).action(visit),
    lazy: () => import(/* webpackChunkName: "concerts.concert" */ './pages/ConcertPage.tsx'),
  },
  {
    id: 'concerts.programme-booklet',
    path: 'programa/:id?',
    lazy: () => import(/* webpackChunkName: "concerts.programme-booklet" */ './pages/ProgrammeBookletPage.tsx'),
  },
  {
    id: 'concerts.offline',
    path: 'programa/sin-conexion',
    lazy: () => import(/* webpackChunkName: "concerts.offline" */ './pages/OfflinePage.tsx'),
  },
];
