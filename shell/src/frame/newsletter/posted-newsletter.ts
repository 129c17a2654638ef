import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { createContext, useMatches } from 'react-router';

/**
 * The API's refusal of a form that was posted without JavaScript: the action of the newsletter's page passes it to the page's
 * loader, from whose data the form in the frame reads it.
 */
export const postedNewsletter = createContext<FormState | null>(null);

/** The loader data of the newsletter's own page; undefined on any other page. */
export function useNewsletterPage(): { answer: FormState | null } | undefined {
  const match = useMatches().find(({ id }) => id === 'shell.newsletter');
  return match?.loaderData as { answer: FormState | null } | undefined;
}
