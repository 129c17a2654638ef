import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter/newsletter.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { emailOf, emailProblem, errorsOf, type FieldErrors, lengthProblem, lineOf } from '../../forms/field-rules.ts';
import type { MessageKey } from '../../locales/messages.ts';

export type CheckedSubscription = { subscription: NewsletterSubscription } | { errors: FieldErrors };

const maxNameLength = 80;
const maxLastnameLength = 120;

/**
 * The server's rules of the subscription (`docs/requirements.md#newsletter`): all fields are checked, each violation has its sentence.
 * @param body of unknown shape
 */
export function checkSubscription(body: Record<string, unknown>, lang: Locale): CheckedSubscription {
  const subscription = {
    name: lineOf(body.name),
    lastname: lineOf(body.lastname),
    email: emailOf(body.email),
    conditions: body.conditions === true,
  };
  const problems: Record<keyof NewsletterSubscription, MessageKey[]> = {
    name: lengthProblem(subscription.name, maxNameLength, 'nameRequired', 'nameTooLong'),
    lastname: lengthProblem(subscription.lastname, maxLastnameLength, 'lastnameRequired', 'lastnameTooLong'),
    email: emailProblem(subscription.email),
    conditions: subscription.conditions ? [] : ['conditionsRequired'],
  };
  const errors = errorsOf(problems, lang);
  return errors ? { errors } : { subscription };
}
