import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How long a session lasts, in milliseconds: without a request, and at the most. Staff see everybody's data, at desks that others pass: a break ends it, a
 * working day does. A centre sees its own: it comes back for two weeks to see what became of its registration.
 */
export const sessionLimits: Record<AccountKind, { idle: number; total: number }> = {
  staff: { idle: 30 * minute, total: 10 * hour },
  centre: { idle: 2 * hour, total: 14 * 24 * hour },
};

/** The steps after the password must follow soon. */
export const unfinishedLimit = 15 * minute;
/** Wrong codes that one unfinished session may give. */
export const maxCodeTries = 5;
/** A session is noted as in use at most this often. */
export const seenInterval = minute;
/** How long a browser is remembered from which somebody signed in: a year. */
export const deviceLimit = 365 * 24 * hour;
