/** To whom of a call the office writes at once: by how their registrations stand. */
export const recipientGroups = ['all', 'assigned', 'confirmed', 'waiting'] as const;
export type RecipientGroup = (typeof recipientGroups)[number];
