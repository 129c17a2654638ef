/** A day as one word of the index, which is no part of another date: `d20261128`. @param date `YYYY-MM-DD` */
export function dayWord(date: string): string {
  return `d${date.replaceAll('-', '')}`;
}

export function isDayWord(word: string): boolean {
  return /^d\d{8}$/.test(word);
}
