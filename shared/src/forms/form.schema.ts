import { z } from 'zod';
import { visibleText } from '../text/visible-text.ts';

// The errors of a form's schema are keys of the API's sentences. A plain form and a program send values of different types:
// a value that should be text but is not counts as empty, and a number or a tick may be sent as text.

/** RFC 5321: a path of 256 octets with its angle brackets, a local part of 64. */
const maxEmailLength = 254;
const email =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** One line of text from any input. Control characters are removed: PostgreSQL cannot store the zero byte. */
export function lineOf(value: unknown): string {
  return typeof value === 'string'
    ? visibleText(value)
        .replace(/\p{Cc}/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/** Text of several lines, with line feeds only and at most one empty line in a row. */
function textOf(value: unknown): string {
  return typeof value === 'string'
    ? visibleText(value)
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : '';
}

interface TextRule {
  isRequired?: boolean;
  maxLength: number;
}
interface TextErrors {
  required?: string;
  tooLong: string;
}

function limitedText({ isRequired, maxLength }: TextRule, { required, tooLong }: TextErrors) {
  const text = z.string().max(maxLength, tooLong);
  return isRequired ? text.min(1, required) : text;
}

/**
 * One line of text as `lineOf` reads it; a missing field counts as empty, which is an error only where the rule requires the field.
 * `maxLength` counts UTF-16 units.
 * @param errors keys of the API's sentences
 */
export function lineField(rule: TextRule, errors: TextErrors) {
  const field = z.preprocess(lineOf, limitedText(rule, errors));
  return rule.isRequired ? field : field.prefault('');
}

/** The same for several lines: with line feeds only, and at most one empty line in a row. */
export function textField(rule: TextRule, errors: TextErrors) {
  const field = z.preprocess(textOf, limitedText(rule, errors));
  return rule.isRequired ? field : field.prefault('');
}

/** For a text that is written into the content's files, where double braces name facts: refuses opening double braces. */
export function withoutFacts<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => !text.includes('{{'), 'noBraces');
}

/** An email address, converted to lower case. */
export const emailField = z.preprocess(
  (value) => lineOf(value).toLowerCase(),
  z.string().min(1, 'emailRequired').max(maxEmailLength, 'emailInvalid').regex(email, 'emailInvalid'),
);

/** A whole number without sign, of at most nine digits; 0 for anything else. */
export function countOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : lineOf(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

export const tickField = z.preprocess((value) => value === true || value === 'true', z.boolean());

/** Options of a rule over several fields: the field with the error; the rule is also applied where other fields are invalid. */
export function errorAt(field: string, error: string) {
  return { path: [field], error, when: () => true };
}

/** The reference that a visitor can give on the telephone. */
export const receiptSchema = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;
