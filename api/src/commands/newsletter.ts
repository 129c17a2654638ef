import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { emailField } from '@ofgc/shared/forms/form.schema.ts';
import { callSite } from '../http/internal-client.ts';
import type { SubscriberOrder } from '../resources/newsletter/internal-routes.ts';
import type { Subscriber } from '../resources/newsletter/present.ts';

// npm run newsletter -- leave EMAIL: ends the subscription of somebody who asks for it and no longer has the email with their link; `show`
// prints what the site knows about them. The site must run, because subscriptions are in its database.
const usage = 'npm run newsletter -- show EMAIL | leave EMAIL';

await runCommand(async () => {
  const [verb, email = ''] = readArguments({ usage, options: {}, most: 2 }).positionals;
  if (verb !== 'show' && verb !== 'leave') throw new Error(usage);
  if (!emailField.safeParse(email).success) throw new Error(`${email || 'Nothing'} is no email address. ${usage}`);
  const subscriber = await callSite<Subscriber | null>('newsletter', { verb, email } satisfies SubscriberOrder);
  if (!subscriber) throw new Error(`Nobody has subscribed to the newsletter with ${email}.`);
  if (verb === 'leave') return `${subscriber.email}: the subscription, its consent and its waiting emails are deleted.`;
  const { name, lastname, lang, consentText, createdAt, confirmedAt } = subscriber;
  return [
    `${subscriber.email}: ${name} ${lastname}, language ${lang}`,
    `subscribed ${createdAt}, with the consent of version ${consentText}`,
    confirmedAt ? `confirmed ${confirmedAt}` : 'not confirmed',
  ].join('\n');
});
