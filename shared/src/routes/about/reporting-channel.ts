import { plainPath } from '../plain-path.ts';
import { complaintsPath } from '../site/pages.ts';

/** The pages of the reporting channel, without locale. */
export const reportPath = `${complaintsPath}/informar`;
export const followUpPath = `${complaintsPath}/seguimiento`;
/** Answers a posted code with a file of its report. */
export const reportFilePath = `${complaintsPath}/archivo`;

const confidential = new RegExp(`^(?:/en)?${complaintsPath}(?:/|$)`);

/**
 * Whether the site forgets who asked for an address: it carries neither cookie, browser nor address of the visitor, is kept nowhere,
 * loads nothing from third parties and is always a document of its own.
 * @param url with or without locale and query, as a browser or anybody else writes it
 */
export function isConfidential(url: string): boolean {
  return confidential.test(plainPath(url));
}
