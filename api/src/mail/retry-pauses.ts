import { minute } from '@ofgc/shared/dates/spans.ts';

/** Pauses after each failed attempt to send a message, in milliseconds: half an hour of a restarting server, two days of a broken one. */
export const retryPauses = [1, 5, 30, 2 * 60, 6 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * minute);
