import { createHash } from 'node:crypto';
import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { RecipientGroup } from '@ofgc/shared/domain/school-registrations/recipients.ts';
import type { Database } from '../../database/database.ts';
import { findRegistrationsIn } from '../school-registrations/find.ts';
import { saveMessage } from './save.ts';

const statesOf: Record<RecipientGroup, readonly RegistrationState[]> = {
  all: ['submitted', 'assigned', 'confirmed', 'waiting', 'attended', 'absent'],
  assigned: ['assigned'],
  confirmed: ['confirmed', 'attended'],
  waiting: ['waiting'],
};

interface Circular {
  call: string;
  to: RecipientGroup;
  /** Of the form, made with it: what is sent twice is saved once. */
  formKey: string;
  text: string;
  at: Date;
  siteUrl: string;
}

/** Writes the same message about each registration of a group; each school gets its letter. @returns how many there are */
export async function sendCircular(
  transaction: Database,
  { call, to, formKey, ...message }: Circular,
): Promise<number> {
  const meant = (await findRegistrationsIn(transaction, call)).filter(({ state }) => statesOf[to].includes(state));
  for (const { reference } of meant)
    await saveMessage(transaction, { ...message, reference, formKey: keyFor(formKey, reference) });
  return meant.length;
}

/** One key for each registration, always the same for the same form. */
function keyFor(formKey: string, reference: string): string {
  const hash = createHash('sha256').update(`${formKey}:${reference}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
