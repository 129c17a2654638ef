import { localDay } from '@ofgc/shared/dates/format.ts';
import type { SentReport } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import { reportState } from '@ofgc/shared/domain/reporting-channel/report-state.ts';
import { legalDeadlinesOf } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import type { Database } from '../../database/database.ts';
import { ofBothSides, type FoundReport } from './find-report.ts';
import { newIntake } from './intake.ts';
import { openThread } from './open-thread.ts';

/** A report for its reporter, opened with the code. */
export async function presentReport(database: Database, { report, identity }: FoundReport): Promise<SentReport> {
  const { facts, thread } = await openThread(database, { reportId: report.id, authors: ofBothSides, identity });
  return {
    state: reportState(report),
    receivedOn: report.receivedOn,
    terms: legalDeadlinesOf(report, localDay(new Date())),
    lang: report.lang,
    ...facts,
    messages: thread.map(({ author, ...message }) => ({
      ...message,
      author: author === 'reporter' ? ('reporter' as const) : ('handler' as const),
    })),
    intake: newIntake(report.closedOn === null),
  };
}
