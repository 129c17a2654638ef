import { officePath } from './area.ts';

/** The path above all records of the inbox, without locale; it has no page of its own. */
export const inboxRecordsPath = `${officePath}/registros`;

/**
 * The path of a record of the inbox, without locale.
 * @param source one of `inboxSources`
 * @param id unique only within its source
 */
export function inboxRecordPath(source: string, id: number | string): string {
  return `${inboxRecordsPath}/${source}/${id}`;
}
