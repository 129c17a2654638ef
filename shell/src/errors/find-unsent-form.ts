import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/** A form whose page could not be shown again, usually because the API is down, or because the session has ended. */
export interface UnsentForm {
  /** Its name on its page. */
  name: string;
  /** Every field as it was submitted. */
  values: Record<string, string>;
  /** Where the visitor has to sign in again, and the API's message about it. */
  signedOut?: { signIn: string; message: string };
}

/** @param actionData the results of the page's action, by route @param error what the page's loader threw */
export function findUnsentForm(actionData: Record<string, unknown> | null, error: unknown): UnsentForm | undefined {
  const [answer] = Object.values(actionData ?? {}) as (FormState | undefined)[];
  if (!answer?.form) return undefined;
  const { form: name, values, message } = answer;
  const { signIn } = ((error as { data?: unknown }).data ?? {}) as { signIn?: string };
  return { name, values, ...(signIn && { signedOut: { signIn, message } }) };
}
