import { localDay } from '@ofgc/shared/dates/format.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import type { StrippedFile } from './files/strip-file.ts';
import type { FoundReport } from './find-report.ts';
import { saveSealedMessage } from './sealed-message.ts';

interface FollowUp {
  text: string;
  files: readonly StrippedFile[];
  submission: string;
}

/** Saves a further message of the reporter. @throws HttpError 409 where the report is closed */
export async function saveFollowUp(
  database: Database,
  { report: { id } }: FoundReport,
  { text, files, submission }: FollowUp,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // The report is locked, so that nobody closes it meanwhile.
    const { closedOn, recipient, keyRecipient } = await transaction
      .selectFrom('channelReports')
      .innerJoin('channelKeys', 'channelKeys.id', 'channelReports.keyId')
      .select(['closedOn', 'channelReports.recipient', 'channelKeys.recipient as keyRecipient'])
      .where('channelReports.id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (closedOn) throw new HttpError(409, 'reportIsClosed');
    const isNew = await saveSealedMessage(transaction, {
      reportId: id,
      author: 'reporter',
      writtenOn: localDay(new Date()),
      recipients: [keyRecipient, recipient],
      content: { text },
      files,
      submission,
    });
    // A handler whose page does not show the message can neither answer nor close the report, which is closed for good.
    if (isNew)
      await transaction
        .updateTable('channelReports')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
  });
}
