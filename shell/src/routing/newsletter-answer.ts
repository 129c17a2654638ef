import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter.schema.ts';
import { createContext } from 'react-router';

/** What became of a newsletter form that was posted without JavaScript; null where the page was just opened. */
export interface NewsletterAnswer {
  /** The API's status; 503 where it did not answer. */
  status: number;
  message?: string;
  errors: Record<string, string[]>;
  /** What the visitor had typed: nothing is lost. */
  values: NewsletterSubscription;
}

export const newsletterAnswer = createContext<NewsletterAnswer | null>(null);
