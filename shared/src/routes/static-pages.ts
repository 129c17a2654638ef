import type { Locale } from '../domain/locale.ts';
import { albumsPath } from './albums.ts';
import { artistsPath } from './artists.ts';
import { eventsPath } from './events.ts';
import { historyPath } from './history.ts';
import { articlesPath } from './news.ts';
import { newsletterPath } from './newsletter.ts';
import { siteMapPath } from './pages.ts';
import { currentBookletPath } from './programme-booklets.ts';
import { searchPath } from './search.ts';
import { presentSeasonPath } from './seasons.ts';
import { concertsPath } from './sections.ts';
import { chooserPath, comparisonPath, subscriptionsPath } from './subscriptions.ts';
import { boxOfficePath, wheelchairSpacePath } from './tickets.ts';
import { venueVisitPath } from './venues.ts';

/** A page that code makes and that is not in the content: no list of the API names it. */
export interface StaticPage {
  /** Without locale. With an anchor it is a part of a page, which the search alone names. */
  path: string;
  title: Record<Locale, string>;
  /** One sentence or two. The search and `sitemap.txt` name the pages that have one. */
  summary?: Record<Locale, string>;
  /** The path of its parent page in the site map, where its own path does not begin with it. */
  parent?: string;
}

/** In the order of the site map. */
export const staticPages: readonly StaticPage[] = [
  { path: '/', title: { es: 'Inicio', en: 'Home' } },
  {
    path: eventsPath,
    title: { es: 'Calendario de conciertos', en: 'Concert calendar' },
    summary: {
      es: 'Los conciertos de hoy, de este fin de semana y de cada mes, por ciclo, sala, precio y artista.',
      en: 'The concerts of today, tonight, this weekend and every month, by series, hall, price and artist.',
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
      es: 'Qué incluye cada abono, cuánto cuesta por zona y cuánto ahorra.',
      en: 'What each subscription includes, what it costs in each zone and how much you save.',
    },
  },
  { path: comparisonPath, title: { es: 'Comparar abonos', en: 'Compare subscriptions' } },
  { path: chooserPath, title: { es: '¿Qué abono me conviene?', en: 'Which subscription suits me?' } },
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
    title: { es: 'Programa de mano', en: 'Hand programme' },
    summary: {
      es: 'El programa de mano del próximo concierto: obras, minutos, notas y textos cantados.',
      en: 'The programme booklet of the next concert: works, minutes, notes and sung texts.',
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
  {
    path: articlesPath,
    title: { es: 'Actualidad', en: 'News' },
    summary: {
      es: 'Noticias de la orquesta, por tema y por año.',
      en: 'News of the orchestra, by topic and year.',
    },
  },
  // The search knows its text from the milestones.
  { path: historyPath, title: { es: 'Historia de la orquesta', en: 'History of the orchestra' } },
  {
    path: albumsPath,
    title: { es: 'Discografía', en: 'Discography' },
    summary: {
      es: 'Los discos y grabaciones de la orquesta, con sus obras y sus artistas.',
      en: 'The orchestra’s albums and recordings, with their works and artists.',
    },
  },
  {
    path: artistsPath,
    title: { es: 'Artistas invitados', en: 'Guest artists' },
    summary: {
      es: 'Directores, solistas y coros: biografías y conciertos.',
      en: 'Conductors, soloists and choruses: biographies and concerts.',
    },
  },
  { path: searchPath, title: { es: 'Buscar en la web', en: 'Search the site' } },
  {
    path: newsletterPath,
    title: { es: 'Boletín', en: 'Newsletter' },
    summary: {
      es: 'Suscríbase para recibir cada mes los conciertos y las novedades.',
      en: 'Subscribe to receive the concerts and the news every month.',
    },
  },
  {
    path: siteMapPath,
    title: { es: 'Mapa web', en: 'Site map' },
    summary: { es: 'Todas las páginas de la web, por secciones.', en: 'Every page of the website, by section.' },
  },
];

/** Those that are whole pages. */
export const wholePages = staticPages.filter(({ path }) => !path.includes('#'));
