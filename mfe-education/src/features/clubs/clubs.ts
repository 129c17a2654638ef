import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';

export interface Club {
  /** Of its inscription, and the last word of its address. */
  key: string;
  path: string;
  /** The last age that counts. */
  age: 16 | 26;
  /** The page of the other club. */
  other: string;
}

const clubs: ReadonlyMap<string, Club> = new Map([
  ['club-16', { key: 'club-16', path: educationPaths.club16, age: 16, other: educationPaths.club26 }],
  ['club-26', { key: 'club-26', path: educationPaths.club26, age: 26, other: educationPaths.club16 }],
]);

/** @param slug the last word of its address @returns undefined where no club has it, for which the page answers 404 */
export function findClub(slug: string | undefined): Club | undefined {
  return clubs.get(slug ?? '');
}
