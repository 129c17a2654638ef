import { z } from 'zod';
import { honeypotField } from '../../forms/form-state.ts';
import { tickField } from '../../forms/form.schema.ts';

/** What a form asks a visitor to agree to, as the API words it. */
export const consentQuestionSchema = z.object({
  purpose: z.string(),
  /** Comes back with the form, so that what is recorded is what was shown. */
  version: z.string(),
  /** Beside the box to tick. */
  text: z.string(),
  /** The first layer of information: controller, purpose, basis, retention, rights. */
  notice: z.string(),
  /** When the question was handed out; comes back with the form, which people take longer to fill in than bots. */
  shownAt: z.iso.datetime(),
});
export type ConsentQuestion = z.infer<typeof consentQuestionSchema>;

/** What a form with a consent sends beside its own fields; the last two keep bots out. */
export const consentFields = {
  consent: tickField.refine(Boolean, 'consentRequired'),
  consentVersion: z.string().catch(''),
  shownAt: z.string().optional().catch(undefined),
  [honeypotField]: z.string().optional().catch(undefined),
};
