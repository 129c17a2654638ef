import { plainPath } from '../plain-path.ts';
import { complaintsPath } from '../site/pages.ts';

/** The pages of the reporting channel, without locale. */
export const reportPath = `${complaintsPath}/informar`;
export const followUpPath = `${complaintsPath}/seguimiento`;
/** Responds to a posted code with a file of its report. */
export const reportFilePath = `${complaintsPath}/archivo`;

const confidential = new RegExp(`^(?:/en)?${complaintsPath}(?:/|$)`);

/**
 * Whether an address is confidential: the visitor's cookies, browser and IP address are not passed on, the page is cached nowhere,
 * loads nothing from third parties, and is always loaded as a document of its own.
 * @param url with or without locale and query, in any spelling
 */
export function isConfidential(url: string): boolean {
  return confidential.test(plainPath(url));
}
