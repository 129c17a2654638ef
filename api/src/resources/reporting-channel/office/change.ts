import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { openReportSteps, type ReportStep } from '@ofgc/shared/domain/reporting-channel/report-state.ts';
import { addMonths } from '@ofgc/shared/dates/add-months.ts';
import type { WrittenKind } from '@ofgc/shared/domain/reporting-channel/report-field-rules.ts';
import type { Selectable, Updateable } from 'kysely';
import type { MessageAuthor } from '../../../database/columns.ts';
import type { Database } from '../../../database/database.ts';
import type { ChannelReports } from '../../../database/tables.generated.ts';
import { InvalidForm } from '../../../forms/read-form.ts';
import { HttpError, notFound } from '../../../http/http-error.ts';
import { message } from '../../../locales/messages.ts';
import type { StrippedFile } from '../files/strip-file.ts';
import { reportRetention } from '../../../purge/retention-periods.ts';
import { eraseSealedMessage, saveSealedMessage } from '../sealed-message.ts';

interface Step {
  step: ReportStep;
  version: number;
  hasProceedings: boolean;
}
interface Written {
  kind: WrittenKind;
  text: string;
  files: readonly StrippedFile[];
  version: number;
}
interface Erased {
  message: number;
  number: string;
  version: number;
  lang: Locale;
}

/**
 * Takes a step that the law provides for: acknowledges, investigates, extends, closes.
 * @throws HttpError 409 where the step is no longer possible
 */
export async function takeReportStep(
  transaction: Database,
  id: number,
  { step, version, hasProceedings }: Step,
): Promise<void> {
  const report = await lockReport(transaction, id, version);
  const today = localDay(new Date());
  if (!openReportSteps(report, today).includes(step)) throw new HttpError(409, 'reportStepClosed');
  const longest = addMonths(report.receivedOn, 12 * reportRetention.longest);
  // Closing alone never keeps a report for longer: without an investigation it is still deleted three months after its receipt.
  const endOfRetention = addMonths(today, reportRetention.afterClosing);
  const afterClosing = endOfRetention < report.keptUntil ? endOfRetention : report.keptUntil;
  const changes: Record<ReportStep, Updateable<ChannelReports>> = {
    acknowledge: { acknowledgedOn: today },
    investigate: { investigatedOn: today, acknowledgedOn: report.acknowledgedOn ?? today, keptUntil: longest },
    extend: { extendedOn: today },
    close: { closedOn: today, keptUntil: hasProceedings ? longest : afterClosing },
  };
  await change(transaction, report, changes[step]);
}

/**
 * Saves a message to the reporter, with files, or a note for the staff. The channel's secret key is not needed, because sealing only takes
 * public keys.
 */
export async function writeMessage(
  transaction: Database,
  id: number,
  { kind, text, files, version }: Written,
): Promise<void> {
  const report = await lockReport(transaction, id, version);
  if (report.closedOn && kind !== 'note') throw new HttpError(409, 'reportStepClosed');
  const today = localDay(new Date());
  const author = kind === 'note' ? 'note' : 'handler';
  await saveSealedMessage(transaction, {
    reportId: id,
    author,
    writtenOn: today,
    recipients: await readersOf(transaction, report, author),
    content: { text },
    files,
    submission: null,
  });
  const isAnswer = kind === 'answer' && !report.answeredOn;
  await change(
    transaction,
    report,
    isAnswer ? { answeredOn: today, acknowledgedOn: report.acknowledgedOn ?? today } : {},
  );
}

/**
 * Erases what may not be kept (Ley 2/2023, art. 32): one message with its files, in whose place both sides read that it was erased, or the
 * whole report. As for writing, the channel's secret key is not needed.
 * @param message the message to erase; 0 for the whole report, whose number must then be typed
 * @throws InvalidForm where another number was typed; HttpError 404 where the report has no such message
 */
export async function eraseFromReport(
  transaction: Database,
  id: number,
  { message: messageId, number, version, lang }: Erased,
): Promise<void> {
  const report = await lockReport(transaction, id, version);
  if (messageId === 0) {
    if (number !== String(id)) throw new InvalidForm({ number: [message(lang, 'eraseReportNumber')] });
    await transaction.deleteFrom('channelReports').where('id', '=', id).execute();
    return;
  }
  const { author } = await transaction
    .selectFrom('channelMessages')
    .select('author')
    .where('reportId', '=', id)
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow(notFound);
  const date = formatDate(localDay(new Date()), 'date', report.lang);
  await eraseSealedMessage(transaction, {
    id: messageId,
    text: message(report.lang, 'reportMessageErased', { date }),
    recipients: await readersOf(transaction, report, author),
  });
  await change(transaction, report, {});
}

/** The public keys for which a message is sealed: the channel's, and the reporter's unless it is a note. */
async function readersOf(
  transaction: Database,
  report: Selectable<ChannelReports>,
  author: MessageAuthor,
): Promise<string[]> {
  const { recipient } = await transaction
    .selectFrom('channelKeys')
    .select('recipient')
    .where('id', '=', report.keyId)
    .executeTakeFirstOrThrow();
  return author === 'note' ? [recipient] : [recipient, report.recipient];
}

/** Locks a report. @throws HttpError 404, or 409 where somebody else has changed it since it was shown */
async function lockReport(transaction: Database, id: number, version: number): Promise<Selectable<ChannelReports>> {
  const report = await transaction
    .selectFrom('channelReports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (report.version !== version) throw new HttpError(409, 'changedMeanwhile');
  return report;
}

async function change(
  transaction: Database,
  { id, version }: Selectable<ChannelReports>,
  changes: Updateable<ChannelReports>,
): Promise<void> {
  await transaction
    .updateTable('channelReports')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}
