/** The anchor of a day's first row. */
export function rowId(day: string): string {
  return `dia-${day}`;
}
