/** Who can sign in: a school that registers its groups, or somebody who works for the orchestra. */
export const accountKinds = ['centre', 'staff'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a member of staff may see and change; `staff` is the right to manage the others. */
export const staffRoles = ['schools', 'education', 'box-office', 'communication', 'channel', 'staff'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a link in a letter is good for. */
export const linkPurposes = ['invitation', 'password', 'signIn'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
