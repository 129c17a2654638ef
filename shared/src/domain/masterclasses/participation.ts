/** The kinds of participation in a masterclass: playing, or listening. */
export const participations = ['active', 'listener'] as const;
export type Participation = (typeof participations)[number];
