import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { contentTables } from '../changes/content-tables.ts';
import { type Content, readContent } from '../content/read-content.ts';
import type { Facts } from '../content/facts.ts';
import { seedActivities } from '../resources/activities/seed.ts';
import { seedAlbums } from '../resources/albums/seed.ts';
import { seedAlerts } from '../resources/alerts/seed.ts';
import { seedArtists } from '../resources/artists/seed.ts';
import { seedAuditions } from '../resources/auditions/seed.ts';
import { seedCategories } from '../resources/categories/seed.ts';
import { seedContentPages } from '../resources/content-pages/seed.ts';
import { seedDepartments } from '../resources/departments/seed.ts';
import { seedDisclosures } from '../resources/disclosures/seed.ts';
import { seedDocuments } from '../resources/documents/seed.ts';
import { storeFiles } from '../resources/documents/store-files.ts';
import { seedEvents } from '../resources/events/seed.ts';
import { seedHistory } from '../resources/history/seed.ts';
import { seedInscriptions } from '../resources/inscriptions/seed.ts';
import { seedMasterclasses } from '../resources/masterclasses/seed.ts';
import { seedMembers } from '../resources/members/seed.ts';
import { seedNews } from '../resources/news/seed.ts';
import { seedMovedAddresses } from '../resources/moved-addresses/seed.ts';
import { findShownPatches } from '../resources/office-concerts/find.ts';
import { withOffice } from '../resources/office-concerts/event-patch.ts';
import { seedPages } from '../resources/pages/seed.ts';
import { inspectPictures } from '../resources/pictures/inspect-pictures.ts';
import { seedPictures } from '../resources/pictures/seed.ts';
import { seedPressNotes } from '../resources/press-notes/seed.ts';
import { seedProgrammeBooklets } from '../resources/programme-booklets/seed.ts';
import { seedSchoolCalls } from '../resources/school-calls/seed.ts';
import { seedSchoolProductions } from '../resources/school-productions/seed.ts';
import { indexContent, indexSources } from '../resources/search/index-content.ts';
import { seedSearch } from '../resources/search/seed.ts';
import { seedSeasons } from '../resources/seasons/seed.ts';
import { findSectionPages } from '../resources/section-pages/find.ts';
import { searchableSectionPages } from '../resources/section-pages/searchable.ts';
import { recordLastmod } from '../resources/sitemap/record-lastmod.ts';
import { seedSubscriptions } from '../resources/subscriptions/seed.ts';
import { seedVacancies } from '../resources/vacancies/seed.ts';
import { seedVenues } from '../resources/venues/seed.ts';
import { seedWorkThemes } from '../resources/work-themes/seed.ts';
import { seedWorks } from '../resources/works/seed.ts';
import { seedWorkshops } from '../resources/workshops/seed.ts';
import { recordReading } from './content-readings.ts';
import type { Database } from './database.ts';
import { liftStatementTimeout, withoutStatementTimeout } from './timeouts/statement-timeout.ts';
import { lockAlone } from './advisory-locks.ts';

interface ContentFolders {
  content: string;
  documents: string;
  /** Facts that come from the site's settings. */
  facts?: Facts;
  /** The folder of photographs' renditions; the originals are in the content's folder `pictures`. */
  pictures: string;
  /** Who reads the content (`machineOf`); without a name the content counts as changed since the last start. */
  machine?: string;
}

/** In this order, because an entry must exist before another one refers to it. */
const seeds: readonly ((database: Database, content: Content) => Promise<void>)[] = [
  seedSeasons,
  seedCategories,
  seedVenues,
  seedWorks,
  seedArtists,
  seedEvents,
  seedProgrammeBooklets,
  seedNews,
  seedPressNotes,
  seedVacancies,
  seedActivities,
  seedWorkThemes,
  seedAlbums,
  seedAlerts,
  seedPages,
  seedMovedAddresses,
  seedDepartments,
  seedInscriptions,
  seedMembers,
  seedHistory,
  seedAuditions,
  seedSubscriptions,
  seedMasterclasses,
  seedWorkshops,
  seedSchoolProductions,
  seedSchoolCalls,
  seedDisclosures,
  seedContentPages,
];

/**
 * Replaces all content if it has changed since the last seeding, in one transaction: readers see either the old content or the new.
 * A machine whose content has not changed since its own last start replaces nothing: another one has brought other content since then, and
 * a restart in the middle of an update would bring the old content back.
 * @param folders the content files, and the folders of document and photograph files
 * @param now stored beside the hash
 * @returns whether anything was written
 * @throws Error naming the wrong file and entry; the old content stays
 */
export async function seed(database: Database, folders: ContentFolders, now: Date): Promise<boolean> {
  const { content: files, facts, hash: hashOfTexts } = await readContent(folders.content, folders.facts);
  const documents = { from: join(folders.content, 'documents'), to: folders.documents };
  const stored = await storeFiles(files.documents, documents, facts);
  const { found, refusals } = await withoutStatementTimeout(database, (connection) =>
    inspectPictures(files.pictures, {
      folder: join(folders.content, 'pictures'),
      database: connection,
      renditions: folders.pictures,
    }),
  );
  for (const sentence of refusals) process.stderr.write(`${sentence}\n`);
  const hash = createHash('sha256')
    .update(hashOfTexts)
    .update(JSON.stringify([...stored]))
    .update(JSON.stringify([...found]))
    .digest('hex');
  return database.transaction().execute(async (transaction) => {
    await liftStatementTimeout(transaction);
    await lockAlone(transaction, 'seeding');
    const state = await transaction.selectFrom('contentState').select('hash').executeTakeFirst();
    const isKnown = folders.machine !== undefined && (await recordReading(transaction, folders.machine, hash));
    if (state?.hash === hash) return false;
    if (state && isKnown) {
      process.stderr.write('The content that another machine brought since the last start of this one stays.\n');
      return false;
    }
    const content = withOffice(files, await findShownPatches(transaction));
    for (const table of contentTables) await transaction.deleteFrom(table).execute();
    for (const seedNoun of seeds) await seedNoun(transaction, content);
    await seedDocuments(transaction, content, stored);
    const declared = searchableSectionPages(await findSectionPages(transaction));
    await seedPictures(transaction, content, found);
    await seedSearch(transaction, [...indexContent(content, stored), ...indexSources(declared)]);
    await recordLastmod(transaction, now);
    await sql`refresh materialized view event_listing`.execute(transaction);
    // The embedded database never analyses tables by itself, and plans slow queries for tables that it believes to be empty.
    await sql`analyze`.execute(transaction);
    const read = { hash, textsHash: hashOfTexts, seededAt: now };
    await transaction
      .insertInto('contentState')
      .values({ id: 1, ...read })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(read))
      .execute();
    return true;
  });
}
