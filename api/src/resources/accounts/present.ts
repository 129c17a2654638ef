import type { StaffAccountRecord } from './find.ts';

/** An account of the staff, for the site's own command. */
export interface StaffAccount {
  email: string;
  name: string;
  roles: string[];
  isLocked: boolean;
  hasSecondFactor: boolean;
}

/** An account without its times. */
export function presentStaffAccount({ lockedAt, totpConfirmedAt, ...member }: StaffAccountRecord): StaffAccount {
  return { ...member, isLocked: lockedAt !== null, hasSecondFactor: totpConfirmedAt !== null };
}
