import type { Page, Route } from '@playwright/test';
import { isLive, partsProblems } from './load-page.ts';

/** The requests of a page that is used: what would send something or load a document is answered with nothing, and data can be made to wait. */
export class HeldRequests {
  readonly #page: Page;
  readonly #waiting: Route[] = [];
  #isLoading = false;
  #makesWait = false;

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.route('**', async (route) => {
      const request = route.request();
      const isHeld = request.method() !== 'GET' || (request.isNavigationRequest() && !this.#isLoading);
      if (isHeld) return route.fulfill({ status: 204 });
      if (!this.#makesWait || !['fetch', 'xhr'].includes(request.resourceType())) return route.continue();
      this.#waiting.push(route);
    });
  }

  /** How many requests for data wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Loads a document after all, with its parts. @returns whether it hydrates */
  async load(address: string): Promise<boolean> {
    this.#isLoading = true;
    await this.#page.goto(address).catch(() => null);
    this.#isLoading = false;
    if (!(await isLive(this.#page, ['page']))) return false;
    // What is not in view does not hydrate, and would not hear what is chosen.
    await partsProblems(this.#page, { slots: [] });
    return true;
  }

  /** Whether later requests for data wait. */
  makeWait(makesWait: boolean): void {
    this.#makesWait = makesWait;
  }

  /** Lets go what waits, as far as the page still wants it. */
  async release(): Promise<void> {
    this.#makesWait = false;
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue().catch(() => {})));
  }
}
