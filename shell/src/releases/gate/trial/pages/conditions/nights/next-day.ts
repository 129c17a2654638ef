const instantOrDay = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d))?$/;
const hour = 3_600_000;
/** So long before an instant it is the day on which most people look; a day without an hour is looked at in the middle. */
const before = 2 * hour;
const noon = 12 * hour;

/**
 * When something of what the API answered to a page is today: two hours before the first instant to come, or at noon of a day. Those of the
 * one thing that the page is about come before those of lists. What is over is tried at the end of the next year. @param instant of the trial
 */
export function timeOnNextDay(answers: readonly unknown[], instant: Date): Date | undefined {
  const [lists, things] = [answers.filter(isList), answers.filter((answer) => !isList(answer))];
  const first = firstToCome(things, instant) ?? firstToCome(lists, instant);
  if (first === undefined) return undefined;
  const time = Date.parse(first) + (first.includes('T') ? -before : noon);
  return time > instant.getTime() ? new Date(time) : undefined;
}

function firstToCome(answers: readonly unknown[], instant: Date): string | undefined {
  const told = answers.flatMap((answer) => textsIn(answer)).filter((text) => instantOrDay.test(text));
  const toCome = told.filter((text) => Date.parse(text) > instant.getTime());
  return toCome.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one)) : [];
}

function isList(answer: unknown): boolean {
  return Array.isArray(((answer ?? {}) as { data?: unknown }).data);
}
