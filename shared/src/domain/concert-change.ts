/** What can change in an announced concert (content/domain-model, changeLog). */
export const concertChanges = ['cast', 'programme', 'time', 'venue', 'status'] as const;
export type ConcertChange = (typeof concertChanges)[number];
