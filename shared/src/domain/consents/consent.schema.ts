import { z } from 'zod';
import { honeypotField } from '../../forms/form-state.ts';
import { tickField } from '../../forms/form.schema.ts';

/** The consent question of a form, with the API's wording. */
export const consentQuestionSchema = z.object({
  purpose: z.string(),
  /** Sent back with the form, so that the recorded wording is the one that was shown. */
  version: z.string(),
  /** The text beside the checkbox. */
  text: z.string(),
  /** The first layer of information: controller, purpose, basis, retention, rights. */
  notice: z.string(),
  /** The time of the response; sent back with the form, because people take longer than bots to fill it in. */
  shownAt: z.iso.datetime(),
});
export type ConsentQuestion = z.infer<typeof consentQuestionSchema>;

/** The fields that a form with a consent sends beside its own; the last two keep bots out. */
export const consentFields = {
  consent: tickField.refine(Boolean, 'consentRequired'),
  consentVersion: z.string().catch(''),
  shownAt: z.string().optional().catch(undefined),
  [honeypotField]: z.string().optional().catch(undefined),
};
