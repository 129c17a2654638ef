import type { Locator, Page } from '@playwright/test';
import { expect, open, test as base } from './browser-test.ts';
import { chooseByArrows, tabTo, typeInto } from './keyboard.ts';

/** The telephone on which errands are done. */
export const phone = { viewport: { width: 390, height: 844 }, locale: 'es-ES' };

/** What a page says in the place of a part that was late or failed. */
const missingPart = /^(?:Una parte de esta página no se ha podido cargar|A part of this page could not be loaded)/;

/** `test('…', byKeyboard, …)`: `npm test` walks this errand by keyboard; `test:full` walks each both ways. */
export const byKeyboard = { tag: '@keyboard' } as const;
/** The project of `test:full` in which all are walked so. */
export const keyboardProject = 'by keyboard';

/** A test with an errand, by touch or by keyboard alone. */
export const test = base.extend<{ errand: Errand }>({
  errand: async ({ page }, use, { project, tags }) => {
    const isMarked = !process.env.OFGC_FULL && tags.includes(byKeyboard.tag);
    await use(new Errand(page, isMarked || project.name === keyboardProject));
  },
});

/** What a visitor does, with every activation counted. */
export class Errand {
  activations = 0;
  readonly page: Page;
  readonly #isByKeyboard: boolean;
  /** The document in which something was activated last. */
  #document?: number;

  constructor(page: Page, isByKeyboard: boolean) {
    this.page = page;
    this.#isByKeyboard = isByKeyboard;
  }

  /**
   * On the home page or another, hydrated. A machine under load leaves out of a page what comes after its deadline (`slotTimeout`);
   * such a page asks to be opened again, and it is.
   */
  async start(path = '/'): Promise<void> {
    this.#document = undefined;
    await expect(async () => {
      await open(this.page, path);
      expect(await this.page.getByText(missingPart).count()).toBe(0);
    }).toPass({ timeout: 120_000 });
  }

  /** A touch, or the key for it: a link, a button, a box. What does not come into view by scrolling, or has no focus to be seen, fails. */
  async activate(target: Locator): Promise<void> {
    this.activations += 1;
    if (!this.#isByKeyboard) return target.click();
    await this.#assertFocusKept();
    await tabTo(this.page, target);
    const isBox = await this.page.evaluate(() => document.activeElement?.matches('[type=checkbox], [type=radio]'));
    this.#document = await this.#currentDocument();
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

  /** What comes next is on the screen as a whole; by keyboard, when the key Tab comes to it. */
  async comesTo(next: Locator): Promise<void> {
    if (this.#isByKeyboard) await tabTo(this.page, next);
    await expect(next).toBeInViewport({ ratio: 1 });
  }

  /** The answer is on the screen as a whole, and has the focus or holds it. */
  async isAnsweredBy(answer: Locator): Promise<void> {
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer).toBeFocused();
  }

  /** What was activated in this document left the focus somewhere, else the next key would begin at the top. */
  async #assertFocusKept(): Promise<void> {
    // A document that goes while it is asked is asked again.
    await expect(async () => {
      const isNew = (await this.#currentDocument()) !== this.#document;
      expect(isNew || (await this.page.evaluate(() => document.activeElement !== document.body))).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  #currentDocument(): Promise<number> {
    return this.page.evaluate(() => performance.timeOrigin);
  }
}
