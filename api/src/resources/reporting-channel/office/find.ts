import { localDay } from '@ofgc/shared/dates/format.ts';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { openReportSteps, reportState } from '@ofgc/shared/domain/reporting-channel/report-state.ts';
import { legalDeadlinesOf } from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../http/http-error.ts';

/** All reports, still sealed: first the one with the open term that ends first, closed ones last. @param id of the only report to return */
export async function findHandledReports(database: Database, id?: number): Promise<HandledReport[]> {
  const rows = await database
    .selectFrom('channelReports')
    .selectAll()
    .select((report) => [
      report
        .selectFrom('channelMessages')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('reportId', '=', 'channelReports.id')
        .as('messages'),
      report
        .selectFrom('channelMessages')
        .select('author')
        .whereRef('reportId', '=', 'channelReports.id')
        .where('author', '<>', 'note')
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastAuthor'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('closedOn', (order) => order.desc().nullsFirst())
    .orderBy('receivedOn')
    .orderBy('id')
    .execute();
  const today = localDay(new Date());
  const reports = rows.map((row) => ({
    id: row.id,
    state: reportState(row),
    receivedOn: row.receivedOn,
    terms: legalDeadlinesOf(row, today),
    isExtended: row.extendedOn !== null,
    lang: row.lang,
    keptUntil: row.keptUntil,
    messages: Number(row.messages ?? 0),
    isWaiting: row.closedOn === null && row.lastAuthor === 'reporter',
    version: row.version,
    steps: openReportSteps(row, today),
  }));
  // The sort is stable: reports without an open term stay behind, in the order of the query.
  return reports.toSorted((one, other) => nextDueOn(one).localeCompare(nextDueOn(other)));
}

/** The last day of the term that ends first, of those still running; for a report without one, later than any day. */
function nextDueOn({ terms: { acknowledgement, answer } }: HandledReport): string {
  const open = [acknowledgement, answer].filter(({ daysLeft }) => daysLeft !== null).map(({ dueOn }) => dueOn);
  return open.toSorted()[0] ?? '9999-12-31';
}

/** @throws HttpError 404 */
export async function findHandledReport(database: Database, id: number): Promise<HandledReport> {
  const [report] = await findHandledReports(database, id);
  if (!report) throw notFound();
  return report;
}
