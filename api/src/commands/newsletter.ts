import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { emailField } from '@ofgc/shared/forms/form.schema.ts';
import { callSite } from '../http/internal-client.ts';
import type { SubscriberOrder } from '../resources/newsletter/internal-routes.ts';
import type { NewsletterRecipient, Subscriber } from '../resources/newsletter/present.ts';
import { csvCell } from '../files/csv-cell.ts';

// npm run newsletter -- list: the confirmed subscribers as a CSV table, each with a new link that ends the subscription, for whoever sends an
// issue. `leave EMAIL` ends the subscription of somebody who no longer has such a link; `show` prints what the site knows about them, and
// `correct` mends their name. The site must run, because subscriptions are in its database.
const usage = 'npm run newsletter -- list | show EMAIL | leave EMAIL | correct EMAIL NAME LASTNAME';

/** The table: a line of names, then a line for each subscriber. */
async function listRecipients(): Promise<string> {
  const recipients = await callSite<NewsletterRecipient[]>('newsletter/recipients', {});
  const columns = ['email', 'name', 'lastname', 'lang', 'link'] as const;
  const lines = recipients.map((recipient) => columns.map((column) => csvCell(recipient[column])).join(','));
  return [columns.join(','), ...lines].join('\n');
}

/** @returns undefined for an unknown verb, or one with too few or too many words */
function orderOf(
  verb: string | undefined,
  { email, name, lastname }: Record<'email' | 'name' | 'lastname', string>,
): SubscriberOrder | undefined {
  if (verb === 'correct' && lastname) return { verb, email, name, lastname };
  return (verb === 'show' || verb === 'leave') && !name ? { verb, email } : undefined;
}

await runCommand(async () => {
  const [verb, email = '', name = '', lastname = ''] = readArguments({ usage, options: {}, most: 4 }).positionals;
  if (verb === 'list' && !email) return listRecipients();
  const order = orderOf(verb, { email, name, lastname });
  if (!order) throw new Error(usage);
  if (!emailField.safeParse(email).success) throw new Error(`${email || 'Nothing'} is no email address. ${usage}`);
  const subscriber = await callSite<Subscriber | null>('newsletter', order);
  if (!subscriber) throw new Error(`Nobody has subscribed to the newsletter with ${email}.`);
  if (verb === 'leave') return `${subscriber.email}: the subscription, its consent and its waiting emails are deleted.`;
  const { lang, consentText, createdAt, confirmedAt } = subscriber;
  return [
    `${subscriber.email}: ${subscriber.name} ${subscriber.lastname}, language ${lang}`,
    `subscribed ${createdAt}, with the consent of version ${consentText}`,
    confirmedAt ? `confirmed ${confirmedAt}` : 'not confirmed',
  ].join('\n');
});
