import { privateAreas } from '../accounts.ts';

/** The reporting channel for those who answer, without locale. */
export const officeChannelPath = `${privateAreas.staff}/canal`;

export function handledReportPath(id: number | string): string {
  return `${officeChannelPath}/${id}`;
}

/** Answers a posted key with a file of a report. */
export function handledReportFilePath(id: number | string): string {
  return `${handledReportPath(id)}/archivo`;
}
