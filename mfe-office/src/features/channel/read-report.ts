import type { OpenedReport } from '@ofgc/shared/domain/channel/handled-report.schema.ts';

/** A report that was opened, and the key that opened it: in the answer to a form, and nowhere else. */
export interface ReadReport {
  key?: string;
  opened?: OpenedReport;
}
