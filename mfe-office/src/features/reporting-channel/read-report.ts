import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/** A report that was opened, and the key that opened it: in the answer to a form, and nowhere else. */
export interface ReadReport {
  key?: string;
  opened?: OpenedReport;
  /** What was written or done has been saved. */
  isSaved?: true;
}

/** What a form of the page is answered with; what was refused comes back beside what stays open. */
export type ReportAnswer = ReadReport | (ReadReport & FormState);
