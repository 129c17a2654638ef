import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { newsletterPath } from '@ofgc/shared/routes/site/newsletter.ts';
import { friendsPath, storiesPath, visitorsPath } from '@ofgc/shared/routes/site/pages.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';

/** The shell's links in menu and footer, to pages of content. */
const shellLinks: Section['links'] = [
  {
    text: { es: 'Si viene de fuera', en: 'Visiting the island' },
    to: visitorsPath.es,
    inEnglish: visitorsPath.en,
    at: { 'menu.concerts': 70, 'footer.concerts': 60 },
  },
  {
    text: { es: 'Amigos de la orquesta', en: 'Friends of the orchestra' },
    to: friendsPath.es,
    inEnglish: friendsPath.en,
    at: { 'menu.about': 40, 'footer.orchestra': 30 },
  },
  {
    text: { es: 'Historias de la casa', en: 'Stories of the orchestra' },
    to: storiesPath.es,
    inEnglish: storiesPath.en,
    at: { 'menu.explore': 60, 'footer.orchestra': 20 },
  },
];

/** The shell's declaration as a section, for the rest of the site. */
export const section: Section = {
  title: { es: 'Orquesta Filarmónica de Gran Canaria', en: 'Orquesta Filarmónica de Gran Canaria' },
  hue: 'blue',

  links: shellLinks,
  pages: [
    { path: '/', title: { es: 'Inicio', en: 'Home' } },
    { path: searchPath, title: { es: 'Buscar en la web', en: 'Search the site' } },
    {
      path: newsletterPath,
      title: { es: 'Boletín', en: 'Newsletter' },
      summary: {
        es: 'Suscríbase para recibir cada mes los conciertos y las novedades. Para darse de baja basta el enlace de cualquier boletín.',
        en: 'Subscribe to receive the concerts and the news every month. To unsubscribe, follow the link in any issue.',
      },
    },
  ],
  examples: [
    { page: 'search results', es: '/buscar?term=sibelius', en: '/en/buscar?term=sibelius' },
    { page: 'newsletter that was left', es: '/boletin/x?fuera=si', en: '/en/boletin/x?fuera=si' },
    { page: 'content page', es: '/visitantes', en: '/en/visitors' },
    { page: 'content page with a map', es: '/visitantes/donde-tocamos', en: '/en/visitors/where-we-play' },
    { page: 'content page with prices and names', es: '/amigos', en: '/en/friends' },
    { page: 'content page with a film', es: '/historias/de-lunes-a-viernes', en: '/en/stories/from-monday-to-friday' },
    {
      page: 'content page four levels deep',
      es: '/historias/archivo/partituras/cantos-canarios',
      en: '/en/stories/archive/scores/cantos-canarios',
    },
    { page: 'for schools', es: '/centros-educativos', en: '/en/for-schools', isText: true },
    { page: 'groups', es: '/visitantes/grupos', en: '/en/visitors/groups', isText: true },
    { page: 'guided tours', es: '/visitantes/visitas-guiadas', en: '/en/visitors/guided-tours', isText: true },
    { page: 'patronage', es: '/amigos/mecenazgo', en: '/en/friends/patronage', isText: true },
    { page: 'adopt a stand', es: '/amigos/apadrine-un-atril', en: '/en/friends/adopt-a-stand', isText: true },
    { page: 'stories', es: '/historias', en: '/en/stories', isText: true },
    { page: 'archive', es: '/historias/archivo', en: '/en/stories/archive', isText: true },
    { page: 'scores', es: '/historias/archivo/partituras', en: '/en/stories/archive/scores', isText: true },
  ],
};
