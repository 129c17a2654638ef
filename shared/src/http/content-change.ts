/** One announced change of the content. */
export interface ContentChange {
  /** Larger than every earlier revision, also after a restart. */
  revision: number;
  /** The database names of the tables that were changed, or in which an instant has passed; null: all tables. */
  tables: readonly string[] | null;
}

/** The tables that a response was read from, and their state. */
export interface ContentSource {
  tables: readonly string[];
  /** The newest revision known before the response was read. */
  revision: number;
}

/** The headers in which the API sends the source of a response. */
export const tablesHeader = 'x-content-tables';
export const revisionHeader = 'x-content-revision';
/**
 * The header in which a reader of the changes sends the newest revision that it received; also from the listening process to a worker,
 * where it overwrites a visitor's own.
 */
export const lastSeenHeader = 'x-content-heard';

/** The source of a response by its headers; undefined where it has none, so that nobody may cache it. */
export function readContentSource(headers: Readonly<Record<string, unknown>> | undefined): ContentSource | undefined {
  const tables = headers?.[tablesHeader];
  const revision = Number(headers?.[revisionHeader] ?? Number.NaN);
  if (typeof tables !== 'string' || !Number.isSafeInteger(revision)) return undefined;
  return { tables: tables.split(',').filter(Boolean), revision };
}
