import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { message, type MessageKey } from '../locales/messages.ts';

export type FieldErrors = Record<string, string[]>;
export type Checked = { subscription: NewsletterSubscription } | { errors: FieldErrors };

const longestName = 80;
const longestLastname = 120;
/** RFC 5321: a path of 256 octets with its angle brackets, a local part of 64. */
const longestEmail = 254;
const longestLocalPart = 64;
const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

function words(value: unknown): string {
  // Control characters are no part of a name, and a database cannot hold the zero byte.
  return typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
}

function lengthProblem(value: string, limit: number, required: MessageKey, tooLong: MessageKey): MessageKey[] {
  if (!value) return [required];
  return value.length > limit ? [tooLong] : [];
}

function isEmail(value: string): boolean {
  const local = value.slice(0, value.lastIndexOf('@'));
  return (
    value.length <= longestEmail && local.length <= longestLocalPart && !/^\.|\.\.|\.$/.test(local) && email.test(value)
  );
}

/**
 * The server's rules of the subscription (specification §5): all fields are checked, each violation has its sentence.
 * @param body what arrived, of unknown shape
 */
export function checkSubscription(body: Record<string, unknown>, lang: Locale): Checked {
  const subscription = {
    name: words(body.name),
    lastname: words(body.lastname),
    email: words(body.email).toLowerCase(),
    conditions: body.conditions === true,
  };
  const problems: Record<keyof NewsletterSubscription, MessageKey[]> = {
    name: lengthProblem(subscription.name, longestName, 'nameRequired', 'nameTooLong'),
    lastname: lengthProblem(subscription.lastname, longestLastname, 'lastnameRequired', 'lastnameTooLong'),
    email: !subscription.email ? ['emailRequired'] : isEmail(subscription.email) ? [] : ['emailInvalid'],
    conditions: subscription.conditions ? [] : ['conditionsRequired'],
  };
  const errors = Object.entries(problems)
    .filter(([, keys]) => keys.length)
    .map(([field, keys]) => [field, keys.map((key) => message(lang, key))]);
  return errors.length ? { errors: Object.fromEntries(errors) as FieldErrors } : { subscription };
}
