import type { ApiClient } from '@ofgc/shared/api-client';
import { sessionCookieHeader, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';

type Headers = Record<string, unknown> | undefined;

/**
 * The session of whoever asks for a private page, on its way to the API and back: the cookies of signing in go with the calls of that page's loader and
 * action, to nobody else, and what the API sets goes back to that visitor.
 */
export class PrivateSession {
  readonly headers: Record<string, string>;
  /** By their names: what was set last counts. */
  readonly #set = new Map<string, string>();

  /** @param asked the visitor's request; a post has been found to come from a page of this site */
  constructor({ method, headers }: Pick<Request, 'method' | 'headers'>, siteUrl: string) {
    const cookie = sessionCookieHeader(headers.get('cookie') ?? undefined, sessionCookies(siteUrl));
    this.headers = {
      ...(cookie && { Cookie: cookie }),
      ...(method !== 'GET' && { 'Sec-Fetch-Site': 'same-origin' }),
    };
  }

  /** The same client; what its answers set is noted. */
  watch(api: ApiClient): ApiClient {
    const noting = async <Answer extends { headers: Headers }>(call: Promise<Answer>): Promise<Answer> => {
      try {
        const answer = await call;
        this.#note(answer.headers);
        return answer;
      } catch (error) {
        this.#note((error as { response?: { headers?: Headers } }).response?.headers);
        throw error;
      }
    };
    return {
      get: (...call) => noting(api.get(...call)) as never,
      post: (...call) => noting(api.post(...call)) as never,
    };
  }

  /** For `Set-Cookie`. */
  get cookies(): string[] {
    return [...this.#set.values()];
  }

  #note(headers: Headers): void {
    for (const cookie of [headers?.['set-cookie'] ?? []].flat().map(String))
      this.#set.set(cookie.split('=', 1)[0] ?? '', cookie);
  }
}
