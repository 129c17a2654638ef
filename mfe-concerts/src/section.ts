import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { currentBookletPath } from '@ofgc/shared/routes/concerts/programme-booklets.ts';
import { presentSeasonPath } from '@ofgc/shared/routes/concerts/seasons.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { chooserPath, comparisonPath, subscriptionsPath } from '@ofgc/shared/routes/concerts/subscriptions.ts';
import { boxOfficePath, exchangesPath, giftPath, wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { firstVisitPath, venueVisitPath, visitPath } from '@ofgc/shared/routes/concerts/venues.ts';

/** What this section exposes to the rest of the site. */
export const section: Section = {
  title: { es: 'Conciertos y entradas', en: 'Concerts and tickets' },
  hue: 'blue',
  menu: { to: concertsPath, rank: 10 },
  home: {
    'home.next-concert': { row: 10 },
    'home.coming-weeks': { row: 20 },
    'home.finder': { row: 30 },
    'home.subscriptions': { row: 40 },
    'home.first-visit': { row: 50 },
  },
  links: [
    { text: { es: 'Calendario', en: 'Calendar' }, to: eventsPath, at: { 'menu.concerts': 10, 'footer.concerts': 10 } },
    {
      text: { es: 'Programa del próximo concierto', en: 'Programme of the next concert' },
      to: currentBookletPath,
      at: { 'menu.concerts': 20 },
    },
    {
      text: { es: 'La temporada', en: 'The season' },
      to: presentSeasonPath,
      at: { 'menu.concerts': 30, 'footer.concerts': 20 },
    },
    {
      text: { es: 'Entradas y taquilla', en: 'Tickets and box office' },
      to: concertsPath,
      at: { 'menu.concerts': 40, 'footer.concerts': 30 },
    },
    {
      text: { es: 'Abonos y paquetes', en: 'Subscriptions and packages' },
      to: subscriptionsPath,
      at: { 'menu.concerts': 50, 'footer.concerts': 40 },
    },
    { text: { es: 'Planifique su visita', en: 'Plan your visit' }, to: visitPath, at: { 'menu.concerts': 60 } },
    {
      text: { es: '¿Es su primera vez?', en: 'Is this your first time?' },
      to: firstVisitPath,
      at: { 'footer.concerts': 50 },
    },
  ],
  pages: [
    {
      path: eventsPath,
      title: { es: 'Calendario de conciertos', en: 'Concert calendar' },
      summary: {
        es: 'Los conciertos de hoy, de mañana, del fin de semana y de cada mes, por ciclo, sala, precio y artista; suscripción para el calendario de su móvil.',
        en: 'The concerts of today, tonight, tomorrow, the weekend and every month, by series, hall, price and artist; with a subscription for your phone’s calendar.',
      },
    },
    {
      path: presentSeasonPath,
      title: { es: 'La temporada', en: 'The season' },
      summary: {
        es: 'La programación completa de la temporada: conciertos, artistas invitados, fechas de venta y folleto.',
        en: 'The whole programme of the season: concerts, guest artists, on-sale dates and brochure.',
      },
    },
    {
      path: subscriptionsPath,
      title: { es: 'Abonos y paquetes', en: 'Subscriptions and packages' },
      summary: {
        es: 'Qué incluye cada abono, cuánto cuesta por zona, cuánto ahorra y cuándo es la renovación.',
        en: 'What each subscription includes, what it costs in each zone, how much you save and when it is renewed.',
      },
    },
    { path: comparisonPath, title: { es: 'Comparar abonos', en: 'Compare subscriptions' } },
    { path: chooserPath, title: { es: '¿Qué abono me conviene?', en: 'Which subscription suits me?' } },
    {
      path: giftPath,
      title: { es: 'Cheque regalo', en: 'Gift voucher' },
      summary: {
        es: 'Regale música: el cheque o tarjeta regalo, dónde se compra, por cuánto y hasta cuándo vale.',
        en: 'Give music: the gift voucher or card, where it is sold, for how much and how long it lasts.',
      },
    },
    {
      path: exchangesPath,
      title: { es: 'Cambios y devoluciones', en: 'Exchanges and refunds' },
      summary: {
        es: 'Cambiar la fecha de una entrada o la del abono, regalarla, y qué se devuelve si se cancela un concierto.',
        en: 'Change the date of a ticket or of a subscription concert, give it away, and what is refunded when a concert is cancelled.',
      },
    },
    { path: boxOfficePath, title: { es: 'Taquilla', en: 'Box office' } },
    {
      path: wheelchairSpacePath(),
      title: { es: 'Espacio para silla de ruedas', en: 'Wheelchair space' },
      summary: {
        es: 'Pida un espacio para silla de ruedas, con el asiento de quien le acompañe, para un concierto.',
        en: 'Ask for a wheelchair space at a concert, with your companion’s seat beside it.',
      },
    },
    {
      path: currentBookletPath,
      parent: concertsPath,
      title: { es: 'Programa de mano', en: 'Programme booklet' },
      summary: {
        es: 'El programa de mano del próximo concierto, para leer o imprimir: obras, minutos, notas y textos cantados.',
        en: 'The programme booklet of the next concert, to read or print: works, minutes, notes and sung texts.',
      },
    },
    {
      path: venueVisitPath(),
      title: { es: 'Cómo llegar a cada sala', en: 'How to get to each hall' },
      summary: {
        es: 'En guagua, en coche, a pie, en bicicleta o en taxi: dónde aparcar y la última guagua de vuelta.',
        en: 'By bus, by car, on foot, by bicycle or by taxi: where to park and the last bus back.',
      },
    },
  ],
  examples: [
    { page: 'tickets', es: '/conciertos-entradas', en: '/en/conciertos-entradas' },
    {
      page: 'concert',
      es: '/conciertos-entradas/eventos/grieg-y-sibelius/36',
      en: '/en/conciertos-entradas/eventos/grieg-and-sibelius/36',
    },
    {
      page: 'cancelled concert',
      es: '/conciertos-entradas/eventos/sinfonia-alpina/39',
      en: '/en/conciertos-entradas/eventos/an-alpine-symphony/39',
    },
    {
      page: 'concert with a waiting list',
      es: '/conciertos-entradas/eventos/concierto-de-ano-nuevo/41',
      en: '/en/conciertos-entradas/eventos/new-years-concert/41',
    },
    {
      page: 'waiting list that was left',
      es: '/conciertos-entradas/lista-de-espera/x?fuera=si',
      en: '/en/conciertos-entradas/lista-de-espera/x?fuera=si',
    },
    {
      page: 'plan your visit',
      es: '/conciertos-entradas/planifica-visita',
      en: '/en/conciertos-entradas/planifica-visita',
    },
    {
      page: 'plan your visit to one venue',
      es: '/conciertos-entradas/planifica-visita?sala=teatro-principal',
      en: '/en/conciertos-entradas/planifica-visita?sala=teatro-principal',
    },
    {
      page: 'season that is over',
      es: '/conciertos-entradas/temporada2324',
      en: '/en/conciertos-entradas/temporada2324',
    },
    {
      page: 'box office for a subscription',
      es: '/conciertos-entradas/taquilla?subscription=3',
      en: '/en/conciertos-entradas/taquilla?subscription=3',
    },
    {
      page: 'subscription',
      es: '/conciertos-entradas/abonos/abono-primavera',
      en: '/en/conciertos-entradas/abonos/abono-primavera',
    },
    {
      page: 'subscription that is over',
      es: '/conciertos-entradas/abonos/abono-temporada/11',
      en: '/en/conciertos-entradas/abonos/abono-temporada/11',
    },
    {
      page: 'choose-your-own',
      es: '/conciertos-entradas/abonos/abono-a-medida',
      en: '/en/conciertos-entradas/abonos/abono-a-medida',
    },
    {
      page: 'comparison',
      es: '/conciertos-entradas/abonos/comparar?abono=abono-primavera&abono=paquete-voces&zona=B',
      en: '/en/conciertos-entradas/abonos/comparar?abono=abono-primavera&abono=paquete-voces&zona=B',
    },
    {
      page: 'chooser',
      es: '/conciertos-entradas/abonos/cual?concierto=40&concierto=49&zona=A',
      en: '/en/conciertos-entradas/abonos/cual?concierto=40&concierto=49&zona=A',
    },
    { page: 'programme booklet', es: '/programa/36', en: '/en/programa/36' },
    {
      page: 'programme booklet with sung texts, in hall mode',
      es: '/programa/40?modo=sala',
      en: '/en/programa/40?modo=sala',
    },
    { page: 'offline', es: '/programa/sin-conexion', en: '/en/programa/sin-conexion' },
  ],
};
