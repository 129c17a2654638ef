import type { Page, Request, Route } from '@playwright/test';
import { loadAgain } from '../visits/load-page.ts';
import { isDataOfApi } from './api-requests.ts';
import { until } from '../until.ts';

/** The answer of an API that is down for a moment. */
const outage = { status: 503, contentType: 'application/json', body: '{"message":"Service Unavailable"}' };

/** The requests of a page that is used: what would send something or load a document is answered with nothing, and data can be made to wait. */
export class HeldRequests {
  readonly #page: Page;
  readonly #waiting: Route[] = [];
  #isLoading = false;
  #makesWait = false;
  #asked = 0;
  #held = 0;
  #isDown = false;
  #sent: Request[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.route('**', async (route) => {
      const request = route.request();
      const isData = ['fetch', 'xhr'].includes(request.resourceType());
      const isHeld = request.method() !== 'GET' || (request.isNavigationRequest() && !this.#isLoading);
      if (isHeld) {
        this.#held += 1;
        this.#sent.push(request);
        return this.#isDown && isData ? route.fulfill(outage) : route.fulfill({ status: 204 });
      }
      if (this.#isDown && isDataOfApi(request)) return route.fulfill(outage);
      if (isData) this.#asked += 1;
      if (!isData || !this.#makesWait) return route.continue();
      this.#waiting.push(route);
    });
  }

  /** The requests that got an empty response since the last call. */
  takeSent(): Request[] {
    return this.#sent.splice(0);
  }

  /** Whether the API answers scripts with 503. */
  makeDown(isDown: boolean): void {
    this.#isDown = isDown;
  }

  /** How many requests for data wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** How many requests were answered with nothing. */
  get held(): number {
    return this.#held;
  }

  /**
   * Does something that may ask for data. @param longest how long that may take, in milliseconds, as a busy page begins late
   * @returns whether it has
   */
  async asks(work: () => Promise<unknown>, longest: number): Promise<boolean> {
    const before = this.#asked;
    await work();
    return until(() => this.#asked > before, longest);
  }

  /** Loads a document after all, with its parts. @returns whether it hydrates */
  async load(address: string): Promise<boolean> {
    this.#isLoading = true;
    const hasLoaded = await loadAgain(this.#page, address);
    this.#isLoading = false;
    return hasLoaded;
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
