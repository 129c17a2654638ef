/** What can change in an announced concert. */
export const eventChanges = ['cast', 'programme', 'time', 'venue', 'status'] as const;
export type EventChange = (typeof eventChanges)[number];
