import { type FormState, formField, textFieldsOf } from './form-state.ts';

/** The longest that a sign of life of the site may take, in milliseconds. */
const patience = 3_000;

/**
 * A form that cannot be sent, because nothing of the site can be reached: the browser by itself would leave the page for an error page of its own.
 * @returns its state, as an API that does not answer gives it; undefined where the site answers
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
