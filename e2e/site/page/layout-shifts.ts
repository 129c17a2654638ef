import type { Page } from '@playwright/test';

type Watched = { shifts?: number[] };

/** Measures the layout shifts of the pages that are loaded after this call. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = ((window as Watched).shifts = []);
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the present page's layout shifts; NaN where they are not measured. */
export function sumOfLayoutShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as Watched).shifts?.reduce((sum, one) => sum + one, 0) ?? Number.NaN);
}
