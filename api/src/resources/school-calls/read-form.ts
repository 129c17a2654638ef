import { localDay, plainDate } from '@ofgc/shared/dates/format.ts';
import { isDay } from '@ofgc/shared/dates/iso-date.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { dayEnd } from '../../content/dates.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message } from '../../locales/messages.ts';

interface Call extends Days {
  /** The local day on which its places are announced, `YYYY-MM-DD`. */
  resultsOn: string;
}

/** When a call opens and closes. */
export interface Days {
  opensAt: Date;
  closesAt: Date;
}

/**
 * Reads when a call opens and closes from the office's form: on two days of the islands, or now. A day that stays the same keeps its time,
 * so that a call that was closed at noon is not opened again by saving the other day; closing one that is closed leaves its end as it was.
 * @param known the call as it is now
 * @throws InvalidForm where a day does not exist, or the call would close before it opens, or not before the day of its results
 */
export function readDays(body: Record<string, unknown>, known: Call, { at, lang }: { at: Date; lang: Locale }): Days {
  const wrong = (field: 'opensOn' | 'closesOn') => new InvalidForm({ [field]: [message(lang, 'callDatesInvalid')] });
  const days = { opensAt: known.opensAt, closesAt: known.closesAt < at ? known.closesAt : at };
  if (body.intent !== 'closeNow') {
    const [opensOn, closesOn] = [lineOf(body.opensOn), lineOf(body.closesOn)];
    if (!isDay(opensOn)) throw wrong('opensOn');
    if (!isDay(closesOn)) throw wrong('closesOn');
    days.opensAt = opensOn === localDay(known.opensAt) ? known.opensAt : zonedInstant(opensOn, '09:00', timeZone);
    days.closesAt = closesOn === localDay(known.closesAt) ? known.closesAt : zonedInstant(closesOn, dayEnd, timeZone);
  }
  if (days.closesAt <= days.opensAt) throw wrong('closesOn');
  if (body.intent !== 'closeNow' && localDay(days.closesAt) >= known.resultsOn)
    throw new InvalidForm({
      closesOn: [message(lang, 'callClosesTooLate', { date: plainDate(known.resultsOn, 'full', lang) })],
    });
  return days;
}

/** Whether a call opens and closes at the same times in both. */
export function isSameTerm(one: Days, other: Days): boolean {
  return one.opensAt.getTime() === other.opensAt.getTime() && one.closesAt.getTime() === other.closesAt.getTime();
}
