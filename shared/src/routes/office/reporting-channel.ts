import { privateAreas } from '../accounts.ts';
import { plainPath } from '../plain-path.ts';

/** The reporting channel for the staff who handle reports, without locale. */
export const officeChannelPath = `${privateAreas.staff}/canal`;

/** A report's page for the staff who handle it, without locale. */
export function handledReportPath(id: number | string): string {
  return `${officeChannelPath}/${id}`;
}

/** Responds to a posted key with a file of a report. */
export function handledReportFilePath(id: number | string): string {
  return `${handledReportPath(id)}/archivo`;
}

const handledReport = new RegExp(`^(?:/en)?${officeChannelPath}/\\d+$`);

/** Whether an address is the page of a report for the staff. @param url with or without locale and query, in any spelling */
export function isHandledReport(url: string): boolean {
  return handledReport.test(plainPath(url));
}
