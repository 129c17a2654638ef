import { type FormState, formField, textFieldsOf } from './form-state.ts';
import { patience } from './unsent-form.ts';

/** The header with which a form asks, by HEAD of the address that it is posted to, whether the site would read so many bytes now: 204, 413 or 429. */
export const formSizeHeader = 'X-Form-Size';

/** The bytes around each field of a posted form, at most, with the name of its file. */
const bytesAround = 300;

/**
 * Asks whether the site would take a form before the browser posts it natively: a refusal would replace the page, and what was typed in
 * it, with an error page.
 * @param address to which the form is posted
 * @returns the form's state: 503 where the site cannot be reached, 413 where the form is too large, 429 where its network has sent too
 * many; undefined where it may be posted
 */
export async function askToPost(form: FormData, address: string): Promise<FormState | undefined> {
  const { [formField]: name = '', ...values } = textFieldsOf(form);
  const size = Array.from(form.values(), (value) => new Blob([value]).size + bytesAround).reduce((a, b) => a + b, 0);
  const options = {
    method: 'HEAD',
    headers: { [formSizeHeader]: String(size) },
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  } as const;
  const status = await fetch(address, options).then(
    (answer) => answer.status,
    () => 503,
  );
  // What else is answered, the browser shows: an older site answers with the page.
  return [413, 429, 503].includes(status) ? { form: name, values, status, message: '', errors: {} } : undefined;
}
