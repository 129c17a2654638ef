import { z } from 'zod';
import { emailField, lineField } from '../../forms/form.schema.ts';
import { newsletterFields } from './newsletter-field-rules.ts';

/** `POST /api/newsletter` (docs/requirements.md#newsletter). */
export const newsletterFormSchema = z.object({
  name: lineField(newsletterFields.name, { required: 'nameRequired', tooLong: 'nameTooLong' }),
  lastname: lineField(newsletterFields.lastname, { required: 'lastnameRequired', tooLong: 'lastnameTooLong' }),
  email: emailField,
  conditions: z.literal(true, 'conditionsRequired'),
});
export type NewsletterSubscription = z.output<typeof newsletterFormSchema>;

/** The subscription for which a link in an email stands. */
export const newsletterLinkSchema = z.object({ state: z.enum(['requested', 'confirmed']) });
export type NewsletterLink = z.infer<typeof newsletterLinkSchema>;
