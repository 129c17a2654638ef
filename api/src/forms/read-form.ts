import type { z } from 'zod';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message, type MessageKey } from '../locales/messages.ts';

/** A posted form with wrong fields. The error handler answers 422 with all sentences, and also with those of each field. */
export class InvalidForm extends Error {
  readonly errors: Record<string, string[]>;

  constructor(errors: Record<string, string[]>) {
    super(Object.values(errors).flat().join(' '));
    this.errors = errors;
  }
}

/** Values that are inserted into the sentences about a field, by its name: `{ people: { field: 'Personas', max: 6 } }`. */
export type FieldValues = Readonly<Record<string, Record<string, string | number>>>;

/**
 * Reads a posted form with its schema. All fields are checked.
 * @param schema whose errors are keys of sentences
 * @throws InvalidForm with one sentence for each wrong field, in the order of the schema
 */
export function readForm<Form extends z.ZodObject>(
  schema: Form,
  body: unknown,
  lang: Locale,
  values: FieldValues = {},
): z.output<Form> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const errors: Record<string, string[]> = {};
  for (const field of Object.keys(schema.shape)) {
    const issue = error.issues.find(({ path }) => path[0] === field);
    if (issue) errors[field] = [sentenceOf(issue, lang, values[field])];
  }
  throw new InvalidForm(errors);
}

function sentenceOf(issue: z.core.$ZodIssue, lang: Locale, values: FieldValues[string] = {}): string {
  const limit = issue.code === 'too_big' && { max: Number(issue.maximum) };
  return message(lang, issue.message as MessageKey, { ...limit, ...values });
}
