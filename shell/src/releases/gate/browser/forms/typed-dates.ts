import type { Page } from '@playwright/test';
import type { HeldRequests } from '../requests/held-requests.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** The most fields for a date or a time into which somebody types. */
const mostFields = 6;
const dateFields = 'input:is([type=date], [type=month], [type=time], [type=datetime-local])';
/** A date that is the same with the day or the month first; its last digit completes it. */
const digits: Readonly<Record<string, string>> = {
  date: '11112026',
  month: '112026',
  time: '1111',
  'datetime-local': '111120261111',
};

interface Place {
  within: string;
  fields: string;
  place: number;
}

/**
 * Types a date into each empty field for one, digit by digit: from the first digit of the year on it is a date for the browser, in the
 * year 2, but not for whoever types. @param within selector of the section's own part @returns one line at most
 */
export async function dateProblems(
  page: Page,
  watch: PageWatch,
  { within, requests }: { within: string; requests: HeldRequests },
): Promise<string[]> {
  const start = page.url();
  for (let place = 0; place < mostFields; place++) {
    const spot = { within, fields: dateFields, place };
    const typed = await typeDate(page, watch, spot);
    if (typed === 'no field') break;
    // A late change may come from the field before: only a problem that is there again after a new load counts.
    const again = typed && (await requests.load(start)) && (await typeDate(page, watch, spot));
    if (again && again !== 'no field') return [again];
  }
  return [];
}

/** @returns what goes wrong */
async function typeDate(page: Page, watch: PageWatch, spot: Place): Promise<string | undefined> {
  await watch.untilAtRest();
  const field = await page.evaluate(enterDate, spot);
  if (field === null) return 'no field';
  const typed = digits[field.type];
  if (!typed || !field.isEmpty) return undefined;
  const address = page.url();
  const named = `a field${field.name && ` “${field.name}”`} for a date`;
  for (const digit of typed.slice(0, -1)) {
    await page.keyboard.press(digit);
    await watch.untilAnswered();
  }
  await watch.untilAtRest();
  if (page.url() !== address) return `changes its address while somebody types into ${named}`;
  if ((await page.evaluate(readFocused, spot.fields)) === null)
    return `takes the focus from ${named} while somebody types into it`;
  await page.keyboard.press(typed.slice(-1));
  const value = await page.evaluate(readFocused, spot.fields);
  if (field.type === 'date' && !field.isLimited && value !== null && value !== '2026-11-11')
    return `makes “${value}” of 11/11/2026, which somebody types into ${named}`;
  await page.evaluate('document.activeElement?.blur()');
  await watch.untilAnswered();
  return undefined;
}

/** Gives a field the focus. Runs in the browser. @returns null where there is none */
function enterDate({
  within,
  fields,
  place,
}: Place): { name: string; type: string; isEmpty: boolean; isLimited: boolean } | null {
  const field = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>(fields),
  ])[place];
  if (!field) return null;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
  const isFree = document.activeElement === field && !field.disabled && !field.readOnly;
  const { name, type, value, min, max } = field;
  return { name, type, isEmpty: isFree && value === '', isLimited: Boolean(min || max) };
}

/** The value of the focused date field; null where the field was replaced and lost the focus. Runs in the browser. */
function readFocused(fields: string): string | null {
  return document.activeElement?.matches(fields) ? (document.activeElement as HTMLInputElement).value : null;
}
