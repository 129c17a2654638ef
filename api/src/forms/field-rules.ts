import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message, type MessageKey } from '../locales/messages.ts';

export type FieldErrors = Record<string, string[]>;

/** RFC 5321: a path of 256 octets with its angle brackets, a local part of 64. */
const maxEmailLength = 254;
const maxLocalPartLength = 64;
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/** One line of text, of any input. Control characters are removed: PostgreSQL cannot store the zero byte. */
export function lineOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

/** Text of several lines, with line feeds only and at most one empty line in a row. */
export function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : '';
}

export function emailOf(value: unknown): string {
  return lineOf(value).toLowerCase();
}

/** @param limit in characters */
export function lengthProblem(value: string, limit: number, required: MessageKey, tooLong: MessageKey): MessageKey[] {
  if (!value) return [required];
  return value.length > limit ? [tooLong] : [];
}

export function emailProblem(value: string): MessageKey[] {
  if (!value) return ['emailRequired'];
  const local = value.slice(0, value.lastIndexOf('@'));
  const isEmail =
    value.length <= maxEmailLength &&
    local.length <= maxLocalPartLength &&
    !/^\.|\.\.|\.$/.test(local) &&
    email.test(value);
  return isEmail ? [] : ['emailInvalid'];
}

/** The sentences about each wrong field; undefined where all are right. */
export function errorsOf(problems: Record<string, MessageKey[]>, lang: Locale): FieldErrors | undefined {
  const errors = Object.entries(problems)
    .filter(([, keys]) => keys.length)
    .map(([field, keys]) => [field, keys.map((key) => message(lang, key))]);
  return errors.length ? (Object.fromEntries(errors) as FieldErrors) : undefined;
}
