import { z } from 'zod';
import { consentFields } from '@ofgc/shared/domain/consents/consent.schema.ts';
import { personFields, wordingField } from '@ofgc/shared/domain/inscriptions/inscription-field.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { needsGuardian } from '@ofgc/shared/domain/consents/age-of-consent.ts';
import {
  countOf,
  emailField,
  errorAt,
  lineField,
  lineOf,
  textField,
  tickField,
} from '@ofgc/shared/forms/form.schema.ts';
import { optionalPhone } from '@ofgc/shared/forms/phone.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { readForm, type FieldValues } from '../../forms/read-form.ts';
import type { Purpose } from '../consents/consent-texts.ts';
import { isKnownWording, outdatedAt } from '../consents/consent-rule.ts';
import type { InscriptionFieldContent, InscriptionKind } from './content.ts';
import type { Choice } from './choices.ts';

/** The fields of every inscription. */
export const personSchema = z.object({
  name: lineField(personFields.name, { required: 'fullNameRequired', tooLong: 'fullNameTooLong' }),
  email: emailField,
  ...consentFields,
});

const errors = { required: 'answerRequired', tooLong: 'answerTooLong' };

interface Reading {
  lang: Locale;
  /** The year by the site's clock. */
  year: number;
  /** The available choices by the name of their field. */
  choices: ReadonlyMap<string, readonly Choice[]>;
}

/** An inscription with valid fields. */
export interface ReadInscription {
  name: string;
  email: string;
  /** The values of the kind's own fields, by name; empty fields are left out. */
  answers: Record<string, string>;
  /** The versions of the wordings that the visitor agreed to. */
  versions: { own: string; others: { purpose: Purpose; version: string }[] };
}

/** @throws InvalidForm with every wrong field */
export function readInscription(
  kind: InscriptionKind,
  body: Record<string, unknown>,
  reading: Reading,
): ReadInscription {
  const { lang, year } = reading;
  const own = Object.fromEntries(kind.fields.map((field) => [field.name, schemaOf(field, reading)]));
  const versions = Object.fromEntries(
    kind.fields
      .filter(({ kind: type }) => type === 'consent')
      .map(({ name }) => [wordingField(name), z.string().catch('')]),
  );
  let schema = z
    .object({ ...personSchema.shape, ...own, ...versions })
    .refine(({ consentVersion }) => isKnownWording(kind.consent, consentVersion), outdatedAt('consent'));
  const born = kind.fields.find((field) => field.kind === 'birthYear');
  const isMinor = born !== undefined && needsGuardian(countOf(body[born.name]), year) && countOf(body[born.name]) > 0;
  for (const field of kind.fields) {
    if (field.forMinors && isMinor)
      schema = schema.refine((form) => Boolean(valueOf(form, field.name)), errorAt(field.name, 'minorRequired'));
    if (field.kind === 'consent')
      schema = schema.refine(
        (form) =>
          !valueOf(form, field.name) || isKnownWording(field.purpose, String(valueOf(form, wordingField(field.name)))),
        outdatedAt(field.name),
      );
  }
  const read = readForm(schema, body, lang, fieldValues(kind, lang));
  const shownFields = kind.fields.filter(({ forMinors }) => !forMinors || isMinor);
  const answered = shownFields.flatMap((field) => {
    const value = valueOf(read, field.name);
    return value ? [{ field, value: typeof value === 'string' ? value : JSON.stringify(value) }] : [];
  });
  return {
    name: read.name,
    email: read.email,
    answers: Object.fromEntries(answered.map(({ field, value }) => [field.name, value])),
    versions: {
      own: read.consentVersion,
      others: answered.flatMap(({ field }) =>
        field.kind === 'consent'
          ? [{ purpose: field.purpose, version: String(valueOf(read, wordingField(field.name))) }]
          : [],
      ),
    },
  };
}

function schemaOf(field: InscriptionFieldContent, { year, choices }: Reading): z.ZodType {
  switch (field.kind) {
    case 'line':
      return lineField(field, errors);
    case 'text':
      return textField(field, errors);
    case 'phone':
      return z
        .preprocess(
          lineOf,
          optionalPhone.refine((number) => !field.isRequired || number !== '', 'answerRequired'),
        )
        .prefault('');
    case 'birthYear':
      return z.preprocess(
        countOf,
        z
          .number()
          .min(year - 120, 'birthYearInvalid')
          .max(year, 'birthYearInvalid')
          .min(year - field.maxAge - 1, 'tooOld')
          .max(year - field.minAge, 'tooYoung'),
      );
    case 'count':
      return z.preprocess(countOf, z.number().min(field.min, 'countInvalid').max(field.max, 'countInvalid'));
    case 'choice':
    case 'performance': {
      const known = choices.get(field.name) ?? [];
      return z.preprocess(
        lineOf,
        z.string().refine((value) => known.some((choice) => choice.value === value), 'choiceRequired'),
      );
    }
    case 'consent':
      return (field.isRequired ? tickField.refine(Boolean, 'answerRequired') : tickField).prefault(false);
  }
}

/** The values that are inserted into the sentences about a field. */
function fieldValues(kind: InscriptionKind, lang: Locale): FieldValues {
  const read = readerIn(lang);
  return Object.fromEntries(
    kind.fields.map((field) => [
      field.name,
      {
        field: read(field.label),
        ...(field.kind === 'count' && { min: field.min, max: field.max }),
        ...(field.kind === 'birthYear' && { minAge: field.minAge, maxAge: field.maxAge }),
      },
    ]),
  );
}

function valueOf(form: object, name: string): unknown {
  return (form as Record<string, unknown>)[name];
}
