import type { DB } from '../database/tables.generated.ts';

/**
 * The tables that are replaced with the content, those that refer to others first. All others hold what visitors sent, emails, or how
 * the database was set up.
 */
export const contentTables = [
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
  'schoolCalls',
  'schoolSessions',
  'schoolProductions',
  'credits',
  'programmeItems',
  'performances',
  'events',
  'workNotes',
  'sungWorks',
  'workThemes',
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
  'vacancies',
  'vacancyFamilies',
  'vacancyPlaces',
  'activities',
  'albums',
  'alerts',
  'pages',
  'documents',
  'disclosures',
  'contentPages',
  'departments',
  'inscriptionKinds',
  'pictures',
  'movedAddresses',
] as const satisfies (keyof DB)[];

/** Whose changes are announced: the content, and what the site's own processes follow. */
export const announcedTables = [
  ...contentTables,
  'contentState',
  'schoolSessionSeats',
  'sectionPages',
  'releaseChanges',
  'pageChanges',
] as const satisfies (keyof DB)[];
