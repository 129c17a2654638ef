import type { ReleaseVector } from '../../composition/release-vector.ts';

/**
 * The parts of the home page in their order, as the live sections declare them (`home` in `section.ts`).
 * Parts of one row stand side by side.
 */
export function homeRows(vector: ReleaseVector): string[][] {
  const parts = Object.values(vector).flatMap(({ section }) => Object.entries(section?.home ?? {}));
  const ordered = parts.toSorted(([, a], [, b]) => a.row - b.row || (a.rank ?? 0) - (b.rank ?? 0));
  return [...Map.groupBy(ordered, ([, { row }]) => row).values()].map((row) => row.map(([slot]) => slot));
}
