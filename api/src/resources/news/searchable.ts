import { newsPath } from '@ofgc/shared/routes/explore/news.ts';
import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { inBothLanguages, type SearchSource } from '../search/source.ts';

/** Articles are found from their publication on; a day without a time means 08:00 in the Canary Islands. */
export function searchableNews({ news }: Content): SearchSource[] {
  return news.news.map((article): SearchSource => ({
    kind: 'news',
    id: String(article.id),
    title: article.title,
    slug: article.slug,
    path: (slug) => newsPath({ slug, id: article.id }),
    snippet: article.lead,
    names: inBothLanguages(article.title),
    body: [article.lead, article.body],
    publishedAt: contentInstant(article.publishedAt, publishingHour),
  }));
}
