import { createHash, hkdfSync } from 'node:crypto';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { addMonths } from '@ofgc/shared/dates/add-months.ts';
import { legalDeadlinesOf } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import type { ReportForm, ReportReceipt } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { codeOf, readCode } from './access-code.ts';
import type { StrippedFile } from './files/strip-file.ts';
import type { ChannelKey } from './keys.ts';
import { reportRetention } from '../../purge/retention-periods.ts';
import { saveSealedMessage } from './sealed-message.ts';
import { deriveIdentity, locatorOf, recipientOf } from './sealing.ts';

interface Reported {
  form: ReportForm;
  files: readonly StrippedFile[];
  lang: Locale;
  key: ChannelKey;
}

/**
 * Saves a report. Its code is derived from the form's secret and the report's content: a form that is sent twice gets the same code and
 * remains one report, and nothing has to be stored for that.
 */
export async function saveReport(database: Database, { form, files, lang, key }: Reported): Promise<ReportReceipt> {
  const { submission, matter, facts, when, people, contact } = form;
  const code = codeOf('report', secretOf(submission, [matter, facts, when, people, contact], form.files));
  const letters = readCode('report', code) ?? '';
  const recipient = await recipientOf(deriveIdentity(letters));
  // The day by the real clock, not by the site's.
  const today = localDay(new Date());
  const receivedOn = await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('channelReports')
      .values({
        locator: locatorOf(letters),
        keyId: key.id,
        recipient,
        lang,
        receivedOn: today,
        keptUntil: addMonths(today, reportRetention.withoutInvestigation),
      })
      .onConflict((conflict) => conflict.column('locator').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added)
      return (
        await transaction
          .selectFrom('channelReports')
          .select('receivedOn')
          .where('locator', '=', locatorOf(letters))
          .executeTakeFirstOrThrow()
      ).receivedOn;
    await saveSealedMessage(transaction, {
      reportId: added.id,
      author: 'reporter',
      writtenOn: today,
      recipients: [key.recipient, recipient],
      content: { text: facts, report: { matter, when, people, contact } },
      files,
      submission: null,
    });
    return today;
  });
  const untouched = { acknowledgedOn: null, extendedOn: null, answeredOn: null, closedOn: null };
  const terms = legalDeadlinesOf({ receivedOn, ...untouched }, today);
  return { code, receivedOn, terms };
}

/** 32 bytes that nobody can compute without the form's own secret. */
function secretOf(submission: string, texts: readonly string[], files: readonly string[]): Uint8Array {
  const content = createHash('sha256')
    .update(JSON.stringify([texts, files]))
    .digest();
  return new Uint8Array(hkdfSync('sha256', submission, content, 'ofgc reporting channel code', 32));
}
