/** The topics of visitors' questions about a venue, in the order of a visit. */
export const visitTopics = ['doors', 'lateEntry', 'cloakroom', 'bar', 'children', 'lostProperty'] as const;

/** The topics of questions about access to a venue, from the street to the seat. */
export const accessTopics = [
  'entrance',
  'dropOff',
  'wheelchair',
  'companion',
  'loop',
  'quietRoom',
  'toilets',
  'assistanceDogs',
] as const;

export const venueTopics = [...visitTopics, ...accessTopics] as const;
export type VenueTopic = (typeof venueTopics)[number];
