import { z } from 'zod';
import { consentQuestionSchema } from '../consents/consent.schema.ts';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { inscriptionFieldKinds } from './inscription-field.ts';

/** One of a choice: a visit, a workshop, a membership. */
export const inscriptionOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  state: z.enum(enrolmentStates),
  /** When it opens, where it has not yet. */
  opensAt: z.iso.datetime().nullable(),
  /** Null where places are not counted. */
  placesLeft: z.int().nullable(),
});

export const inscriptionFieldSchema = z.object({
  name: z.string(),
  kind: z.enum(inscriptionFieldKinds),
  label: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  /** Only those below the age of consent must fill it in. */
  forMinors: z.boolean(),
  isWide: z.boolean(),
  autoComplete: z.string().nullable(),
  /** Of a choice. */
  options: z.array(inscriptionOptionSchema),
  /** Of a consent besides the form's own. */
  consent: consentQuestionSchema.nullable(),
});
export type InscriptionField = z.infer<typeof inscriptionFieldSchema>;

/** Something that one joins or asks for on the web, with the form that the content makes for it. */
export const inscriptionSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** The words of its button. */
  submit: z.string(),
  /** What happens next, shown to the sender. */
  received: z.string(),
  state: z.enum(enrolmentStates),
  opensAt: z.iso.datetime().nullable(),
  placesLeft: z.int().nullable(),
  /** Besides the name and the email address that every inscription asks for. */
  fields: z.array(inscriptionFieldSchema),
  consent: consentQuestionSchema,
  lang: localeSchema,
});
export type Inscription = z.infer<typeof inscriptionSchema>;
