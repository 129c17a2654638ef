import type { Locale } from '../../shared/src/domain/locale.ts';
import { currentBookletPath } from '../../shared/src/routes/programme-booklets.ts';
import { wholePages } from '../../shared/src/routes/static-pages.ts';

/** One page of this release, at its address in each language. */
export interface Address {
  page: string;
  es: string;
  en: string;
  /** The page that search engines are sent to, where it is another. */
  canonical?: Record<Locale, string>;
}

/** Most pages have one address; English only adds its prefix. */
function same(page: string, path: string): Address {
  return { page, es: path, en: path === '/' ? '/en' : `/en${path}` };
}

/** Pages that are made by code of their own: what differs in structure differs here. */
export const pageTypes: readonly Address[] = [
  // `/programa` is the booklet of the day, which has an address of its own.
  ...wholePages.filter(({ path }) => path !== currentBookletPath).map(({ path, title }) => same(title.en, path)),
  same('tickets', '/conciertos-entradas'),
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
  same('waiting list that was left', '/conciertos-entradas/lista-de-espera/x?fuera=si'),
  same('plan your visit', '/conciertos-entradas/planifica-visita'),
  same('plan your visit to one venue', '/conciertos-entradas/planifica-visita?sala=teatro-principal'),
  same('season that is over', '/conciertos-entradas/temporada2324'),
  same('box office for a subscription', '/conciertos-entradas/taquilla?subscription=3'),
  same('subscription', '/conciertos-entradas/abonos/abono-primavera'),
  same('subscription that is over', '/conciertos-entradas/abonos/abono-temporada/11'),
  same('choose-your-own', '/conciertos-entradas/abonos/abono-a-medida'),
  same('comparison', '/conciertos-entradas/abonos/comparar?abono=abono-primavera&abono=paquete-voces&zona=B'),
  same('chooser', '/conciertos-entradas/abonos/cual?concierto=40&concierto=49&zona=A'),
  same('programme booklet', '/programa/36'),
  same('programme booklet with sung texts, in hall mode', '/programa/40?modo=sala'),
  same('offline', '/programa/sin-conexion'),
  same('education and community', '/educacion-comunidad'),
  same('activities', '/educacion-comunidad/actividades'),
  same('schools', '/educacion-comunidad/educacion'),
  same('club 16', '/educacion-comunidad/educacion/club-16'),
  same('club 26', '/educacion-comunidad/educacion/club-26'),
  same('family concerts', '/educacion-comunidad/conciertos-en-familia'),
  same('touring school concerts', '/educacion-comunidad/conciertos-escolares-itinerantes'),
  same('teachers’ workshop', '/educacion-comunidad/taller-profesorado'),
  same('masterclasses', '/educacion-comunidad/clases-magistrales'),
  same('training', '/educacion-comunidad/formacion'),
  {
    ...same('training, previous version', '/educacion-comunidad/formacion/old'),
    canonical: same('', '/educacion-comunidad/formacion'),
  },
  same('community', '/educacion-comunidad/comunidad'),
  same('explore', '/explora'),
  {
    page: 'article',
    es: '/explora/actualidad/seis-acordes-y-el-silencio/18',
    en: '/en/explora/actualidad/six-chords-and-silence/18',
  },
  same('artist', '/explora/invitados/daniel-ferrantes/13'),
  same('press', '/notas-prensa'),
  same('about', '/sobre-ofgc'),
  same('members', '/sobre-ofgc/conoce-ofgc'),
  same('auditions', '/sobre-ofgc/audiciones'),
  same('contact', '/sobre-ofgc/contacto'),
  same('transparency', '/transparencia'),
  same('vacancies', '/portal-empleo'),
  same('vacancy', '/portal-empleo/oferta/7'),
  same('search results', '/buscar?term=sibelius'),
  same('newsletter that was left', '/boletin/x?fuera=si'),
  { page: 'content page', es: '/visitantes', en: '/en/visitors' },
  { page: 'content page with a map', es: '/visitantes/donde-tocamos', en: '/en/visitors/where-we-play' },
  { page: 'content page with prices and names', es: '/amigos', en: '/en/friends' },
  {
    page: 'content page with a film',
    es: '/historias/de-lunes-a-viernes',
    en: '/en/stories/from-monday-to-friday',
  },
  {
    page: 'content page four levels deep',
    es: '/historias/archivo/partituras/cantos-canarios',
    en: '/en/stories/archive/scores/cantos-canarios',
  },
];

/** Pages of text, which share one component. */
export const textPages: readonly Address[] = [
  same('general information', '/sobre-ofgc/info-general'),
  same('contractor profile', '/perfil-contratante'),
  same('reporting channel', '/canal-denuncias'),
  same('legal notice', '/aviso-legal'),
  same('data protection', '/proteccion-datos'),
  same('safe data', '/datos-seguros'),
  same('cookies', '/politica-cookies'),
  same('accessibility', '/accesibilidad'),
  { page: 'groups', es: '/visitantes/grupos', en: '/en/visitors/groups' },
  { page: 'guided tours', es: '/visitantes/visitas-guiadas', en: '/en/visitors/guided-tours' },
  { page: 'patronage', es: '/amigos/mecenazgo', en: '/en/friends/patronage' },
  { page: 'adopt a stand', es: '/amigos/apadrine-un-atril', en: '/en/friends/adopt-a-stand' },
  { page: 'stories', es: '/historias', en: '/en/stories' },
  { page: 'archive', es: '/historias/archivo', en: '/en/stories/archive' },
  { page: 'scores', es: '/historias/archivo/partituras', en: '/en/stories/archive/scores' },
];

/** Every page of this release that answers 200. */
export const pages: readonly Address[] = [...pageTypes, ...textPages];

/** Addresses that do not exist: the shell's own, below a remote's, a thing that is not there. */
export const unknownPages: readonly Address[] = [
  same('unknown page', '/no-existe'),
  same('unknown page below a content page', '/amigos/no-existe'),
  same('unknown page of a remote', '/explora/no-existe/no-existe/no-existe'),
  same('unknown club', '/educacion-comunidad/educacion/club-99'),
  same('unknown concert', '/conciertos-entradas/eventos/nada/999999'),
  same('unknown subscription', '/conciertos-entradas/abonos/nada'),
  same('unknown season of a subscription', '/conciertos-entradas/abonos/abono-otono/999999'),
  same('unknown programme booklet', '/programa/999999'),
  same('unknown season', '/conciertos-entradas/temporada9900'),
  same('unknown artist', '/explora/invitados/nadie/999999'),
  same('unknown vacancy', '/portal-empleo/oferta/999999'),
  same('unknown document', '/documentos/999999/nada.pdf'),
];

export const languages: readonly Locale[] = ['es', 'en'];
