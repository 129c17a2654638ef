import type { Browser } from 'playwright';
import { openSlowPhone } from './slow-phone.ts';

export interface MenuFigures {
  /** Milliseconds from the start until a press on the menu button opens it, and until the frame is hydrated. */
  menuAnswers: number;
  hydrated: number;
}

/** How long a visitor on a slow phone waits for the menu. */
export async function menuUnderThrottling(browser: Browser, url: string): Promise<MenuFigures> {
  const page = await openSlowPhone(browser);
  await page.addInitScript(() => {
    const marks = { menuAnswers: 0, hydrated: 0 };
    Object.assign(window, { benchMarks: marks });
    const timer = setInterval(() => {
      const menu = document.querySelector<HTMLElement>('#menu');
      const button = document.querySelector<HTMLButtonElement>('[popovertarget="menu"]');
      if (!marks.menuAnswers && menu && button) {
        button.click();
        if (menu.matches(':popover-open')) {
          marks.menuAnswers = performance.now();
          menu.hidePopover();
        }
      }
      if (!marks.hydrated && Object.keys(document.documentElement).some((key) => key.startsWith('__react')))
        marks.hydrated = performance.now();
      if (marks.menuAnswers && marks.hydrated) clearInterval(timer);
    }, 10);
  });
  await page.goto(url);
  const handle = await page.waitForFunction(
    () => {
      const { benchMarks } = window as unknown as { benchMarks: { menuAnswers: number; hydrated: number } };
      return benchMarks.menuAnswers && benchMarks.hydrated ? benchMarks : null;
    },
    undefined,
    { timeout: 60_000 },
  );
  const marks = (await handle.jsonValue()) as MenuFigures;
  await page.close();
  return marks;
}
