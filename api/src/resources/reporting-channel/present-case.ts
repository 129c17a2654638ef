import { localDay } from '@ofgc/shared/dates/format.ts';
import type { ReportCase } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { reportState } from '@ofgc/shared/domain/reporting-channel/report-state.ts';
import { legalDeadlinesOf } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import type { Database } from '../../database/database.ts';
import { findMessages, ofBothSides, type FoundReport } from './find-report.ts';
import { newIntake } from './intake.ts';
import type { MessageContent } from './sealed-message.ts';
import { unsealJson } from './sealing.ts';

/** A report for its reporter, opened with the code. */
export async function presentCase(database: Database, { report, identity }: FoundReport): Promise<ReportCase> {
  const sealed = await findMessages(database, report.id, ofBothSides);
  const opened = await Promise.all(
    sealed.map(async ({ id, author, writtenOn, sealed: bytes }) => ({
      id,
      author: author === 'reporter' ? ('reporter' as const) : ('handler' as const),
      writtenOn,
      content: await unsealJson<MessageContent>(bytes, identity),
    })),
  );
  const { matter = 'other', when = '', people = '', contact = '' } = opened[0]?.content.report ?? {};
  return {
    state: reportState(report),
    receivedOn: report.receivedOn,
    terms: legalDeadlinesOf(report, localDay(new Date())),
    lang: report.lang,
    matter,
    when,
    people,
    contact,
    messages: opened.map(({ content: { text, files }, ...message }) => ({ ...message, text, files })),
    intake: newIntake(report.closedOn === null),
  };
}
