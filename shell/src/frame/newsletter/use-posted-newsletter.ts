import type { FormAnswer } from '@ofgc/shared/forms/form-answer.ts';
import { useMatches } from 'react-router';

/** Why the form came back when it was posted without JavaScript: the page `/boletin` carries the answer. */
export function usePostedNewsletter(): FormAnswer | null {
  const match = useMatches().find(({ id }) => id === 'shell.newsletter');
  return (match?.loaderData as { answer: FormAnswer | null } | undefined)?.answer ?? null;
}
