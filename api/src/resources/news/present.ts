import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { SubjectDrawing } from '@ofgc/shared/domain/drawings/drawing.schema.ts';
import type { Article, News } from '@ofgc/shared/domain/news/news.schema.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import { presentPictures } from '../pictures/present.ts';
import type { NewsRecord } from './find.ts';

/** Drawings by the slugs of the categories. */
const drawings: Record<string, SubjectDrawing> = {
  temporada: { name: 'tuning-fork' },
  abonos: { name: 'ticket' },
  educacion: { name: 'workshop' },
  orquesta: { name: 'chairs' },
  discografia: { name: 'microphone' },
  comunidad: { name: 'square' },
};
const general: SubjectDrawing = { name: 'stand' };

/** A category of the news. */
export function presentNewsCategory({ slug, name }: { slug: string; name: Text }, lang: Locale): News['category'] {
  return { slug, name: readerIn(lang)(name) };
}

/** An article without its neighbours. */
export type SingleArticle = Omit<Article, 'newer' | 'older'>;

/**
 * The whole article, for its page and the feeds: the body is sanitised HTML, and the drawing is that of the category if the content names
 * none.
 */
export function presentArticle(article: NewsRecord, lang: Locale): SingleArticle {
  const read = readerIn(lang);
  return {
    id: article.id,
    slug: read(article.slug),
    slugs: { es: article.slug.es, en: article.slug.en ?? article.slug.es },
    title: read(article.title),
    lead: read(article.lead),
    category: { slug: article.categorySlug, name: read(article.categoryName) },
    publishedAt: article.publishedAt.toISOString(),
    drawing: article.drawing ?? drawings[article.categorySlug] ?? general,
    ...presentPictures(article.pictures, lang),
    body: sanitised(read(article.body)),
    eventIds: article.eventIds,
    lang: read.lang,
  };
}

/** An article with the articles directly after and before it. */
export function presentArticleDetail(
  article: NewsRecord,
  { newer, older }: Record<'newer' | 'older', NewsRecord | undefined>,
  lang: Locale,
): Article {
  return {
    ...presentArticle(article, lang),
    newer: newer ? presentNews(newer, lang) : null,
    older: older ? presentNews(older, lang) : null,
  };
}

/** An article as lists show it. */
export function presentNews(article: NewsRecord, lang: Locale): News {
  const { body: _, eventIds: __, ...news } = presentArticle(article, lang);
  return news;
}
