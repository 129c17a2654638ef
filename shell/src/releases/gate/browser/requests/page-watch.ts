import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { isSharedPage } from '../own-part-selector.ts';
import { runTimers } from '../pending-timers.ts';
import { isDataOfApi } from './api-requests.ts';
import { sentProblem } from './sent-by-itself.ts';

/** Playwright logs this because it blocks service workers: a preview must not be cached. */
const serviceWorkerMessage = 'Service Worker registration blocked by Playwright';
/** After this long without requests a page is at rest; and how long to wait for that at most. In milliseconds. */
const rest = 500;
const longestUnrest = 15_000;
/** How long a page may take to run a script, in milliseconds. */
const aliveTimeout = 5_000;

/**
 * Not errors: the rest is told with the next frame (what never ends is found by its work), and a transition between two views that
 * another one replaced, a sheet for sharing that its visitor closed (`closed-share.ts`), or a film that was stopped before it had begun.
 */
const noErrors =
  /^ResizeObserver loop|^(?:AbortError: )?(?:(?:View )?[Tt]ransition was (?:skipped|aborted)|Share canceled|The play\(\) request was interrupted)/;
/** What `play()` throws where a film is missing or broken, or where the browser lacks the code for it, as one that tests download. */
const unplayable =
  /^(?:NotSupportedError: )?(?:Failed to load because no supported source|The element has no supported sources)/;

/** What throws where something does not arrive, such as a request that ends with the page that was left. */
const arrives = /abort|\bfetch\b|network|\bload(?:ing)?\b|import/i;

/** Names of folders with files of all sections, and of the shell. */
const ofAll = new Set<string | undefined>(['shell', 'joined']);

/** Records a page's console messages, requests and other events while it is checked; what other sections do on it is left out. */
export class PageWatch {
  readonly #problems = new Set<string>();
  readonly #page: Page;
  readonly #asked = new Set<Request>();
  #last = '';
  #count = 0;
  #movedAt = performance.now();
  #isOver = false;
  #returnsTo: string | undefined;
  #mayLeave = false;
  #asksApi = false;
  #lacksFilm = false;

