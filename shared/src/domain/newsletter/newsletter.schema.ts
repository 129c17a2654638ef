import { z } from 'zod';

/** Field names are required (docs/requirements.md#newsletter). The API answers each violation in the visitor's language. */
export interface NewsletterSubscription {
  name: string;
  lastname: string;
  email: string;
  conditions: boolean;
}

/** What the link of a message about a subscription leads to. */
export const newsletterLinkSchema = z.object({ state: z.enum(['requested', 'confirmed']) });
export type NewsletterLink = z.infer<typeof newsletterLinkSchema>;

/** What arrives is unknown: a form post brings strings, the client JSON. The rules live in the API, with their messages. */
export const newsletterBodySchema = z.record(z.string(), z.unknown());
