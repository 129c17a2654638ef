import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { SignedInTester } from '../signed-in.ts';
import type { TestApi } from '../test-api.ts';

export type Answer<Data> = { status: number; data: Data } & ErrorBody;

let visitors = 0;

/** For tests: asks the API as somebody, or as nobody, from an address that never asked before. */
export function asker({ api }: Pick<TestApi, 'api'>) {
  async function ask<Data>(who: SignedInTester | null, method: 'GET' | 'POST', url: string, payload?: object) {
    visitors += 1;
    const answer = await api.inject({
      method,
      url,
      remoteAddress: `10.1.${visitors >> 8}.${visitors & 255}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json<object>() } as Answer<Data>;
  }
  return {
    get: <Data>(who: SignedInTester | null, url: string) => ask<Data>(who, 'GET', url),
    post: <Data>(who: SignedInTester | null, url: string, payload: object) => ask<Data>(who, 'POST', url, payload),
  };
}
