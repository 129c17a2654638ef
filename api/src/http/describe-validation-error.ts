import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message } from '../locales/messages.ts';

/** The part of a zod issue that Fastify passes on: its code, the parameter as a JSON pointer, the limits. */
export interface ParameterIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

/** One sentence about a wrong parameter. */
export function describeValidationError({ keyword, instancePath, params }: ParameterIssue, lang: Locale): string {
  const name = instancePath.replace(/^\//, '');
  const isText = params.origin === 'string';
  switch (keyword) {
    case 'unrecognized_keys':
      return message(lang, 'unknownParameter', { name: listed(params.keys) });
    case 'invalid_value':
      return message(lang, 'notOneOf', { name, values: listed(params.values) });
    case 'invalid_type':
      return message(lang, params.expected === 'string' || params.expected === 'record' ? 'wrongForm' : 'notANumber', {
        name,
      });
    case 'too_small':
      return isText
        ? message(lang, 'wrongForm', { name })
        : message(lang, 'tooSmall', { name, limit: String(params.minimum) });
    case 'too_big':
      return isText
        ? message(lang, 'wrongForm', { name })
        : message(lang, 'tooLarge', { name, limit: String(params.maximum) });
    default:
      return message(lang, 'wrongForm', { name });
  }
}
