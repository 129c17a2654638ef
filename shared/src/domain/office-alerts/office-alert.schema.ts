import { z } from 'zod';
import { countOf, lineOf, textField, withoutFacts } from '../../forms/form.schema.ts';
import { alertFields } from './office-alert-fields.ts';

/** Of the islands, as `datetime-local` writes it. */
const localTime = (error: string) =>
  z.preprocess(
    lineOf,
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, error),
  );

export const alertFormSchema = z
  .object({
    version: z.preprocess(countOf, z.number().int()),
    es: withoutFacts(textField(alertFields.es, { required: 'alertRequired', tooLong: 'textTooLong' })),
    en: withoutFacts(textField(alertFields.en, { required: 'alertRequired', tooLong: 'textTooLong' })),
    from: localTime('timeRequired'),
    to: localTime('timeRequired'),
    state: z.enum(['draft', 'published'], 'chooseOne'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'alertEndsBefore' });
export const alertUndoSchema = z.object({ version: z.preprocess(countOf, z.number().int()) });

const inEachLanguage = z.object({ es: z.string(), en: z.string() });

export const officeAlertSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** As it was written. */
  text: inEachLanguage,
  /** As the site shows it. */
  html: inEachLanguage,
  from: z.string(),
  to: z.string(),
  state: z.enum(['draft', 'scheduled', 'shown', 'over']),
  /** The newest first; empty where only the files have it. */
  history: z.array(z.object({ version: z.number().int(), at: z.string(), actor: z.string(), text: z.string() })),
});
export type OfficeAlert = z.infer<typeof officeAlertSchema>;
