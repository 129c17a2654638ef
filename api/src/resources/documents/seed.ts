import { contentInstant } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { KeptFile, KeptFiles } from './store-files.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** @throws Error naming the document whose owner does not exist */
function assertOwnersExist({ documents, events, seasons, offers, activities }: Content): void {
  const owners = {
    event: new Set<unknown>(events.map(({ id }) => id)),
    season: new Set<unknown>(seasons.map(({ code }) => code.replace(/^\d\d(\d\d)-/, '$1'))),
    offer: new Set<unknown>(offers.offers.map(({ id }) => id)),
    activity: new Set<unknown>(activities.map(({ id }) => id)),
  };
  for (const { id, belongsTo } of documents) {
    const named = [
      ...belongsTo.events.map((event) => ['event', event] as const),
      ['season', belongsTo.season] as const,
      ['offer', belongsTo.offer] as const,
      ['activity', belongsTo.activity] as const,
    ];
    for (const [kind, owner] of named) {
      if (owner !== undefined && !owners[kind].has(owner))
        throw new Error(`documents.json: id ${id}: the ${kind} ${owner} is not known`);
    }
  }
}

/** @throws Error naming the entry whose document or page does not exist */
function assertDocumentsExist({ documents, disclosures, pages }: Content): void {
  const ids = new Set(documents.map(({ id }) => id));
  const paths = new Set(pages.map(({ path }) => path));
  for (const { id, documents: named, path } of disclosures) {
    if (path !== undefined && !paths.has(path))
      throw new Error(`disclosures.json: id ${id}: the page ${path} is not known`);
    const unknown = named.find((document) => !ids.has(document));
    if (unknown !== undefined) throw new Error(`disclosures.json: id ${id}: the document ${unknown} is not known`);
  }
}

const stored = ({ words: _words, ...file }: KeptFile) => file;

export async function seedDocuments(database: Database, content: Content, files: KeptFiles): Promise<void> {
  assertOwnersExist(content);
  assertDocumentsExist(content);
  await database
    .insertInto('documents')
    .values(
      content.documents.map(({ id, slug, title, summary, category, kind, publishedAt, belongsTo }) => {
        const own = Object.entries(files.get(id) ?? {}).map(([lang, file]) => [lang, stored(file)]);
        return {
          id,
          slug: json(slug),
          title: json(title),
          summary: json(summary),
          category,
          kind,
          publishedAt: contentInstant(publishedAt, '08:00'),
          files: json(Object.fromEntries(own)),
          eventIds: json(belongsTo.events),
          seasonSlug: belongsTo.season ?? null,
          offerId: belongsTo.offer ?? null,
          activityId: belongsTo.activity ?? null,
          pagePath: belongsTo.path ?? null,
          section: belongsTo.section ?? null,
        };
      }),
    )
    .execute();
  await database
    .insertInto('disclosures')
    .values(
      content.disclosures.map(({ documents, path, ...entry }) => ({
        ...entry,
        title: json(entry.title),
        summary: json(entry.summary),
        law: json(entry.law),
        owner: json(entry.owner),
        documentIds: json(documents),
        path: path ?? null,
      })),
    )
    .execute();
}
