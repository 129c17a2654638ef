import type { Article } from '@ofgc/shared/domain/news/news.schema.ts';

/** An article with a concert, without photographs and neighbours. */
export const sampleArticle: Article = {
  id: 7,
  slug: 'noticia',
  slugs: { es: 'noticia', en: 'news' },
  title: 'Noticia',
  lead: 'Entradilla',
  body: '',
  category: { slug: 'orquesta', name: 'Orquesta' },
  publishedAt: '2026-11-12T13:00:00+00:00',
  drawing: { name: 'fermata', palette: 'deep' },
  eventIds: [38],
  newer: null,
  older: null,
  lang: 'es',
};
