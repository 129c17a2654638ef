import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { createContext, useMatches } from 'react-router';

/**
 * What the API refused of the form when it was posted without JavaScript: from the action of the newsletter's page to its
 * loader, whose data the form in the frame reads.
 */
export const postedNewsletter = createContext<FormState | null>(null);

/** What the newsletter's own page knows; undefined on any other page. */
export function useNewsletterPage(): { answer: FormState | null } | undefined {
  const match = useMatches().find(({ id }) => id === 'shell.newsletter');
  return match?.loaderData as { answer: FormState | null } | undefined;
}
