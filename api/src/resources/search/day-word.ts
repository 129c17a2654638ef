/** A day as one word of the index, which is no part of another date: `d20261128`. @param date `YYYY-MM-DD` */
export function dayWord(date: string): string {
  return `d${date.replaceAll('-', '')}`;
}

/** Whether it has the form of a `dayWord`; that there is such a day is not looked at. */
export function isDayWord(word: string): boolean {
  return /^d\d{8}$/.test(word);
}
