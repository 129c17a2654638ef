import type { Session, SignInStep } from '@ofgc/shared/domain/accounts/session.schema.ts';
import type { Api } from '../http/api.ts';

/** The headers of a request of the site's own page. */
const ownPage = { 'sec-fetch-site': 'same-origin' };

/** A browser in which somebody signs in: it keeps the cookies that it is given. */
export class SignInBrowser {
  readonly cookies = new Map<string, string>();
  readonly address: string;
  readonly #api: Api;

  constructor(api: Api, address: string) {
    this.#api = api;
    this.address = address;
  }

  async post(path: string, payload: Record<string, unknown> = {}, headers: Record<string, string> = ownPage) {
    const answer = await this.#api.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { ...this.#headers, ...headers },
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const body = answer.json<{ data?: SignInStep; message?: string }>();
    return { status: answer.statusCode, headers: answer.headers, data: body.data, message: body.message };
  }

  async session(): Promise<Session> {
    const answer = await this.#api.inject({ url: '/api/session', headers: this.#headers });
    return answer.json<{ data: Session }>().data;
  }

  get #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'x-forwarded-for': this.address, ...(cookie && { cookie }) };
  }
}
