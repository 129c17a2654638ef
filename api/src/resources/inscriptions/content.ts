import { z } from 'zod';
import { personFields } from '@ofgc/shared/domain/inscriptions/inscription-field.ts';
import { consentFields } from '@ofgc/shared/domain/consents/consent.schema.ts';
import { formField } from '@ofgc/shared/forms/form-state.ts';
import { textSchema } from '../../content/bilingual.ts';
import { dayOrInstantSchema } from '../../content/dates.ts';
import { slugSchema } from '../../content/fields.ts';
import { type Purpose, purposes } from '../consents/consent-texts.ts';

/** Field names that every form has already. */
const takenNames = new Set([formField, ...Object.keys(personFields), ...Object.keys(consentFields)]);

const purpose = z.custom<Purpose>(
  (value) => purposes.includes(value as Purpose),
  'consents/texts.json has no such purpose',
);
const places = z.int().positive().optional();
/** When the inscription or option is open; always, if both are missing. An inscription with a subject is open as its options are. */
const period = { opensAt: dayOrInstantSchema.optional(), closesAt: dayOrInstantSchema.optional() };

const option = z.union([
  z.strictObject({ value: slugSchema, label: textSchema, places, ...period }),
  /** A date, whose label is made from it. The option closes when the date begins. */
  z.strictObject({
    value: slugSchema,
    at: z.iso.datetime({ offset: true }),
    note: textSchema.optional(),
    places,
    ...period,
  }),
]);

const common = {
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,30}$/)
    .refine((name) => !takenNames.has(name), 'every form has a field of this name'),
  label: textSchema,
  hint: textSchema.optional(),
  isRequired: z.boolean().default(false),
  /** Required for visitors below the age of consent, by the field of the kind `birthYear`. */
  forMinors: z.boolean().default(false),
  isWide: z.boolean().default(false),
  /** The value of the HTML attribute. */
  autoComplete: z.string().optional(),
};
const maxLength = (most: number) => z.int().min(1).max(most).default(most);

const field = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), ...common, maxLength: maxLength(200) }),
  z.strictObject({ kind: z.literal('text'), ...common, maxLength: maxLength(4_000) }),
  z.strictObject({ kind: z.literal('phone'), ...common }),
  /** As only the year of birth is known, a minimum age counts as reached all year, and a maximum age as not yet exceeded. */
  z.strictObject({ kind: z.literal('birthYear'), ...common, minAge: z.int().min(0), maxAge: z.int().max(120) }),
  z.strictObject({ kind: z.literal('count'), ...common, min: z.int().min(0), max: z.int().max(999) }),
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    /** The field's own options, or the workshops of the content. */
    options: z.union([z.array(option).min(1), z.literal('workshops')]),
  }),
  z.strictObject({ kind: z.literal('consent'), ...common, purpose }),
  z.strictObject({ kind: z.literal('performance'), ...common }),
]);
export type InscriptionFieldContent = z.infer<typeof field>;

const definition = z
  .strictObject({
    key: slugSchema,
    title: textSchema,
    submit: textSchema,
    received: textSchema,
    /** The key of the department that answers. */
    department: slugSchema,
    consent: purpose,
    /** How many days an inscription is kept: after the end of its subject, or after it was sent. */
    retentionDays: z.int().positive(),
    /** The term in which the law requires an answer; the office's inbox shows its last day. */
    answerWithin: z
      .union([z.strictObject({ workingDays: z.int().positive() }), z.strictObject({ months: z.int().positive() })])
      .optional(),
    fields: z.array(field),
    /** The field that chooses the subject of the places: a choice or a performance. */
    subject: z.string().optional(),
    /** The field with the number of places asked for; without it, one place. */
    party: z.string().optional(),
    /** Places of each subject that does not set its own number. */
    places,
    /**
     * For an address to which the next opening of registration is told: it is taken only so long before it that it is still kept then.
     */
    remindsOf: z.literal('workshops').optional(),
    ...period,
  })
  .refine(({ fields }) => new Set(fields.map(({ name }) => name)).size === fields.length, 'two fields have one name')
  .refine(
    ({ fields, subject }) =>
      !subject || fields.some(({ name, kind }) => name === subject && (kind === 'choice' || kind === 'performance')),
    'its subject is none of its choices',
  )
  .refine(
    ({ subject, opensAt, closesAt }) => !subject || !(opensAt ?? closesAt),
    'its subject opens and closes it: give opensAt and closesAt to the options',
  )
  .refine(
    ({ remindsOf, subject, opensAt, closesAt }) => !remindsOf || !(subject ?? opensAt ?? closesAt),
    'what it reminds of opens and closes it: give it no subject, opensAt and closesAt',
  )
  .refine(
    ({ fields, party }) => !party || fields.some(({ name, kind }) => name === party && kind === 'count'),
    'its party is none of its counts',
  )
  .refine(
    ({ fields }) => fields.some(({ kind }) => kind === 'birthYear') || !fields.some(({ forMinors }) => forMinors),
    'what is for minors needs a field of the kind birthYear',
  );
/** A kind of inscription. */
export type InscriptionKind = z.infer<typeof definition>;

export const inscriptionsContent = z.array(definition);