  /** @param release that is checked */
  constructor(page: Page, release: Pick<Release, 'name' | 'mounts'>) {
    const { name: section } = release;
    this.#page = page;
    const complain = (words: string, origin = '') =>
      void (this.#isOver || isOfOthers(origin, section) || this.report(`${words}${ownPlace(origin, section)}`));
    page.on('console', (message) => {
      if (message.text() === serviceWorkerMessage || !['error', 'warning'].includes(message.type())) return;
      const { url, lineNumber, columnNumber } = message.location();
      complain(`says in the console: ${message.text()}`, `${url}:${lineNumber + 1}:${columnNumber + 1}`);
    });
    page.on('pageerror', (error) => {
      if (noErrors.test(error.message)) return;
      if (this.#isOver) return this.#hearReturned(error, section);
      const throws = () => complain(`throws: ${error.message}`, error.stack);
      if (this.#lacksFilm || !unplayable.test(error.message)) return throws();
      void wherePlayed(page, throws);
    });
    page.on('response', (response) => {
      this.#lacksFilm ||= response.status() >= 400 && response.request().resourceType() === 'media';
    });
    page.on('crash', () => complain('ends its process in the browser'));
    page.on('dialog', (dialog) => {
      // Once something was typed, a page may ask before it is left.
      if (this.#mayLeave && dialog.type() === 'beforeunload') return void dialog.accept().catch(() => {});
      complain(`opens a dialog: ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    page.on('popup', (popup) => {
      complain(`opens a window: ${popup.url()}`);
      popup.close().catch(() => {});
    });
    page.on('request', (request) => {
      // A player's request stays open while it has enough.
      if (request.resourceType() !== 'media') this.#asked.add(request);
      this.#count += 1;
      this.#move(request);
      this.#asksApi ||= !this.#mayLeave && isDataOfApi(request);
      const sent = this.#mayLeave ? undefined : sentProblem(request);
      // On a page with parts of all it may be one of another section.
      if (sent && !isSharedPage(release, page.url())) complain(sent);
    });
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => {
      this.#end(request);
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complain(`does not get ${request.url()}`, request.url());
    });
  }

  /** From now on leaving or reloading the page counts as a problem. */
  expectToStay(): void {
    const { pathname } = new URL(this.#page.url());
    const hasLeft = () => new URL(this.#page.url()).pathname !== pathname;
    this.#page.on('framenavigated', (frame) => {
      if (!this.#isOver && !this.#mayLeave && frame === this.#page.mainFrame() && hasLeft())
        this.report(`leads away to ${frame.url()}`);
    });
    this.#page.on('domcontentloaded', () => {
      if (!this.#isOver && !this.#mayLeave && !hasLeft()) this.report('loads itself again');
    });
  }

  /** From now on the page may lead elsewhere, because its controls are used. */
  allowLeaving(): void {
    this.#mayLeave = true;
  }

  get page(): Page {
    return this.#page;
  }

  /** How many requests the page has made. */
  get asked(): number {
    return this.#count;
  }

  /** Whether scripts have asked the API for data before the page was used. */
  get asksApi(): boolean {
    return this.#asksApi;
  }

  /** Adds problems that a check has found. */
  report(...problems: readonly string[]): void {
    for (const problem of problems) this.#problems.add(problem);
  }

  /** Whether there is a problem until now. */
  get hasProblems(): boolean {
    return this.#problems.size > 0;
  }

  /** @returns the problems until now, which are then forgotten */
  take(): string[] {
    const taken = [...this.#problems];
    this.#problems.clear();
    return taken;
  }

  /** Whether the page still runs scripts, which one in an endless loop does not. */
  async isAlive(): Promise<boolean> {
    const answer = this.#page.evaluate(() => true).catch(() => false);
    return Promise.race([answer, wait(aliveTimeout, false)]);
  }

  /** Ends the recording: later events belong to another page. */
  end(): void {
    this.#isOver = true;
  }

  /** After the end: from now on what the section's scripts throw at an address counts, as for whoever comes back there. @param address undefined: no more */
  hearReturned(address?: string): void {
    this.#returnsTo = address;
  }

  /** Resolves when the page makes no more requests; a page that never rests has a problem. */
  async untilAtRest(): Promise<void> {
    const end = performance.now() + longestUnrest;
    while (this.#asked.size > 0 || performance.now() - this.#movedAt < rest) {
      if (performance.now() > end) {
        this.report(`does not come to rest: after ${longestUnrest / 1000} s it still asks for ${this.#last}`);
        return;
      }
      await wait(rest / 5);
    }
  }

  /**
   * Resolves when what was asked until now is answered, or after a while; timers of the page are not waited for.
   * @param without how many requests wait for something else
   */
  async untilAnswered(without = 0): Promise<void> {
    const end = performance.now() + longestUnrest;
    do await wait(rest / 10);
    while (this.#asked.size > without && performance.now() < end);
  }

  /** Resolves when the page's requests are answered and what it has postponed is done, also what is asked for by that. */
  async settle(): Promise<void> {
    await this.untilAtRest();
    await runTimers(this.#page);
    await this.untilAtRest();
  }

  #hearReturned({ message, stack = '' }: Error, section: string): void {
    if (this.#returnsTo === undefined || this.#page.url() !== this.#returnsTo || arrives.test(message)) return;
    const place = ownPlace(stack, section);
    if (place !== '' || !stack.includes('/assets/'))
      this.report(`throws: ${message}${place}, for whoever comes back to it`);
  }

  #move(request: Request): void {
    this.#movedAt = performance.now();
    this.#last = request.url();
  }

  #end(request: Request): void {
    this.#asked.delete(request);
    this.#move(request);
  }
}

/** Calls back where the browser has the code for the usual films (H.264 and AAC in MP4). */
async function wherePlayed(page: Page, then: () => void): Promise<void> {
  const type = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"';
  if (await page.evaluate((one) => document.createElement('video').canPlayType(one) !== '', type).catch(() => true))
    then();
}

/** Whether files of sections are named, and none of the given one. @param origin an address, or a stack */
export function isOfOthers(origin: string, section: string): boolean {
  const names = [...origin.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return names.some((name) => !ofAll.has(name)) && !names.includes(section);
}

/** The first place in the section's own scripts, in brackets; empty where there is none. @param origin a place, or a stack */
function ownPlace(origin: string, section: string): string {
  const [place] = new RegExp(String.raw`https?://[^\s()]*/assets/${section}/[^\s()]+\.js:\d+:\d+`).exec(origin) ?? [];
  return place === undefined ? '' : ` (${place})`;
}
