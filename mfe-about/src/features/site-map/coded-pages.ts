/** Pages that the API does not list, in the order of the site map; their titles are `siteMap.page.<key>`. */
export const codedPages = [
  { key: 'home', path: '/' },
  { key: 'calendar', path: '/conciertos-entradas/eventos' },
  { key: 'season', path: '/conciertos-entradas/temporada' },
  { key: 'subscriptions', path: '/conciertos-entradas/abonos' },
  { key: 'compare', path: '/conciertos-entradas/abonos/comparar' },
  { key: 'choose', path: '/conciertos-entradas/abonos/cual' },
  { key: 'boxOffice', path: '/conciertos-entradas/taquilla' },
  { key: 'programmeBooklet', path: '/programa', below: '/conciertos-entradas' },
  { key: 'news', path: '/explora/actualidad' },
  { key: 'history', path: '/explora/historia' },
  { key: 'discography', path: '/explora/discografia' },
  { key: 'guests', path: '/explora/invitados' },
  { key: 'search', path: '/buscar' },
  { key: 'newsletter', path: '/boletin' },
  { key: 'siteMap', path: '/mapa-web' },
] as const;
