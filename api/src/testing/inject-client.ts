import type { ApiClient } from '@ofgc/shared/api-client';
import type { Api } from '../http/api.ts';

/** The site's API client for the API in memory; it rejects every status but 200. */
export function injectClient(api: Api): ApiClient {
  const get = async (path: string, { params = {} }: { params?: Record<string, string | number | undefined> } = {}) => {
    const query = Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const answer = await api.inject({ url: `/${path}`, query });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    return { data: answer.json<unknown>() };
  };
  return { get } as unknown as ApiClient;
}
