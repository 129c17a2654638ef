import type { ReportIntake } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/** The data that a returned form was issued with. */
export function postedIntake(state: FormState | undefined): ReportIntake {
  const { submission = '', shownAt = '' } = state?.values ?? {};
  return { isOpen: true, submission, shownAt };
}
