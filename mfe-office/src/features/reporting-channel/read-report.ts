import type { OpenedReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/** An opened report, and the key that opened it. Both are only in the response to a form, and stored nowhere. */
export interface ReadReport {
  key?: string;
  opened?: OpenedReport;
  /** The message or the step was saved. */
  isSaved?: true;
}

/** The response to a form of the page. A refused form comes back together with the report, which stays open. */
export type OpenedReportAnswer = ReadReport | (ReadReport & FormState);
