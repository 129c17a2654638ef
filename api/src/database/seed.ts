import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readContent } from '../content/read-content.ts';
import { keepFiles } from '../resources/documents/store-files.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';
import { seedAuditions } from '../resources/auditions/seed.ts';
import { seedDocuments } from '../resources/documents/seed.ts';
import { seedContentPages } from '../resources/content-pages/seed.ts';
import { seedEducation } from '../resources/masterclasses/seed.ts';
import { seedEvents } from '../resources/events/seed.ts';
import { seedHandProgrammes } from '../resources/programme-booklets/seed.ts';
import { seedHouse } from '../resources/vacancies/seed.ts';
import { seedOrchestra } from '../resources/members/seed.ts';
import { seedPeople } from '../resources/works/seed.ts';
import { seedPlaces } from '../resources/venues/seed.ts';
import { seedSubscriptions } from '../resources/subscriptions/seed.ts';
import { searchEntries } from '../resources/search/index-content.ts';
import { seedSearch } from '../resources/search/seed.ts';

export interface ContentFolders {
  content: string;
  documents: string;
}

/** Several processes may start at once on one PostgreSQL: the first seeds, the others wait and find it done. */
const seedingLock = 20_261_120;

/** What content fills, those that refer to others first. What visitors sent is not among it. */
const contentTables = [
  'searchEntries',
  'searchWords',
  'members',
  'memberTerms',
  'historyMilestones',
  'historyPeriods',
  'historySources',
  'subscriptions',
  'masterclasses',
  'workshops',
  'schoolSessions',
  'schoolProductions',
  'credits',
  'programmeItems',
  'performances',
  'events',
  'workNotes',
  'sungWorks',
  'melodies',
  'works',
  'composers',
  'artists',
  'halls',
  'venues',
  'categories',
  'seasons',
  'news',
  'newsCategories',
  'pressNotes',
  'auditions',
  'offers',
  'offerFamilies',
  'offerPlaces',
  'activities',
  'albums',
  'alerts',
  'pages',
  'documents',
  'disclosures',
  'contentPages',
  'departments',
] as const satisfies (keyof Tables)[];

/**
 * Fills the database when the content changed since the last time, in one transaction: readers see the old content or the new.
 * @param folders the content files, and where the files of documents are kept
 * @param now written beside the hash
 * @returns whether anything was written
 * @throws Error naming the file and entry that is wrong; the old content stays
 */
export async function seed(database: Database, folders: ContentFolders, now: Date): Promise<boolean> {
  const { content, hash: hashOfTexts } = await readContent(folders.content);
  const files = await keepFiles(content.documents, { from: join(folders.content, 'documents'), to: folders.documents });
  const hash = createHash('sha256')
    .update(hashOfTexts)
    .update(JSON.stringify([...files]))
    .digest('hex');
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock})`.execute(transaction);
    const state = await transaction.selectFrom('contentState').select('hash').executeTakeFirst();
    if (state?.hash === hash) return false;
    for (const table of contentTables) await transaction.deleteFrom(table).execute();
    await seedPlaces(transaction, content);
    await seedPeople(transaction, content);
    await seedEvents(transaction, content);
    await seedHandProgrammes(transaction, content);
    await seedHouse(transaction, content);
    await seedOrchestra(transaction, content);
    await seedAuditions(transaction, content);
    await seedSubscriptions(transaction, content);
    await seedEducation(transaction, content);
    await seedDocuments(transaction, content, files);
    await seedContentPages(transaction, content);
    await seedSearch(transaction, searchEntries(content, files));
    await sql`refresh materialized view event_listing`.execute(transaction);
    await transaction
      .insertInto('contentState')
      .values({ id: 1, hash, seededAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash, seededAt: now }))
      .execute();
    return true;
  });
}
