import { useActionData } from 'react-router';
import type { FormState } from './form-state.ts';

/**
 * The version of the record on which a form is based. A form that is shown again with an error keeps its version, so that it cannot
 * overwrite a change that its sender has not seen; after a conflict (409) the sender has seen the change, and the form gets the present
 * version.
 * @param form the form's `name` @param current the version of the record on the page
 */
export function useSeenVersion(form: string, current: number): string {
  const posted = useActionData<FormState | undefined>();
  const showsCurrent = posted?.form !== form || posted.status === 409;
  return (showsCurrent ? undefined : posted.values.version) ?? String(current);
}

/**
 * The `key` that renews a form when its record has changed, so that the form cannot overwrite a change that it does not show. A refused
 * form is not renewed when the page gets the present version, which may come after the refusal: its sender may be correcting it.
 * @param form the form's `name` @param current the version of the record on the page
 */
export function useRenewalKey(form: string, current: number): string {
  const posted = useActionData<FormState | undefined>();
  const version = useSeenVersion(form, current);
  return posted?.form === form && posted.status === 409 ? 'conflict' : version;
}
