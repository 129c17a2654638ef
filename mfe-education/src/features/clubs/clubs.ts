import { paths } from '../addresses/education-paths.ts';

export interface Club {
  path: string;
  /** The last age that counts. */
  age: 16 | 26;
  /** The page of the other club. */
  other: string;
}

const clubs: ReadonlyMap<string, Club> = new Map([
  ['club-16', { path: paths.club16, age: 16, other: paths.club26 }],
  ['club-26', { path: paths.club26, age: 26, other: paths.club16 }],
]);

export function findClub(slug: string | undefined): Club | undefined {
  return clubs.get(slug ?? '');
}
