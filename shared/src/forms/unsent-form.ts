import { type FormState, formField, textFieldsOf } from './form-state.ts';

/** How long the site may take to respond, in milliseconds. */
export const patience = 3_000;

/**
 * Checks whether the site can be reached before the browser posts a form natively: if it cannot, the browser would replace the page
 * with its own error page.
 * @returns the form's state as for an API that does not respond; undefined where the site can be reached
 */
export async function unsentForm(form: FormData): Promise<FormState | undefined> {
  const { [formField]: name = '', ...values } = textFieldsOf(form);
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  } as const;
  return fetch('/favicon.svg', options).then(
    () => undefined,
    () => ({ form: name, values, status: 503, message: '', errors: {} }),
  );
}
