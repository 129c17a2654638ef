/** What a member of staff may see and change; `staff` is the right to manage the others. */
export const staffRoles = ['schools', 'education', 'box-office', 'communication', 'channel', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];
