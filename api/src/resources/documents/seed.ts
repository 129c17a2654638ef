import { contentInstant, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { StoredFile, StoredFiles } from './store-files.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

/** @throws Error naming the document whose owner does not exist, or that no page would show */
function assertOwnersExist({ documents, events, seasons, vacancies, activities, pages, disclosures }: Content): void {
  const owners = {
    event: new Set<unknown>(events.map(({ id }) => id)),
    season: new Set<unknown>(seasons.map(({ code }) => code.replace(/^\d\d(\d\d)-/, '$1'))),
    vacancy: new Set<unknown>(vacancies.vacancies.map(({ id }) => id)),
    activity: new Set<unknown>(activities.map(({ id }) => id)),
  };
  const parts = new Map(pages.map(({ path, sections }) => [path, new Set(sections.map(({ anchor }) => anchor.es))]));
  const disclosed = new Set(disclosures.flatMap((disclosure) => disclosure.documents));
  for (const { id, belongsTo } of documents) {
    const { path, section } = belongsTo;
    const own = path === undefined ? undefined : parts.get(path);
    if (path !== undefined && !own) throw new Error(`documents.json: id ${id}: the page ${path} is not known`);
    if (own && section !== undefined && !own.has(section))
      throw new Error(`documents.json: id ${id}: the part ${section} of ${path} is not known`);
    if (own && section === undefined && !disclosed.has(id))
      throw new Error(
        `documents.json: id ${id}: names no part of ${path}, and no disclosure names it, so no page shows it`,
      );
    const named = [
      ...belongsTo.events.map((event) => ['event', event] as const),
      ['season', belongsTo.season] as const,
      ['vacancy', belongsTo.vacancy] as const,
      ['activity', belongsTo.activity] as const,
    ];
    for (const [kind, owner] of named) {
      if (owner !== undefined && !owners[kind].has(owner))
        throw new Error(`documents.json: id ${id}: the ${kind} ${owner} is not known`);
    }
  }
}

const stored = ({ words: _words, ...file }: StoredFile) => file;

/**
 * The files' words are not stored here, because only the search needs them.
 * @param files by the documents’ ids, as returned by `storeFiles`
 * @throws Error naming the document whose event, season, vacancy, activity, page or part of it does not exist
 */
export async function seedDocuments(database: Database, content: Content, files: StoredFiles): Promise<void> {
  assertOwnersExist(content);
  await insertRows(
    database,
    'documents',
    content.documents.map(({ id, slug, title, summary, category, kind, publishedAt, belongsTo }) => {
      const own = Object.entries(files.get(id) ?? {}).map(([lang, file]) => [lang, stored(file)]);
      return jsonRow({
        id,
        slug,
        title,
        summary,
        category,
        kind,
        publishedAt: contentInstant(publishedAt, publishingHour),
        files: Object.fromEntries(own),
        eventIds: belongsTo.events,
        seasonSlug: belongsTo.season ?? null,
        vacancyId: belongsTo.vacancy ?? null,
        activityId: belongsTo.activity ?? null,
        pagePath: belongsTo.path ?? null,
        section: belongsTo.section ?? null,
      });
    }),
  );
}
