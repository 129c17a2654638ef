import type { IncomingMessage } from 'node:http';
import { isConfidential } from '@ofgc/shared/routes/about/reporting-channel.ts';
import { isHandledReport } from '@ofgc/shared/routes/office/reporting-channel.ts';

/** Whether a page has a form with files: pages of the reporting channel, for the reporter and for the staff who answer. */
export function takesFiles(url: string): boolean {
  return isConfidential(url) || isHandledReport(url);
}

/** Whether a request is a form with files, for a page that has one. */
export function isUpload({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return takesFiles(url) && (headers['content-type']?.startsWith('multipart/form-data') ?? false);
}
