import type { FormState } from './form-state.ts';

/** The name of the button that carries a form's values to the page in another language; nothing is sent to the API then. */
export const carryField = 'carry';

/** A form with unchanged values, for its page in another language. @param values of its fields */
export function carriedForm(form: string, values: Record<string, string>): FormState {
  return { form, status: 200, message: '', errors: {}, values };
}
