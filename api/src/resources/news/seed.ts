import { contentInstant, publishingHour } from '../../content/dates.ts';
import { namedListRows, namedValue } from '../../content/named-list.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/**
 * Seeds articles with their categories; a day of publication without a time means 08:00 in the Canary Islands.
 * @throws Error naming an article whose category the file does not list
 */
export async function seedNews(database: Database, { news }: Content): Promise<void> {
  await database.insertInto('newsCategories').values(namedListRows(news.categories)).execute();
  await database
    .insertInto('news')
    .values(
      news.news.map((article) => ({
        id: article.id,
        slug: json(article.slug),
        title: json(article.title),
        lead: json(article.lead),
        categorySlug: namedValue(article.category, news.categories, {
          entry: `news.json: id ${article.id}`,
          what: 'category',
        }),
        publishedAt: contentInstant(article.publishedAt, publishingHour),
        body: json(article.body),
        drawing: article.drawing && json(article.drawing),
        eventIds: json(article.eventIds),
      })),
    )
    .execute();
}
