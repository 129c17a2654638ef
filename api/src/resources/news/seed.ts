import { contentInstant, publishingHour } from '../../content/dates.ts';
import { namedListRows, namedValue } from '../../content/named-list.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/**
 * Seeds articles with their categories; a day of publication without a time means 08:00 in the Canary Islands.
 * @throws Error naming an article whose category the file does not list
 */
export async function seedNews(database: Database, { news }: Content): Promise<void> {
  await insertRows(database, 'newsCategories', namedListRows(news.categories));
  await insertRows(
    database,
    'news',
    news.news.map((article) =>
      jsonRow({
        id: article.id,
        slug: article.slug,
        title: article.title,
        lead: article.lead,
        categorySlug: namedValue(article.category, news.categories, {
          entry: `news.json: id ${article.id}`,
          what: 'category',
        }),
        publishedAt: contentInstant(article.publishedAt, publishingHour),
        body: article.body,
        drawing: article.drawing,
        eventIds: article.eventIds,
      }),
    ),
  );
}
