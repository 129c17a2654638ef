import type { SentReport, ReportIntake, ReportReceipt } from '../../domain/reporting-channel/report.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';

/** Whether the channel accepts reports, and the initial values of a form, which differ each time. */
export async function fetchReportIntake(api: ApiClient): Promise<ReportIntake> {
  return (await api.get<One<ReportIntake>>('channel/intake')).data.data;
}

/** How long the API may take to check files and remove their metadata, in milliseconds. */
export const fileTimeout = 18_000;

/** `POST /channel/reports`. @param body the form's fields, `files` in base64 */
export async function sendReport(api: ApiClient, body: Record<string, unknown>): Promise<ReportReceipt> {
  return (await api.post<One<ReportReceipt>>('channel/reports', body, { timeout: fileTimeout })).data.data;
}

/** The state of a report. @param code as it was typed; an unknown one rejects with 404 */
export async function fetchSentReport(api: ApiClient, code: string): Promise<SentReport> {
  return (await api.post<One<SentReport>>('channel/case', { code })).data.data;
}

/** Adds a message to a report. @returns the report with the message */
export async function sendReportMessage(api: ApiClient, body: Record<string, unknown>): Promise<SentReport> {
  return (await api.post<One<SentReport>>('channel/messages', body, { timeout: fileTimeout })).data.data;
}
