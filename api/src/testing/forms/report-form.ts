import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';
import type { ReportReceipt } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import type { useTestApi } from '../use-test-api.ts';

/** Sends a report with a file to the reporting channel, as somebody outside. @returns its receipt, with the code */
export async function sendReport(test: ReturnType<typeof useTestApi>): Promise<ReportReceipt> {
  const { data } = await test.read<{ data: { submission: string } }>('/channel/intake');
  const form = { matter: 'funds', facts: 'Se pagó dos veces', files: [Buffer.from('factura').toString('base64')] };
  const payload = { ...form, submission: data.submission, shownAt: shownEarlier(), website: '' };
  const answer = await test.api.inject({ method: 'POST', url: '/channel/reports', payload });
  return answer.json<{ data: ReportReceipt }>().data;
}
