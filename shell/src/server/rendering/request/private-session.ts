import type { ApiClient } from '@ofgc/shared/api-client';
import { type SessionCookies, sessionCookieHeader, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';

type Headers = Record<string, unknown> | undefined;

/**
 * The session of a private page's visitor: session cookies are sent with the API calls of that page's loader and action alone, and
 * cookies that the API sets are sent to the visitor. A visitor who signs in by a form is signed in for the rest of that request.
 */
export class PrivateSession {
  readonly #ofSite: Record<string, string>;
  readonly #names: SessionCookies;
  #cookie: string | undefined;
  /** The cookies that the API set, by name: the last one counts. */
  readonly #set = new Map<string, string>();

  /** @param asked the visitor's request; a POST has been checked to come from a page of this site */
  constructor({ method, headers }: Pick<Request, 'method' | 'headers'>, siteUrl: string) {
    this.#names = sessionCookies(siteUrl);
    this.#cookie = sessionCookieHeader(headers.get('cookie') ?? undefined, this.#names);
    this.#ofSite = method === 'GET' ? {} : { 'Sec-Fetch-Site': 'same-origin' };
  }

  /** Headers for the next call. */
  get headers(): Record<string, string> {
    return { ...(this.#cookie && { Cookie: this.#cookie }), ...this.#ofSite };
  }

  /** The same client with the session; cookies that its responses set are noted. */
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
    const own = (config?: { headers?: object }) => ({ ...config, headers: { ...config?.headers, ...this.headers } });
    return {
      get: (path, config) => noting(api.get(path, own(config))) as never,
      post: (path, body, config) => noting(api.post(path, body, own(config))) as never,
    };
  }

  /** Values for `Set-Cookie`. */
  get cookies(): string[] {
    return [...this.#set.values()];
  }

  /** Cookies are split and not parsed, so that the API gets each value exactly as it set it. */
  #note(headers: Headers): void {
    for (const cookie of [headers?.['set-cookie'] ?? []].flat().map(String)) {
      this.#set.set(cookie.split('=', 1)[0] ?? '', cookie);
      const pair = cookie.split(';', 1)[0] ?? '';
      const others = (this.#cookie ?? '').split('; ').filter((one) => one.split('=', 1)[0] !== pair.split('=', 1)[0]);
      this.#cookie = sessionCookieHeader([...others, pair].join('; '), this.#names);
    }
  }
}
