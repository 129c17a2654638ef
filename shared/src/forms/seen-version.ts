import { useActionData } from 'react-router';
import type { FormState } from './form-state.ts';

/**
 * The version that a form says it saw. One that came back for other reasons still says the one that it was made with: what somebody else
 * changed meanwhile must not be written over by who has not been told. Whoever has been told (409) sees the page as it stands now.
 * @param form its `name` @param current of the record on the page
 */
export function useSeenVersion(form: string, current: number): string {
  const posted = useActionData<FormState | undefined>();
  const showsCurrent = posted?.form !== form || posted.status === 409;
  return (showsCurrent ? undefined : posted.values.version) ?? String(current);
}
