import type { AxiosAdapter, AxiosInstance } from 'axios';
import type { Locale } from '../domain/locale.ts';

/** The types that the server needs for an adapter in front of the network. */
export type { AxiosAdapter, AxiosError, AxiosResponse, InternalAxiosRequestConfig } from 'axios';

/** The browser's deadline for one call, in milliseconds. */
export const browserTimeout = 60_000;
/** The server's deadline for one call of a loader, in milliseconds. */
export const serverTimeout = 3_000;

/** The two methods of axios that the site uses. */
export type ApiClient = Pick<AxiosInstance, 'get' | 'post'>;

interface ApiClientOptions {
  /** Default `/`: the page's own origin. */
  baseURL?: string;
  locale: Locale;
  timeout?: number;
  signal?: AbortSignal;
  /** Added by the server when it calls for a visitor: the visitor's address, because the API limits calls by address, and the request's id. */
  headers?: Record<string, string>;
  /** Wraps the network adapter: the server responds from its cache. */
  before?: ((network: AxiosAdapter) => AxiosAdapter) | undefined;
}

/**
 * The only place that makes HTTP clients: JSON, no credentials, `lang` with every call.
 * axios itself is loaded at the first call, so that a page from the server hydrates without it.
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

/** The HTTP status of a failed call, or undefined where there was no response. */
export function httpStatusOf(error: unknown): number | undefined {
  return (error as { response?: { status?: number } } | null)?.response?.status;
}
