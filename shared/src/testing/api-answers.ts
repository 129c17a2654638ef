import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { onTestFinished } from 'vitest';

export interface ApiCall {
  /** The path as given to the API client: `api/events`. */
  path: string;
  params: Record<string, unknown>;
}

/**
 * Responds to the components' calls of the API until the test ends; the network is not used.
 * @param answer returns the body of the response; a rejection is a failed call
 * @returns the list of calls, which grows with each call
 */
export function answerApi(answer: (call: ApiCall) => unknown): ApiCall[] {
  const calls: ApiCall[] = [];
  const before = axios.defaults.adapter;
  const adapter: AxiosAdapter = async (config) => {
    const call = { path: config.url ?? '', params: (config.params ?? {}) as Record<string, unknown> };
    calls.push(call);
    return { data: await answer(call), status: 200, statusText: 'OK', headers: {}, config };
  };
  axios.defaults.adapter = adapter;
  onTestFinished(() => {
    axios.defaults.adapter = before;
  });
  return calls;
}

/** An error for `answerApi` to throw: a response with this status or, without one, no response at all. */
export function failedCall(status?: number): Error {
  const response = status === undefined ? undefined : ({ status, data: {} } as AxiosResponse);
  return new AxiosError('the call failed', undefined, undefined, undefined, response);
}
