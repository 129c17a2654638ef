import { day } from '@ofgc/shared/dates/spans.ts';

/** How long a feed keeps past dates, in milliseconds: subscribers must still receive cancellations. */
export const pastPeriod = 31 * day;

/** How often a client should fetch a feed, in seconds. */
export const refreshAfter = 6 * 3_600;
