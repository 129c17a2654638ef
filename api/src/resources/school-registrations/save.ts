import { mostRegistrations } from '@ofgc/shared/domain/school-registrations/registration-field-rules.ts';
import { plainDate } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SchoolRegistrations } from '../../database/tables.generated.ts';
import { newReference } from '../../forms/reference.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { retentionPeriods } from '../../purge/retention-periods.ts';
import { countRows } from '../../http/paging.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { lockCall } from '../school-calls/lock-call.ts';
import { recordEvent } from './change-state.ts';
import { findRegistration } from './find.ts';
import { enqueueSchoolEmail } from './enqueue-emails.ts';
import { readRegistration, type WrittenRegistration } from './read-form.ts';

export interface PostedRegistration {
  centreId: number;
  call: string;
  /** The form's own key, so that a form sent twice is saved once. */
  formKey: string;
  /** The version that the form showed; 0 for a new registration. */
  version: number;
  isDraft: boolean;
  body: Record<string, unknown>;
  lang: Locale;
  /** The site's clock. */
  at: Date;
  siteUrl: string;
}

/**
 * Saves a draft, sends a registration, or changes one while its call is open, together with the email that acknowledges it, in one
 * transaction. Sending the same form again changes nothing and gets the same answer. A form that has saved a draft, which its sender does
 * not know because the answer was lost, goes on with this draft.
 * @returns its reference
 * @throws HttpError 409 where the call is not open, the school has reached the allowed number of registrations, or somebody else changed it
 * in between; InvalidForm with every wrong field
 */
export async function saveRegistration(transaction: Database, posted: PostedRegistration): Promise<string> {
  const { centreId, formKey, version, isDraft, body, lang, at } = posted;
  await lockCall(transaction, posted.call);
  const call = await findCall(transaction, posted.call, at);
  const known = await transaction
    .selectFrom('schoolRegistrations')
    .selectAll()
    .where('formKey', '=', formKey)
    .executeTakeFirst();
  if (known && (known.centreId !== centreId || known.call !== call.key)) throw notFound();
  const written = readRegistration(body, { call, isDraft, lang });
  if (known && isRepeated(known, written, posted)) return known.reference;
  if (known && known.version !== version && !isUnseenDraft(known, posted)) {
    if (version > 0) throw new HttpError(409, 'schoolChanged');
    throw new HttpError(409, 'schoolSavedAlready', { reference: known.reference });
  }
  mustBeOpen(call, lang);
  if (known && known.state !== 'draft' && known.state !== 'submitted') throw new HttpError(409, 'registrationAnswered');
  if (!known) await mustHaveRoomForOneMore(transaction, { centreId, call: call.key });

  const now = new Date();
  // Saving a draft does not withdraw a registration that was already sent.
  const isSent = !isDraft || known?.state === 'submitted';
  if (isDraft && isSent) readRegistration(body, { call, isDraft: false, lang });
  const values = {
    ...written,
    groups: JSON.stringify(written.groups),
    wishes: JSON.stringify(written.wishes),
    state: isSent ? ('submitted' as const) : ('draft' as const),
    submittedAt: isSent ? (known?.submittedAt ?? now) : null,
    version: (known?.version ?? 0) + 1,
    keptUntil: new Date(Math.max(call.endsAt.getTime(), now.getTime()) + retentionPeriods.schoolRegistrations),
  };
  const { id, reference } = known
    ? await transaction
        .updateTable('schoolRegistrations')
        .set(values)
        .where('id', '=', known.id)
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow()
    : await transaction
        .insertInto('schoolRegistrations')
        .values({ ...values, reference: newReference('S'), centreId, call: call.key, formKey, createdAt: now })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow();
  await recordEvent(transaction, id, { state: values.state, session: null, actor: 'centre' });
  if (isSent)
    await enqueueSchoolEmail(transaction, await findRegistration(transaction, reference), {
      ...posted,
      call,
      template: known?.state === 'submitted' ? 'schoolChanged' : 'schoolSubmitted',
    });
  return reference;
}

function mustBeOpen({ state, opensAt, closesAt }: CallRecord, lang: Locale): void {
  if (state === 'notYet') throw new HttpError(409, 'schoolCallNotYet', { date: plainDate(opensAt, 'full', lang) });
  if (state !== 'open') throw new HttpError(409, 'schoolCallClosed', { date: plainDate(closesAt, 'full', lang) });
}

async function mustHaveRoomForOneMore(
  transaction: Database,
  { centreId, call }: { centreId: number; call: string },
): Promise<void> {
  const count = await countRows(
    transaction
      .selectFrom('schoolRegistrations')
      .where('centreId', '=', centreId)
      .where('call', '=', call)
      .where('state', '!=', 'cancelled'),
  );
  if (count >= mostRegistrations) throw new HttpError(409, 'schoolTooMany', { max: mostRegistrations });
}

type Known = WrittenRegistration & Pick<Selectable<SchoolRegistrations>, 'version' | 'state'>;

/**
 * Whether a form has already made the present version, and nothing has happened since. The form of a new registration does not know the
 * versions that it made.
 */
function isRepeated(known: Known, written: WrittenRegistration, { version, isDraft }: PostedRegistration): boolean {
  const made = isDraft ? 'draft' : 'submitted';
  const isNext = version === 0 || known.version === version + 1;
  return isNext && known.state === made && isSame(known, written);
}

/** Whether only the form of a new registration, which does not know of it, has made a draft. */
function isUnseenDraft(known: Known, { version }: PostedRegistration): boolean {
  return version === 0 && known.version === 1 && known.state === 'draft';
}

function isSame(known: WrittenRegistration, written: WrittenRegistration): boolean {
  const content = ({ groups, wishes, contact, phone, needs }: WrittenRegistration) =>
    JSON.stringify([
      groups.map(({ level, pupils, teachers, wheelchairs }) => [level, pupils, teachers, wheelchairs]),
      wishes,
      contact,
      phone,
      needs,
    ]);
  return content(known) === content(written);
}
