import { z } from 'zod';
import { htmlSchema } from '../../http/html.schema.ts';
import { timeZone } from '../../dates/time-zone.ts';
import { zonedInstant } from '../../dates/zoned-instant.ts';
import { countOf, lineOf, textField, withoutFacts } from '../../forms/form.schema.ts';
import { alertFields } from './office-alert-field-rules.ts';

const localTime = z.iso
  .datetime({ local: true, precision: -1 })
  // zod's `local` also accepts an instant in UTC, which is refused here.
  .refine((value) => value >= '2000' && !value.endsWith('Z'));
/** A local time of the islands, in the format of `datetime-local`. */
const localTimeField = (error: string) =>
  z.preprocess(
    lineOf,
    z.string().refine((value) => localTime.safeParse(value).success, { error, abort: true }),
  );

/** An hour that is skipped when the clocks change counts as the hour after it. */
export const instantOf = (local: string) => zonedInstant(local.slice(0, 10), local.slice(11), timeZone);

export const alertFormSchema = z
  .object({
    version: z.preprocess(countOf, z.number().int()),
    es: withoutFacts(textField(alertFields.es, { required: 'alertRequiredEs', tooLong: 'textTooLong' })),
    en: withoutFacts(textField(alertFields.en, { required: 'alertRequiredEn', tooLong: 'textTooLong' })),
    from: localTimeField('alertFromRequired'),
    to: localTimeField('alertToRequired'),
    state: z.enum(['draft', 'published'], 'chooseOne'),
    /** Made with the page of a new alert: distinguishes a second click from another alert with the same text. */
    formKey: z.uuid().optional().catch(undefined),
  })
  .refine(({ from, to }) => instantOf(from) < instantOf(to), { path: ['to'], error: 'alertEndsBefore' });
export const alertUndoSchema = z.object({ version: z.preprocess(countOf, z.number().int()) });

const inEachLanguage = z.object({ es: z.string(), en: z.string() });

/** An alert as it was saved once. */
const alertVersionSchema = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** In Spanish. */
  text: z.string(),
  /** In English. */
  english: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  isPublished: z.boolean(),
});

export const officeAlertSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** The text as the office wrote it. */
  text: inEachLanguage,
  /** The HTML that the site shows. */
  html: z.object({ es: htmlSchema, en: htmlSchema }),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  state: z.enum(['draft', 'scheduled', 'shown', 'over']),
  /** The newest first; empty for an alert that comes only from the content's files. */
  history: z.array(alertVersionSchema),
});
export type OfficeAlert = z.infer<typeof officeAlertSchema>;
