/** The groups of a call's schools to which the office can write at once, by the state of their registrations. */
export const recipientGroups = ['all', 'assigned', 'confirmed', 'waiting'] as const;
export type RecipientGroup = (typeof recipientGroups)[number];
