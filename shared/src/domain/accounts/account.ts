/** The kinds of accounts: a school that registers its groups, or a member of the orchestra's staff. */
export const accountKinds = ['centre', 'staff'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The purposes of a link in an email. */
export const linkPurposes = ['invitation', 'password', 'signIn'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
