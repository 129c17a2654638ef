import { day } from '../../dates/spans.ts';
import { addDays } from '../../dates/add-days.ts';
import { addMonths } from '../../dates/add-months.ts';

/** The days within which receipt must be acknowledged: Ley 2/2023, art. 9.2.c. Calendar days. */
export const acknowledgementDays = 7;
/** The months within which an answer must be given, and by which this may be extended once: art. 9.2.d. */
export const answerMonths = 3;
export const extensionMonths = 3;

/** The dates from which the deadlines are calculated: days of the islands' calendar, `YYYY-MM-DD`. */
interface TermFacts {
  receivedOn: string;
  acknowledgedOn: string | null;
  extendedOn: string | null;
  answeredOn: string | null;
  closedOn: string | null;
}

export interface Term {
  /** The last day of the term. */
  dueOn: string;
  /** The day on which the step was done, in time or late; null while the term runs, and where the report was closed without the step. */
  doneOn: string | null;
  /** The days left, including the last day; negative after it. Null once the step is done or the report is closed. */
  daysLeft: number | null;
}

export interface Terms {
  acknowledgement: Term;
  answer: Term;
}

/**
 * Both deadlines of the law, always counted from receipt and in calendar days: where the law would allow a later day (an acknowledgement
 * that could not be sent, a last day that is not a working day), the earlier day applies. Closing a report ends the terms still running.
 * @param today the day on the islands
 */
export function legalDeadlinesOf(
  { receivedOn, acknowledgedOn, extendedOn, answeredOn, closedOn }: TermFacts,
  today: string,
): Terms {
  const months = answerMonths + (extendedOn === null ? 0 : extensionMonths);
  const term = (dueOn: string, doneOn: string | null): Term => ({
    dueOn,
    doneOn,
    daysLeft: (doneOn ?? closedOn) === null ? daysBetween(today, dueOn) : null,
  });
  return {
    acknowledgement: term(addDays(receivedOn, acknowledgementDays), acknowledgedOn ?? answeredOn),
    answer: term(addMonths(receivedOn, months), answeredOn),
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
