/** The kinds of changes in an announced concert. */
export const eventChanges = ['cast', 'programme', 'time', 'venue', 'status'] as const;
