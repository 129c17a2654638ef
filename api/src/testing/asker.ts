import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { SignedInTester } from './signed-in.ts';
import type { TestApi } from './test-api.ts';

/** The data of a response, or its error. */
export type ApiAnswer<Data> = { status: number; data: Data } & ErrorBody;

export interface Asker {
  /** @param who null: not signed in */
  get: <Data>(who: SignedInTester | null, url: string) => Promise<ApiAnswer<Data>>;
  post: <Data>(who: SignedInTester | null, url: string, payload: object) => Promise<ApiAnswer<Data>>;
}

/**
 * Sends requests to an API in somebody's name, each from another IP address, so that no rate limit applies.
 * @param test may still be without its API, which is only needed for the first request
 */
export function createAsker(test: Pick<TestApi, 'api'>): Asker {
  let visitors = 0;
  async function ask<Data>(who: SignedInTester | null, method: 'GET' | 'POST', url: string, payload?: object) {
    visitors += 1;
    const answer = await test.api.inject({
      method,
      url,
      remoteAddress: `10.1.${visitors >> 8}.${visitors & 255}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json<object>() } as ApiAnswer<Data>;
  }
  return {
    get: (who, url) => ask(who, 'GET', url),
    post: (who, url, payload) => ask(who, 'POST', url, payload),
  };
}

/** The same for the addresses below one: reads it, or posts to it if there is a payload. */
export function askBelow(test: Pick<TestApi, 'api'>, base: string) {
  const { get, post } = createAsker(test);
  return (who: SignedInTester | null, path = '', payload?: object): Promise<ApiAnswer<unknown>> =>
    payload ? post(who, `${base}${path}`, payload) : get(who, `${base}${path}`);
}
