import { sql, type Selectable } from 'kysely';
import { minute } from '@ofgc/shared/dates/spans.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import type { Database } from '../database/database.ts';
import type { EmailQueue } from '../database/tables.generated.ts';
import { failureStatus, isPermanentFailure, type MailTransport, sendDeadline } from './mail-transport.ts';
import { retryPauses } from './retry-pauses.ts';

/** How long a claimed message belongs to a process, in milliseconds: longer than a transport may take. */
export const lease = sendDeadline + 2 * minute;

/** Between two looks into the queue, in milliseconds. */
export const deliveryPause = 1_000;

export interface Delivery {
  database: Database;
  transport: MailTransport;
  /** The real clock. */
  now?: () => Date;
  /** Gets sentences for the operator. */
  log: (sentence: string) => void;
  /** Stops after the current message. */
  signal?: AbortSignal;
}

const realNow = () => new Date();

/**
 * Delivers all messages that are due, the longest due first, one after the other.
 *
 * Several processes may do this at once: each claims a message (`for update skip locked`) for the lease, and no transaction is
 * open while it is sent. Each message is sent once, with one exception: when a process ends or loses the database after the
 * server accepted the message and before that is recorded, the message is sent again after the lease, with the same
 * Message-ID, by which mail servers and clients recognise duplicates.
 * @returns how many were sent
 */
export async function deliverDue({ database, transport, now = realNow, log, signal }: Delivery): Promise<number> {
  let sent = 0;
  while (true) {
    const email = signal?.aborted ? undefined : await claimNext(database, now());
    if (!email) return sent;
    const failure = await transport(email).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure) await reschedule(database, email, { ...failure, at: now(), log });
    else await markSent(database, email.id, now());
    if (!failure) sent += 1;
  }
}

/**
 * The next message that is due: first those with the links to accounts, which end within minutes, so that a flood of forms delays no
 * sign-in; no other process gets it until the lease is over. An earlier failure is cleared: only a message with one
 * waits between two tries, and can be taken back.
 */
async function claimNext(database: Database, at: Date): Promise<Selectable<EmailQueue> | undefined> {
  const { rows } = await sql<Selectable<EmailQueue>>`
    update email_queue set due_at = ${new Date(at.getTime() + lease).toISOString()}, attempts = attempts + 1, failure = null
    where id = (
      select id from email_queue where sent_at is null and given_up_at is null and due_at <= ${at.toISOString()}
      order by starts_with(key, 'accounts:') desc, due_at, id limit 1 for update skip locked)
    returning *`.execute(database);
  return rows[0];
}

/** Removes the text: its links are secrets, and what people wrote is in its own table. */
async function markSent(database: Database, id: number, sentAt: Date): Promise<void> {
  // It may have been given up while it left.
  const sent = { sentAt, givenUpAt: null, failure: null, text: '', html: '' };
  await database.updateTable('emailQueue').set(sent).where('id', '=', id).execute();
}

/** Schedules the next attempt, or gives the message up with the reason; one that was given up meanwhile stays so. */
async function reschedule(
  database: Database,
  { id, key, attempts }: Selectable<EmailQueue>,
  { error, at, log }: { error: unknown; at: Date; log: Delivery['log'] },
): Promise<void> {
  const failure = messageOf(error);
  const pause = isPermanentFailure(error) ? undefined : retryPauses[attempts - 1];
  const { numUpdatedRows } = await database
    .updateTable('emailQueue')
    .set(pause === undefined ? { failure, givenUpAt: at } : { failure, dueAt: new Date(at.getTime() + pause) })
    .where('id', '=', id)
    .where('givenUpAt', 'is', null)
    .executeTakeFirst();
  if (pause === undefined && numUpdatedRows)
    log(
      `Mail ${key} is given up after ${attempts} attempts (${failureStatus(error)}): its failure in email_queue says more.`,
    );
}
