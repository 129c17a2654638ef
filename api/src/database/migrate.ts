import { setTimeout } from 'node:timers/promises';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { addTriggers } from '../changes/triggers.ts';
import { withoutStatementTimeout } from './timeouts/statement-timeout.ts';
import type { DB } from './tables.generated.ts';
import * as programme from './migrations/0001-programme.ts';
import * as eventListing from './migrations/0002-event-listing.ts';
import * as house from './migrations/0003-house.ts';
import * as newsletter from './migrations/0004-newsletter.ts';
import * as search from './migrations/0005-search.ts';
import * as mailAndConsents from './migrations/0006-mail-and-consents.ts';
import * as waitingListAndContact from './migrations/0007-waiting-list-and-contact.ts';
import * as subscriptions from './migrations/0008-subscriptions.ts';
import * as handProgrammes from './migrations/0009-hand-programmes.ts';
import * as education from './migrations/0010-education.ts';
import * as historyAndMembers from './migrations/0011-history-and-members.ts';
import * as documents from './migrations/0012-documents.ts';
import * as offersAndTransparency from './migrations/0013-offers-and-transparency.ts';
import * as contentPages from './migrations/0014-content-pages.ts';
import * as searchWords from './migrations/0015-search-words.ts';
import * as accessAndPrices from './migrations/0016-access-and-prices.ts';
import * as visitAndConcert from './migrations/0017-visit-and-concert.ts';
import * as auditions from './migrations/0018-auditions.ts';
import * as melodies from './migrations/0019-melodies.ts';
import * as sessionPlaces from './migrations/0020-session-places.ts';
import * as newsletterConfirmation from './migrations/0021-newsletter-confirmation.ts';
import * as vacanciesAndEmailQueue from './migrations/0022-vacancies-and-email-queue.ts';
import * as columnComments from './migrations/0023-column-comments.ts';
import * as growth from './migrations/0024-growth.ts';
import * as alertEvent from './migrations/0025-alert-event.ts';
import * as searchLanguages from './migrations/0026-search-languages.ts';
import * as drawings from './migrations/0027-drawings.ts';
import * as releases from './migrations/0028-releases.ts';
import * as sectionPages from './migrations/0029-section-pages.ts';
import * as pictures from './migrations/0030-pictures.ts';
import * as inscriptions from './migrations/0031-inscriptions.ts';
import * as lowestPrices from './migrations/0032-lowest-prices.ts';
import * as workThemes from './migrations/0032-work-themes.ts';
import * as searchNames from './migrations/0035-search-names.ts';
import * as addresses from './migrations/0036-addresses.ts';
import * as callAddresses from './migrations/0036-call-addresses.ts';
import * as accounts from './migrations/0037-accounts.ts';
import * as inbox from './migrations/0038-inbox.ts';
import * as alertVersions from './migrations/0039-alert-versions.ts';
import * as schoolArea from './migrations/0041-school-area.ts';
import * as reportingChannel from './migrations/0046-reporting-channel.ts';
import * as lapsedPlaces from './migrations/0061-lapsed-places.ts';
import * as decidedCentres from './migrations/0062-decided-centres.ts';
import * as eventVersions from './migrations/0065-event-versions.ts';
import * as searchIndex from './migrations/0071-search-index.ts';
import * as sentForms from './migrations/0074-sent-forms.ts';
import * as inboxWords from './migrations/0075-inbox-words.ts';
import * as posterSources from './migrations/0081-poster-sources.ts';
import * as searchWordsAlone from './migrations/0082-search-words-alone.ts';
import * as newsletterTokens from './migrations/0083-newsletter-tokens.ts';
import * as newsletterLinks from './migrations/0084-newsletter-links-of-older-machines.ts';
import * as alertNumbers from './migrations/0085-alert-numbers.ts';
import * as accountNames from './migrations/0086-account-names.ts';
import * as missingIndexes from './migrations/0087-missing-indexes.ts';
import * as contentReadings from './migrations/0088-content-readings.ts';
import * as withdrawnInscriptions from './migrations/0089-withdrawn-inscriptions.ts';
import * as earlierVisits from './migrations/0090-earlier-visits.ts';
import * as masterclassApplications from './migrations/0091-masterclass-applications.ts';
import * as inscriptionFingerprints from './migrations/0092-inscription-fingerprints.ts';
import * as endsOfDays from './migrations/0093-ends-of-days.ts';
import * as contentTexts from './migrations/0096-content-texts.ts';
import * as reportDays from './migrations/0097-report-days.ts';
import * as namesInHistories from './migrations/0098-names-in-histories.ts';
import * as formerInscriptionKinds from './migrations/0099-former-inscription-kinds.ts';
import * as sessionsOfConcerts from './migrations/0100-sessions-of-concerts.ts';

