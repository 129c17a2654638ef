import { complaintsPath } from './pages.ts';

/** The pages of the reporting channel, without locale. */
export const reportPath = `${complaintsPath}/informar`;
export const followUpPath = `${complaintsPath}/seguimiento`;
/** Answers a posted code with a file of its report. */
export const reportFilePath = `${complaintsPath}/archivo`;

const confidential = new RegExp(`^(?:/en)?${complaintsPath}(?:/|$)`);

/**
 * Whether the site forgets who asked for an address: it carries neither cookie, browser nor address of the visitor, is kept nowhere,
 * loads nothing of others and is always loaded as a document of its own.
 * @param path with or without locale, without query
 */
export function isConfidential(path: string): boolean {
  return confidential.test(path);
}
