/** The website sells until this long before the start, in milliseconds; then the box office has what is left. */
const saleEndsBefore = 60 * 60_000;

/** When the website stops selling a performance. */
export function saleEnd(startsAt: Date): Date {
  return new Date(startsAt.getTime() - saleEndsBefore);
}
