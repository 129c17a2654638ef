import type { AxiosAdapter, AxiosInstance } from 'axios';
import type { Locale } from '../domain/locale.ts';

/** What the server needs to stand before the network. */
export type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** The browser's deadline for one call, in milliseconds. */
export const browserTimeout = 60_000;
/** A server loader never holds a page longer than this, in milliseconds. */
export const serverTimeout = 3_000;

/** The two verbs that the site needs of axios. */
export type ApiClient = Pick<AxiosInstance, 'get' | 'post'>;

export interface ApiClientOptions {
  /** Default `/`: the page's own origin. */
  baseURL?: string;
  locale: Locale;
  timeout?: number;
  signal?: AbortSignal;
  /** What the server adds when it calls for a visitor: whose call it is, because the API counts by address, and which request's. */
  headers?: Record<string, string>;
  /** Stands before the network: the server answers from what it has kept. */
  before?: ((network: AxiosAdapter) => AxiosAdapter) | undefined;
}

/**
 * The only place that makes HTTP clients: JSON, no credentials, `lang` with every call.
 * axios itself arrives with the first call: a page that the server rendered hydrates without it.
 */
export function createApiClient({
  baseURL = '/',
  locale,
  timeout = browserTimeout,
  signal,
  headers,
  before,
}: ApiClientOptions): ApiClient {
  let instance: Promise<AxiosInstance> | undefined;
  const client = () =>
    (instance ??= import(/* webpackChunkName: "axios" */ 'axios').then(({ default: axios }) =>
      axios.create({
        baseURL,
        timeout,
        signal,
        withCredentials: false,
        headers: { Accept: 'application/json', ...headers },
        params: { lang: locale },
        ...(before && { adapter: before(axios.getAdapter(axios.defaults.adapter)) }),
      }),
    ));
  return {
    get: async (...call) => (await client()).get(...call),
    post: async (...call) => (await client()).post(...call),
  };
}

/** The HTTP status of a failed call, or undefined where there was no answer. */
export function httpStatusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | null)?.response?.status;
}
