import type { FieldRules } from '../../forms/field-rule.ts';

/** The most seats that one person may wait for. */
export const mostSeats = 8;

/** The form on the page of a sold-out concert. */
export const waitingListFields = {
  performance: {},
  email: { isRequired: true },
  seats: { isRequired: true },
} as const satisfies FieldRules;
