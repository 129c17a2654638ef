/** The roles of staff, by the area that they may see and change; `staff` is the right to manage the accounts of staff. */
export const staffRoles = ['schools', 'education', 'box-office', 'communication', 'channel', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];
