import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

/** The settings of a call, in place of the network. */
async function settingsOf(options: Parameters<typeof createApiClient>[0]): Promise<InternalAxiosRequestConfig> {
  let sent: InternalAxiosRequestConfig | undefined;
  const before = (): AxiosAdapter => async (config) => {
    sent = config;
    return { data: null, status: 200, statusText: 'OK', headers: {}, config };
  };
  await createApiClient({ ...options, before }).get('api/events', { params: { page: 2 } });
  if (!sent) throw new Error('nothing was sent');
  return sent;
}

it('a call asks for JSON in the page’s language, without credentials, and ends after a minute (docs/requirements.md)', async () => {
  const { params, headers, withCredentials, timeout } = await settingsOf({ locale: 'en' });
  expect(params).toEqual({ lang: 'en', page: 2 });
  expect(headers.Accept).toBe('application/json');
  expect(withCredentials).toBe(false);
  expect(timeout).toBe(60_000);
});

it('the server sends headers of its own with each call, and waits for less long', async () => {
  const { headers, timeout } = await settingsOf({ locale: 'es', timeout: 3_000, headers: { 'X-Request-Id': 'a1' } });
  expect(headers['X-Request-Id']).toBe('a1');
  expect(headers.Accept).toBe('application/json');
  expect(timeout).toBe(3_000);
});
