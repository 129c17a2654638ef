import { z } from 'zod';

// The errors of a form's schema are keys of the API's sentences. What a plain form and what a program send differ in type:
// whatever is no text counts as an empty one, and a number or a tick may be written as text.

/** RFC 5321: a path of 256 octets with its angle brackets, a local part of 64. */
const maxEmailLength = 254;
const email =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** Signs that turn the writing of what follows, and such as have no width: a name could look like another one. */
const unseenSigns = /[\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text as somebody sees it, each letter in one spelling; one without a visible letter is empty. Joiners stay: scripts and emoji need them. */
function visible(value: string): string {
  const text = value.toWellFormed().normalize('NFC').replace(unseenSigns, '');
  return /^[\p{Cf}\p{Cc}\s]*$/u.test(text) ? '' : text;
}

/** One line of text, of any input. Control characters are removed: PostgreSQL cannot store the zero byte. */
export function lineOf(value: unknown): string {
  return typeof value === 'string'
    ? visible(value)
        .replace(/\p{Cc}/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/** Text of several lines, with line feeds only and at most one empty line in a row. */
function textOf(value: unknown): string {
  return typeof value === 'string'
    ? visible(value)
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
 * One line of text as `lineOf` reads it; a missing one is empty, which is wrong only where the rule requires it.
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

/** A text that goes back into the content's files, where double braces name facts: it may not have them. */
export function withoutFacts<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => !text.includes('{{'), 'noBraces');
}

/** In lower case. */
export const emailField = z.preprocess(
  (value) => lineOf(value).toLowerCase(),
  z.string().min(1, 'emailRequired').max(maxEmailLength, 'emailInvalid').regex(email, 'emailInvalid'),
);

/** A number without sign and fraction; 0 for anything else. */
export function countOf(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : lineOf(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

export const tickField = z.preprocess((value) => value === true || value === 'true', z.boolean());

/** For a rule over several fields: names the field that is wrong, and is applied where others are wrong, too. */
export function errorAt(field: string, error: string) {
  return { path: [field], error, when: () => true };
}

/** What a visitor can name on the telephone. */
export const receiptSchema = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;
