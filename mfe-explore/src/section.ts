import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { albumsPath } from '@ofgc/shared/routes/explore/albums.ts';
import { artistsPath } from '@ofgc/shared/routes/explore/artists.ts';
import { historyPath } from '@ofgc/shared/routes/explore/history.ts';
import { articlesPath } from '@ofgc/shared/routes/explore/news.ts';
import { pressNotesPath } from '@ofgc/shared/routes/explore/press-notes.ts';
import { explorePath } from '@ofgc/shared/routes/site/sections.ts';

/** What this section exposes to the rest of the site. */
export const section: Section = {
  title: { es: 'Explora', en: 'Explore' },
  hue: 'violet',
  menu: { to: explorePath, rank: 40 },
  home: { 'home.news': { row: 60 }, 'home.listening': { row: 70, rank: 20 } },
  links: [
    { text: { es: 'Descubra la orquesta', en: 'Discover the orchestra' }, to: explorePath, at: { 'menu.explore': 10 } },
    { text: { es: 'Actualidad', en: 'News' }, to: articlesPath, at: { 'menu.explore': 20 } },
    { text: { es: 'Historia', en: 'History' }, to: historyPath, at: { 'menu.explore': 30 } },
    { text: { es: 'Discografía', en: 'Discography' }, to: albumsPath, at: { 'menu.explore': 40 } },
    { text: { es: 'Artistas invitados', en: 'Guest artists' }, to: artistsPath, at: { 'menu.explore': 50 } },
    {
      text: { es: 'Notas de prensa', en: 'Press releases' },
      to: pressNotesPath,
      at: { 'menu.about': 70, 'footer.orchestra': 50 },
    },
  ],
  pages: [
    {
      path: articlesPath,
      title: { es: 'Actualidad', en: 'News' },
      summary: {
        es: 'Noticias de la orquesta, por tema y por año.',
        en: 'News of the orchestra, by topic and year.',
      },
    },
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
  ],
  examples: [
    { page: 'explore', es: '/explora', en: '/en/explora' },
    {
      page: 'article',
      es: '/explora/actualidad/seis-acordes-y-el-silencio/18',
      en: '/en/explora/actualidad/six-chords-and-silence/18',
    },
    { page: 'artist', es: '/explora/invitados/daniel-ferrantes/13', en: '/en/explora/invitados/daniel-ferrantes/13' },
    { page: 'press', es: '/notas-prensa', en: '/en/notas-prensa' },
  ],
};
