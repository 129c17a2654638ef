import { privateAreas } from '../accounts.ts';
import { plainPath } from '../plain-path.ts';

/** The reporting channel for those who answer, without locale. */
export const officeChannelPath = `${privateAreas.staff}/canal`;

/** A report for those who answer it, without locale. */
export function handledReportPath(id: number | string): string {
  return `${officeChannelPath}/${id}`;
}

/** Answers a posted key with a file of a report. */
export function handledReportFilePath(id: number | string): string {
  return `${handledReportPath(id)}/archivo`;
}

const handledReport = new RegExp(`^(?:/en)?${officeChannelPath}/\\d+$`);

/** Whether an address is the page of one report for those who answer. @param url with or without locale and query, as anybody writes it */
export function isHandledReport(url: string): boolean {
  return handledReport.test(plainPath(url));
}
