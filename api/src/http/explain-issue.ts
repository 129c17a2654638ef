import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../locales/messages.ts';

/** The part of a zod issue that says what is wrong with a parameter. */
export interface ParameterIssue {
  code: string;
  path: readonly PropertyKey[];
  keys?: readonly string[];
  values?: readonly unknown[];
  expected?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
  input?: unknown;
}

/** One sentence for the person who wrote the address. */
export function explainIssue(issue: ParameterIssue, lang: Locale): string {
  const name = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return message(lang, 'unknownParameter', { name: issue.keys?.join(', ') ?? '' });
    case 'invalid_value':
      return message(lang, 'notOneOf', { name, values: issue.values?.join(', ') ?? '' });
    case 'invalid_type':
      return message(lang, issue.expected === 'number' || issue.expected === 'int' ? 'notANumber' : issue.input === undefined ? 'missing' : 'wrongForm', { name });
    case 'too_small':
      return message(lang, issue.origin === 'string' ? 'wrongForm' : 'tooSmall', { name, limit: String(issue.minimum) });
    case 'too_big':
      return message(lang, issue.origin === 'string' ? 'wrongForm' : 'tooLarge', { name, limit: String(issue.maximum) });
    default:
      return message(lang, 'wrongForm', { name });
  }
}
