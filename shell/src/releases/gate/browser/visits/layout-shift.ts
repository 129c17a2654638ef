import type { Page } from '@playwright/test';

/** The largest cumulative layout shift of a page that nobody touches. */
export const shiftBudget = 0.05;

/** How far a page has moved so far while nobody touched it. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}

/** @param where the page moves, as “on a phone” @returns one line at most */
export function shiftProblems(shift: number, where = ''): string[] {
  return shift > shiftBudget
    ? [`${where}moves by ${shift.toFixed(3)} while nobody touches it; ${shiftBudget} is the most`]
    : [];
}
