import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message, type MessageKey } from '../locales/messages.ts';

/** The part of a zod issue that Fastify passes on: its code, the parameter as a JSON pointer, the limits. */
interface ParameterIssue {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

/** What is said about each kind of issue, with its values; of any other kind, that the parameter has a wrong form. */
const sentences: Record<string, (params: ParameterIssue['params']) => [MessageKey, Record<string, string>]> = {
  unrecognized_keys: ({ keys }) => ['unknownParameter', { name: listed(keys) }],
  invalid_value: ({ values }) => ['notOneOf', { values: listed(values) }],
  invalid_type: ({ expected }) => [expected === 'string' || expected === 'record' ? 'wrongForm' : 'notANumber', {}],
  too_small: ({ minimum }) => ['tooSmall', { limit: String(minimum) }],
  too_big: ({ maximum }) => ['tooLarge', { limit: String(maximum) }],
};

/** One sentence about a wrong parameter. */
export function describeValidationError({ keyword, instancePath, params }: ParameterIssue, lang: Locale): string {
  // The limits of a text's length say nothing to whoever wrote an address.
  const sentence = params.origin === 'string' ? undefined : sentences[keyword];
  const [key, values] = sentence?.(params) ?? ['wrongForm', {}];
  return message(lang, key, { name: instancePath.replace(/^\//, ''), ...values });
}
