import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { localDay, plainDate } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import { formatMoney } from '@ofgc/shared/money/format-money.ts';
import { dayEnd } from '../../content/dates.ts';
import { message } from '../../locales/messages.ts';
import type { MasterclassRecord } from '../masterclasses/find.ts';

/** The number of days for which a place that the office gives is held, as the page and the email of the waiting list say. */
export const placeHeldDays = 3;

export interface AcceptedPlace {
  participation: Participation;
  masterclass: Pick<MasterclassRecord, 'activeFee' | 'listenerFee' | 'meetings'>;
  /** When the office gave the place, by the site's clock; undefined for a listener who had it at once and only pays at the door. */
  givenAt?: Date | undefined;
}

/** What an accepted applicant has to do: the fee, how it is paid, and until when the place is held. */
export function placeTerms({ participation, masterclass, givenAt }: AcceptedPlace, lang: Locale): string {
  const fee = participation === 'active' ? masterclass.activeFee : masterclass.listenerFee;
  const isPaidByTransfer = participation === 'active' && fee > 0 && givenAt !== undefined;
  const values = {
    fee: formatMoney(fee, lang),
    date: givenAt ? plainDate(heldUntil(givenAt, masterclass), 'full', lang) : '',
  };
  if (isPaidByTransfer) return message(lang, 'masterclassTerms.transfer', values);
  return [
    message(lang, fee > 0 ? 'masterclassTerms.door' : 'masterclassTerms.free', values),
    ...(givenAt ? [message(lang, 'masterclassTerms.held', values)] : []),
  ].join('\n');
}

/** The end of a day on the islands, but no later than the beginning of the class; once it has begun, of its next day. */
function heldUntil(givenAt: Date, { meetings }: AcceptedPlace['masterclass']): Date {
  const end = zonedInstant(addDays(localDay(givenAt), placeHeldDays), dayEnd, timeZone);
  const starts = meetings.map(({ startsAt }) => new Date(startsAt)).filter((start) => start > givenAt);
  return [end, ...starts].reduce((one, other) => (other < one ? other : one));
}
