/** Online sale ends this long before the start, in milliseconds; then the box office sells the rest. */
export const saleEndsBefore = 60 * 60_000;

/** The end of a performance's online sale. */
export function saleEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() - saleEndsBefore);
}
