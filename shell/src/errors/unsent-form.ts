import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/** A form whose page could not be shown again, usually because the API is down. */
export interface UnsentForm {
  /** Its name on its page. */
  name: string;
  /** Every field as it came. */
  values: Record<string, string>;
}

/** @param actionData what the page's action left, by route */
export function findUnsentForm(actionData: Record<string, unknown> | null): UnsentForm | undefined {
  const [answer] = Object.values(actionData ?? {}) as (FormState | undefined)[];
  return answer?.form ? { name: answer.form, values: answer.values } : undefined;
}
