/** Whether a day exists, `YYYY-MM-DD`, in this or the last century. */
export function isDay(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** Whether a text is a month with its year, `YYYY-MM`. */
export function isMonth(value: string): boolean {
  return /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(value);
}

/** Whether a text is a year, `YYYY`. */
export function isYear(value: string): boolean {
  return /^(19|20)\d\d$/.test(value);
}
