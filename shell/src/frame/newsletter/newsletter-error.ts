import type { FormState } from '@ofgc/shared/forms/form-state.ts';

/**
 * The message for a refused subscription, as plain text (docs/requirements.md#newsletter): 422 all messages joined with spaces,
 * 404 the server's message, anything else the fixed text.
 * @param fixedText in the visitor's language
 */
export function newsletterError({ status, message, errors }: FormState, fixedText: string): string {
  if (status === 422) return Object.values(errors).join(' ') || fixedText;
  return (status === 404 && message) || fixedText;
}
