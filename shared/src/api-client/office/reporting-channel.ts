import type { HandledReport, OpenedReport } from '../../domain/reporting-channel/handled-report.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { fileTimeout } from '../about/reporting-channel.ts';
import { readAsUser, readListAsUser, withSession } from '../with-session.ts';

/**
 * One page of the reports to the channel: first the one with the term that ends first, closed ones last; they stay sealed. Rejects with
 * 404 for a page beyond the last.
 */
export const fetchHandledReports = (api: ApiClient, page: string) =>
  readListAsUser<HandledReport>(api, 'api/reports', { page });

/** The state of one report, without its text; rejects with 404 for an unknown id, with 403 without the role `channel`. */
export const fetchHandledReport = (api: ApiClient, id: string) =>
  readAsUser<HandledReport>(api, `api/reports/${encodeURIComponent(id)}`);

/** Opens a report for reading, which is recorded. @param key of the channel */
export async function openReport(api: ApiClient, id: string, key: string): Promise<OpenedReport> {
  return (await withSession(api).post<One<OpenedReport>>(`api/reports/${encodeURIComponent(id)}/open`, { key })).data
    .data;
}

/**
 * Acknowledges, investigates, extends or closes a report; rejects with 409 where the step is not allowed or somebody else has
 * changed the report meanwhile.
 * @param body `step`, the `version` that the page showed, for `close` also `hasProceedings`
 */
export async function takeReportStep(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`api/reports/${encodeURIComponent(id)}/steps`, body);
}

/** Sends a message to the reporter, or saves a note. @param body the form's fields, `files` in base64 */
export async function writeToReport(api: ApiClient, id: string, body: Record<string, unknown>): Promise<void> {
  await withSession(api).post(`api/reports/${encodeURIComponent(id)}/messages`, body, { timeout: fileTimeout });
}

/**
 * Erases one message of a report with its files, or the whole report, for good.
 * @param body the `version` that the page showed, and the `message` or, for the whole report, its `number` as typed
 */
export async function eraseFromReport(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`api/reports/${encodeURIComponent(id)}/erase`, body);
}
