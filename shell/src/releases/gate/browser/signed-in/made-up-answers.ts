import type { Page, Route } from '@playwright/test';
import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { createExamples } from '../../trial/examples/example-answers.ts';
import { createSignedInAnswers } from '../../trial/examples/signed-in-api.ts';
import { pathsOfSessions } from '../../trial/pages/addresses/private-pages.ts';
import { pathShapes } from '../../trial/path-shapes.ts';

/** How long the session of who is signed in lasts, in milliseconds: no page warns of its end meanwhile. */
const sessionTime = 3_600_000;

/** Takes the place of the site's API in a page, for what it answers only to who is signed in: nobody signs in, and no data of people are shown. */
export class MadeUpAnswers {
  readonly #answer: (path: string) => unknown;
  readonly #ofSessions: readonly RegExp[];
  #asked: string[] = [];

  constructor(description: OpenApi, kind: AccountKind) {
    const paths = pathsOfSessions(description);
    this.#ofSessions = pathShapes(paths);
    // Sessions end by the real clock, whatever the site's says.
    const ends = new Date(Date.now() + sessionTime).toISOString();
    const person = () => ({ kind, name: 'persona-de-prueba', ends });
    this.#answer = createSignedInAnswers(createExamples(description), paths, person);
  }

  async begin(page: Page): Promise<void> {
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => this.#fulfil(route),
    );
  }

  /** @returns what was asked until now that only who is signed in gets, which is then forgotten */
  takeAsked(): string[] {
    const taken = this.#asked;
    this.#asked = [];
    return taken;
  }

  #fulfil(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') return route.fulfill({ status: 204 });
    if (!this.#ofSessions.some((shape) => shape.test(pathname))) return route.continue();
    this.#asked.push(pathname);
    const answer = this.#answer(pathname);
    return answer === undefined ? route.fulfill({ status: 204 }) : route.fulfill({ json: answer });
  }
}
