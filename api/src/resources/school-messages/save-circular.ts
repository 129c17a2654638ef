import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { RecipientGroup } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { findCall } from '../school-calls/find.ts';
import { findRegistrationsIn } from '../school-registrations/find.ts';
import { saveHeldMessage } from './save.ts';

const statesOf: Record<RecipientGroup, readonly RegistrationState[]> = {
  all: ['submitted', 'assigned', 'confirmed', 'waiting', 'attended', 'absent'],
  assigned: ['assigned'],
  confirmed: ['confirmed', 'attended'],
  waiting: ['waiting'],
};

interface Circular {
  call: string;
  to: RecipientGroup;
  /** The form's own key, so that a form sent twice is saved once. */
  formKey: string;
  text: string;
  at: Date;
  siteUrl: string;
}

/** Saves the same message for each registration of a group; each school gets its email. @returns the number of messages */
export async function saveCircular(transaction: Database, { call: key, to, ...message }: Circular): Promise<number> {
  await holdOffConcertEdits(transaction);
  const recipients = (await findRegistrationsIn(transaction, key)).filter(({ state }) => statesOf[to].includes(state));
  const call = await findCall(transaction, key, message.at);
  for (const { reference } of recipients) await saveHeldMessage(transaction, { ...message, call, reference });
  return recipients.length;
}
