import { day } from '@ofgc/shared/dates/spans.ts';

/** The players of a programme are known three days before its first performance, in milliseconds. */
export const playersKnownBefore = 3 * day;
