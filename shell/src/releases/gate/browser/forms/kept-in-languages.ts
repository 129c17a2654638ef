import type { Page } from '@playwright/test';
import { changeLanguage } from '../leaving/change-language.ts';
import type { PageWatch } from '../requests/page-watch.ts';
import type { Filled } from './posted-fields.ts';

/**
 * What somebody has typed into a form and then loses, because they choose the other language by the link of the bar. A form with a
 * button of its own for that sends it there. @returns one line at most
 */
export async function languageProblems(
  page: Page,
  watch: PageWatch,
  { within, filled }: { within: string; filled: readonly Filled[] },
): Promise<string[]> {
  if (!(await changeLanguage(page))) return [];
  await watch.settle();
  const kept = await page.evaluate(postedTexts, within);
  // The page may not have this form in the other language.
  if (kept.length === 0) return [];
  const lost = filled.find(
    ({ name, text, isSecret }) => !isSecret && !kept.some((one) => one.name === name && one.value.includes(text)),
  );
  return lost
    ? [
        `loses what somebody has typed into a field “${lost.name}” when they change the language: it keeps its place (key) in both`,
      ]
    : [];
}

/** Runs in the browser. */
function postedTexts(within: string): { name: string; value: string }[] {
  return [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')])
    .filter(({ form }) => form?.method === 'post')
    .map(({ name, value }) => ({ name, value }));
}
