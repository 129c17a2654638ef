import type { ErrorBody } from '../http/error-body.schema.ts';
import type { FormState } from './form-state.ts';

/**
 * The state of a form whose call failed.
 * @param values every field as it was submitted
 * @throws `error` where it is neither a response of the API nor a failure to get one
 */
export function refusedForm(form: string, values: Record<string, string>, error: unknown): FormState {
  const { isAxiosError, name, response } = (error ?? {}) as {
    isAxiosError?: boolean;
    name?: string;
    response?: { status: number; data?: Partial<ErrorBody> };
  };
  // The API's client is loaded at the first call; without a network that fails, too.
  if (!isAxiosError && name !== 'ChunkLoadError') throw error;
  // The message of a server error is not for visitors.
  if (!response || response.status >= 500) return { form, values, status: 503, message: '', errors: {} };
  const { message = '', errors = {} } = response.data ?? {};
  return {
    form,
    values,
    status: response.status,
    message,
    errors: Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences.join(' ')])),
  };
}
