import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';

/** A report that nobody has acknowledged yet, for tests. */
export function sampleReport(differences: Partial<HandledReport> = {}): HandledReport {
  const term = { dueOn: '2026-11-27', doneOn: null, daysLeft: 7 };
  return {
    id: 3,
    state: 'received',
    receivedOn: '2026-11-20',
    terms: { acknowledgement: term, answer: term },
    isExtended: false,
    lang: 'es',
    keptUntil: '2027-02-20',
    messages: 1,
    isWaiting: true,
    version: 5,
    steps: ['acknowledge'],
    ...differences,
  };
}
