import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';

export interface Club {
  /** The key of the club's inscription, and the last segment of its page's path. */
  key: string;
  path: string;
  /** The highest age of a member. */
  age: 16 | 26;
  /** The path of the other club's page. */
  other: string;
}

const clubs: ReadonlyMap<string, Club> = new Map([
  ['club-16', { key: 'club-16', path: educationPaths.club16, age: 16, other: educationPaths.club26 }],
  ['club-26', { key: 'club-26', path: educationPaths.club26, age: 26, other: educationPaths.club16 }],
]);

/** @param slug the last segment of the page's path @returns undefined for an unknown slug, which the page answers with 404 */
export function findClub(slug: string | undefined): Club | undefined {
  return clubs.get(slug ?? '');
}
