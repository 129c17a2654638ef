/** Who can sign in: a school that registers its groups, or somebody who works for the orchestra. */
export const accountKinds = ['centre', 'staff'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a link in a letter is good for. */
export const linkPurposes = ['invitation', 'password', 'signIn'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
