import { useActionData } from 'react-router';
import type { FormState } from './form-state.ts';

/**
 * The version of the record that a form was filled in from. A form that comes back with an error keeps the version that it had, so that it cannot
 * overwrite a change that its sender has not seen; after a conflict (409) the sender has seen it, and the form has the present version.
 * @param form its `name` @param current of the record on the page
 */
export function useSeenVersion(form: string, current: number): string {
  const posted = useActionData<FormState | undefined>();
  const showsCurrent = posted?.form !== form || posted.status === 409;
  return (showsCurrent ? undefined : posted.values.version) ?? String(current);
}