/** All migrations, in their order. A released migration is never edited: a new one is added. */
const migrations: Record<string, Migration> = {
  '0001-programme': programme,
  '0002-event-listing': eventListing,
  '0003-house': house,
  '0004-newsletter': newsletter,
  '0005-search': search,
  '0006-mail-and-consents': mailAndConsents,
  '0007-waiting-list-and-contact': waitingListAndContact,
  '0008-subscriptions': subscriptions,
  '0009-hand-programmes': handProgrammes,
  '0010-education': education,
  '0011-history-and-members': historyAndMembers,
  '0012-documents': documents,
  '0013-offers-and-transparency': offersAndTransparency,
  '0014-content-pages': contentPages,
  '0015-search-words': searchWords,
  '0016-access-and-prices': accessAndPrices,
  '0017-visit-and-concert': visitAndConcert,
  '0018-auditions': auditions,
  '0019-melodies': melodies,
  '0020-session-places': sessionPlaces,
  '0021-newsletter-confirmation': newsletterConfirmation,
  '0022-vacancies-and-email-queue': vacanciesAndEmailQueue,
  '0023-column-comments': columnComments,
  '0024-growth': growth,
  '0025-alert-event': alertEvent,
  '0026-search-languages': searchLanguages,
  '0027-drawings': drawings,
  '0028-releases': releases,
  '0029-section-pages': sectionPages,
  '0030-pictures': pictures,
  '0031-inscriptions': inscriptions,
  '0032-lowest-prices': lowestPrices,
  '0032-work-themes': workThemes,
  '0035-search-names': searchNames,
  '0036-addresses': addresses,
  '0036-call-addresses': callAddresses,
  '0037-accounts': accounts,
  '0038-inbox': inbox,
  '0039-alert-versions': alertVersions,
  '0041-school-area': schoolArea,
  '0046-reporting-channel': reportingChannel,
  '0061-lapsed-places': lapsedPlaces,
  '0062-decided-centres': decidedCentres,
  '0065-event-versions': eventVersions,
  '0071-search-index': searchIndex,
  '0074-sent-forms': sentForms,
  '0075-inbox-words': inboxWords,
  '0081-poster-sources': posterSources,
  '0082-search-words-alone': searchWordsAlone,
  '0083-newsletter-tokens': newsletterTokens,
  '0084-newsletter-links-of-older-machines': newsletterLinks,
  '0085-alert-numbers': alertNumbers,
  '0086-account-names': accountNames,
  '0087-missing-indexes': missingIndexes,
  '0088-content-readings': contentReadings,
  '0089-withdrawn-inscriptions': withdrawnInscriptions,
  '0090-earlier-visits': earlierVisits,
  '0091-masterclass-applications': masterclassApplications,
  '0092-inscription-fingerprints': inscriptionFingerprints,
  '0093-ends-of-days': endsOfDays,
  '0096-content-texts': contentTexts,
  '0097-report-days': reportDays,
  '0098-names-in-histories': namesInHistories,
  '0099-former-inscription-kinds': formerInscriptionKinds,
  '0100-sessions-of-concerts': sessionsOfConcerts,
};

