import { localDay } from '@ofgc/shared/dates/format.ts';
import type { HandledReport } from '@ofgc/shared/domain/reporting-channel/handled-report.schema.ts';
import { openReportSteps, reportState } from '@ofgc/shared/domain/reporting-channel/report-state.ts';
import {
  acknowledgementDays,
  answerMonths,
  extensionMonths,
  legalDeadlinesOf,
} from '@ofgc/shared/domain/reporting-channel/legal-deadlines.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../http/http-error.ts';
import { findPage, type Rows, type WantedPage } from '../../../http/paging.ts';

/** The last day of the term that ends first, of those still running (`legalDeadlinesOf`); null for a report without one. */
const nextDueOn = sql<string | null>`case when closed_on is null then least(
  case when coalesce(acknowledged_on, answered_on) is null then received_on::date + ${sql.lit(acknowledgementDays)} end,
  case when answered_on is null then received_on::date + interval '1 month' *
    (${sql.lit(answerMonths)} + case when extended_on is null then 0 else ${sql.lit(extensionMonths)} end) end) end`;

const reportsOf = (database: Database) =>
  database
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
    ]);
type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsOf>['execute']>>[number];

/**
 * One page of the reports, still sealed: first the one with the open term that ends first, closed ones last.
 * @throws HttpError 404 for a page beyond the last
 */
export async function findHandledReports(database: Database, page: WantedPage): Promise<Rows<HandledReport>> {
  const listed = reportsOf(database)
    .orderBy(nextDueOn, (order) => order.asc().nullsLast())
    .orderBy('closedOn', (order) => order.desc().nullsFirst())
    .orderBy('receivedOn')
    .orderBy('id');
  const { rows, total } = await findPage(database, listed, page);
  return { rows: rows.map(present), total };
}

function present(row: ReportRow): HandledReport {
  const today = localDay(new Date());
  return {
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
  };
}

/** @throws HttpError 404 */
export async function findHandledReport(database: Database, id: number): Promise<HandledReport> {
  return present(await reportsOf(database).where('id', '=', id).executeTakeFirstOrThrow(notFound));
}
