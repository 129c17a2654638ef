import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { day, hour, minute } from '@ofgc/shared/dates/spans.ts';

/**
 * How long a session lasts, in milliseconds: without a request, and in total. Staff see everybody's data, at desks that other people pass,
 * so a session ends after a break and after a working day. A centre only sees its own data, and comes back for two weeks to check its
 * registration.
 */
export const sessionLimits: Record<AccountKind, { idle: number; total: number }> = {
  staff: { idle: 30 * minute, total: 10 * hour },
  centre: { idle: 2 * hour, total: 14 * day },
};

/** The time for the sign-in steps after the password. */
export const unfinishedLimit = 15 * minute;
/** How many codes may be tried in one incomplete session. */
export const maxCodeTries = 5;
/** The time of a session's last use is updated at most this often. */
export const seenInterval = minute;
/** How long a signed-in browser is remembered: a year. */
export const deviceLimit = 365 * day;
