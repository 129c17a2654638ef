import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { addMonths } from '@ofgc/shared/dates/add-months.ts';

/** A term in which the law requires an answer. */
export type AnswerTerm = { workingDays: number } | { months: number };

/**
 * The last day of a term, counted from the day after receipt (Ley 39/2015, art. 30). Saturdays and Sundays are no working days. Public
 * holidays are not known here, so they count as working days: the result may be earlier than the legal day, never later.
 * @param receivedOn `YYYY-MM-DD`, as the result
 */
export function answerBy(receivedOn: string, term: AnswerTerm): string {
  if ('months' in term) return addMonths(receivedOn, term.months);
  let day = receivedOn;
  for (let left = term.workingDays; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}
