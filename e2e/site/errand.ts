import type { Locator, Page } from '@playwright/test';
import { expect, open } from './browser-test.ts';

/** The telephone on which errands are done. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'es-ES' };

/** What a visitor does, from the home page on, with every activation counted. */
export class Errand {
  activations = 0;
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** On the home page, hydrated. */
  static async start(page: Page): Promise<Errand> {
    await open(page, '/');
    return new Errand(page);
  }

  /** A touch: a link, a button, a box. What does not come into view by scrolling fails. */
  async activate(target: Locator): Promise<void> {
    this.activations += 1;
    await target.click();
  }

  async choose(list: Locator, label: string | RegExp): Promise<void> {
    this.activations += 1;
    const options = list.getByRole('option', { name: label });
    await list.selectOption(await options.first().getAttribute('value'));
  }

  /** The answer is on the screen as a whole, and has the focus or holds it. */
  async isAnsweredBy(answer: Locator): Promise<void> {
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer).toBeFocused();
  }
}
