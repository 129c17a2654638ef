import { officePath } from './area.ts';

/** The path above all cases of the inbox, without locale; it has no page of its own. */
export const inboxCasesPath = `${officePath}/registros`;

/**
 * The path of a case of the inbox, without locale.
 * @param source one of `inboxSources`
 * @param id unique only within its source
 */
export function inboxCasePath(source: string, id: number | string): string {
  return `${inboxCasesPath}/${source}/${id}`;
}
