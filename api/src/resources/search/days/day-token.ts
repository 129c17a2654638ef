/** A day as one word of the index, so that it never matches part of another date: `d20261128`. @param date `YYYY-MM-DD` */
export function dayToken(date: string): string {
  return `d${date.replaceAll('-', '')}`;
}

/** Whether a word has the form of a `dayToken`; whether that day exists is not checked. */
export function isDayToken(word: string): boolean {
  return /^d\d{8}$/.test(word);
}
