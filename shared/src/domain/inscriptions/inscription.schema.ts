import { z } from 'zod';
import { consentQuestionSchema } from '../consents/consent.schema.ts';
import { enrolmentStates } from '../enrolment/enrolment-state.ts';
import { localeSchema } from '../locale.schema.ts';
import { inscriptionFieldKinds } from './inscription-field.ts';

/** An option of a choice: a visit, a workshop, a membership. */
const inscriptionOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  state: z.enum(enrolmentStates),
  /** When the option opens; null once it is open. */
  opensAt: z.iso.datetime().nullable(),
  /** Null where places are not counted. */
  placesLeft: z.int().nullable(),
});

const inscriptionFieldSchema = z.object({
  name: z.string(),
  kind: z.enum(inscriptionFieldKinds),
  label: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  /** Required only for people below the age of consent. */
  forMinors: z.boolean(),
  isWide: z.boolean(),
  autoComplete: z.string().nullable(),
  /** For a choice. */
  options: z.array(inscriptionOptionSchema),
  /** For a consent in addition to the form's own. */
  consent: consentQuestionSchema.nullable(),
});
export type InscriptionField = z.infer<typeof inscriptionFieldSchema>;

/** Something to join or request on the site, with the form that the content defines for it. */
export const inscriptionSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** The label of the button. */
  submit: z.string(),
  /** A text for the sender about what happens next. */
  received: z.string(),
  state: z.enum(enrolmentStates),
  opensAt: z.iso.datetime().nullable(),
  placesLeft: z.int().nullable(),
  /** The fields in addition to name and email address, which every inscription has. */
  fields: z.array(inscriptionFieldSchema),
  consent: consentQuestionSchema,
  lang: localeSchema,
});
export type Inscription = z.infer<typeof inscriptionSchema>;
