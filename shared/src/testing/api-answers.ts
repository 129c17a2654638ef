import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { onTestFinished } from 'vitest';

export interface ApiCall {
  /** As the API client names it: `api/events`. */
  path: string;
  params: Record<string, unknown>;
}

/**
 * Answers what components ask of the API until the test ends; the network is not reached.
 * @param answer the body of the answer; a rejection is a failed call
 * @returns the calls so far
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

/** For `answerApi` to throw: a call that was answered with a status, or not at all. */
export function failedCall(status?: number): Error {
  const response = status === undefined ? undefined : ({ status, data: {} } as AxiosResponse);
  return new AxiosError('the call failed', undefined, undefined, undefined, response);
}
