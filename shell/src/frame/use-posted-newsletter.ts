import { useMatches } from 'react-router';
import type { NewsletterAnswer } from '../routing/newsletter-answer.ts';

/** What became of the form when it was posted without JavaScript: the page `/boletin` carries the answer. */
export function usePostedNewsletter(): NewsletterAnswer | null {
  const match = useMatches().find(({ id }) => id === 'shell.newsletter');
  return (match?.loaderData as { answer: NewsletterAnswer | null } | undefined)?.answer ?? null;
}
