import type { Locator, Page } from '@playwright/test';
import { expect, open, test as base } from './browser-test.ts';
import { chooseByArrows, tabTo, typeInto } from './keyboard.ts';

/** The phone on which errands are done. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'es-ES' };

/** `test('…', byKeyboard, …)`: `npm test` does this errand by keyboard; `test:full` does every errand both ways. */
export const byKeyboard = { tag: '@keyboard' } as const;
/** The project of `test:full` that does all errands by keyboard. */
export const keyboardProject = 'by keyboard';

/** A test with an errand, by touch or by keyboard alone. */
export const test = base.extend<{ errand: Errand }>({
  errand: async ({ page }, use, { project, tags }) => {
    const isMarked = !process.env.OFGC_FULL && tags.includes(byKeyboard.tag);
    await use(new Errand(page, isMarked || project.name === keyboardProject));
  },
});

/** The actions of a visitor, of which every activation is counted. */
export class Errand {
  activations = 0;
  readonly page: Page;
  readonly #isByKeyboard: boolean;
  /** The document of the last activation. */
  #document?: number;

  constructor(page: Page, isByKeyboard: boolean) {
    this.page = page;
    this.#isByKeyboard = isByKeyboard;
  }

  /** Opens the home page or another, and waits until it is hydrated. */
  async start(path = '/'): Promise<void> {
    this.#document = undefined;
    await open(this.page, path);
  }

  /** Activates a link, button or box by touch or by key. Fails where the target cannot be scrolled into view, or its focus is unseen. */
  async activate(target: Locator): Promise<void> {
    this.activations += 1;
    if (!this.#isByKeyboard) return target.click();
    await this.#assertFocusKept();
    await tabTo(this.page, target);
    const { isBox, began } = await this.#look();
    this.#document = began;
    await this.page.keyboard.press(isBox ? 'Space' : 'Enter');
  }

  async choose(list: Locator, label: string | RegExp): Promise<void> {
    this.activations += 1;
    const value = (await list.getByRole('option', { name: label }).first().getAttribute('value')) ?? '';
    if (this.#isByKeyboard) await chooseByArrows(this.page, list, value);
    else await list.selectOption(value);
  }

  async type(field: Locator, words: string): Promise<void> {
    if (this.#isByKeyboard) await typeInto(this.page, field, words);
    else await field.fill(words);
  }

  /** Expects the next control to be wholly on the screen; by keyboard, after Tab has reached it. */
  async comesTo(next: Locator): Promise<void> {
    if (this.#isByKeyboard) await tabTo(this.page, next);
    await expect(next).toBeInViewport({ ratio: 1 });
  }

  /** Expects the answer to be wholly on the screen and to have the focus. */
  async isAnsweredBy(answer: Locator): Promise<void> {
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer).toBeFocused();
  }

  /** Expects that the last activation in this document has not lost the focus, else the next Tab would start at the top. */
  async #assertFocusKept(): Promise<void> {
    // Retries where a navigation interrupts the evaluation.
    await expect(async () => {
      const { began, hasFocus } = await this.#look();
      expect(began !== this.#document || hasFocus).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  /** What has the focus, and when the document began, which tells documents apart. */
  #look(): Promise<{ isBox: boolean; hasFocus: boolean; began: number }> {
    return this.page.evaluate(() => ({
      isBox: document.activeElement?.matches('[type=checkbox], [type=radio]') ?? false,
      hasFocus: document.activeElement !== document.body,
      began: performance.timeOrigin,
    }));
  }
}