/**
 * How long a migration may wait for a table, in milliseconds: all later queries of that table, also those of machines that serve visitors,
 * wait behind it. Then it is taken back, and tried again after a pause.
 */
const longestWait = 2_000;
const retryPause = 5_000;
/** For how long it is tried, in milliseconds: longer than a backup takes, which keeps every table until it is done. */
const patience = 15 * minute;

/** The SQL state of a statement that has waited too long for a lock. */
const lockNotAvailable = '55P03';

/**
 * Runs the missing migrations, and adds the triggers that announce changes of the content tables. Several processes may run it at once.
 * @param last the newest migration to run; default: all
 * @param tell gets a sentence for the operator where a table is not free
 * @throws the error of a failed migration, or one sentence where the database or `last` belongs to a newer version of the site
 */
export async function migrate(
  database: Kysely<DB>,
  last?: string,
  tell: (sentence: string) => void = () => {},
): Promise<void> {
  const executed = await executedMigrations(database);
  refuseNewer([...executed, ...(last ? [last] : [])]);
  // Skips the migrator when nothing is missing: it reads every table before it finds that out, which takes half a second of each start.
  if (last || executed.length < Object.keys(migrations).length) {
    // The first process migrates, and the others wait for as long as that takes. In a transaction of the caller, the caller has lifted the
    // deadline, and nobody else uses the tables.
    if (database.isTransaction) await runMigrations(database, last);
    else await withoutStatementTimeout(database, (connection) => whenTablesAreFree(connection, last, tell));
  }
  if (!last) await addTriggers(database);
}

/** Runs the missing migrations in one transaction, again and again while a table is not free. */
async function whenTablesAreFree(
  database: Kysely<DB>,
  last: string | undefined,
  tell: (sentence: string) => void,
): Promise<void> {
  const until = performance.now() + patience;
  let isTold = false;
  while (true) {
    try {
      return await runMigrations(database, last, longestWait);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
      if (!isTaken || performance.now() > until) throw error;
      if (!isTold)
        tell('The database is changed for this version as soon as a backup or another long query has ended.');
      isTold = true;
      await setTimeout(retryPause);
    }
  }
}

/** @param lockTimeout how long each statement may wait for a table, in milliseconds; default: without end */
async function runMigrations(db: Kysely<DB>, last: string | undefined, lockTimeout = 0): Promise<void> {
  let cause: unknown;
  const noted = (migration: Migration): Migration => ({
    up: async (transaction) => {
      try {
        await sql.raw(`set local lock_timeout = ${lockTimeout}`).execute(transaction);
        await migration.up(transaction);
      } catch (error) {
        cause = error;
        throw error;
      }
    },
  });
  const known = Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, noted(one)]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  // In a transaction of the caller, the migrator's own last statement fails after the migration's error and hides it.
  if (error) throw cause ?? error;
}

/**
 * For commands that may run beside the site: they never migrate, because the site that runs may be of an earlier version.
 * @throws one sentence where migrations are missing, or the database belongs to a newer version of the site
 */
export async function assertMigrated(database: Kysely<DB>): Promise<void> {
  const executed = await executedMigrations(database);
  refuseNewer(executed);
  if (executed.length < Object.keys(migrations).length)
    throw new Error('The database is not of this version of the site yet: start the site once, then try again.');
}

function refuseNewer(names: readonly string[]): void {
  const unknown = names.find((name) => !(name in migrations));
  if (unknown)
    throw new Error(
      `The data is of a newer version of the site (${unknown}): run that version, or use another database.`,
    );
}

/** @returns the names of the migrations that the database has, also those of a newer version; none where it is empty */
export async function executedMigrations(database: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql`select to_regclass('public.kysely_migration') as name`.execute(database);
  if ((tables[0] as { name: unknown }).name === null) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).toSorted();
}
