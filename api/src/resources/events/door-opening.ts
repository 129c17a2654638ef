import { minute } from '@ofgc/shared/dates/spans.ts';

/** Doors open this long before the concert begins, in milliseconds. */
export const doorsBefore = 30 * minute;
