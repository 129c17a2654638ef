import { addDays } from '../../dates/add-days.ts';

/** Days within which receipt is acknowledged: Ley 2/2023, art. 9.2.c. Natural days. */
const acknowledgementDays = 7;
/** Months within which an answer is given, and by which that may be extended once: art. 9.2.d. */
const answerMonths = 3;
const extensionMonths = 3;

const day = 24 * 3_600_000;

/** What the terms are counted from: days of the islands' calendar, `YYYY-MM-DD`. */
export interface TermFacts {
  receivedOn: string;
  acknowledgedOn: string | null;
  extendedOn: string | null;
  answeredOn: string | null;
}

export interface Term {
  /** The last day of it. */
  dueOn: string;
  /** When it was kept, or broken and then done; null where it runs. */
  doneOn: string | null;
  /** Until and with the last day; negative once it is over. Null when it is done. */
  daysLeft: number | null;
}

export interface Terms {
  acknowledgement: Term;
  answer: Term;
}

/**
 * Both terms of the law, always counted from receipt and in natural days: where the law would allow a later day (an acknowledgement
 * that could not be sent, a last day that is no working day) the earlier one holds.
 * @param today the day on the islands
 */
export function legalDeadlinesOf(
  { receivedOn, acknowledgedOn, extendedOn, answeredOn }: TermFacts,
  today: string,
): Terms {
  const months = answerMonths + (extendedOn === null ? 0 : extensionMonths);
  return {
    acknowledgement: term(addDays(receivedOn, acknowledgementDays), acknowledgedOn ?? answeredOn, today),
    answer: term(addMonths(receivedOn, months), answeredOn, today),
  };
}

function term(dueOn: string, doneOn: string | null, today: string): Term {
  return { dueOn, doneOn, daysLeft: doneOn === null ? daysBetween(today, dueOn) : null };
}

/** From date to date; the last day of a month that has no such day (Ley 39/2015, art. 30.4). */
export function addMonths(from: string, months: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day);
}
