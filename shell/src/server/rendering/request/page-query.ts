import type { PageHandle } from '@ofgc/shared/contract';
import type { RouteObject } from 'react-router';
import type { PageParameters } from '../../page-cache/addresses/normalise-query.ts';

/** The query parameters that a page reads, from its handle; a lazy route's module is loaded for that before its loader runs. */
export async function parametersOf({ handle, lazy }: RouteObject = {}): Promise<PageParameters> {
  const loaded = typeof lazy === 'function' ? await lazy().catch(() => undefined) : undefined;
  const { parameters, visitorParameters, isPrivate } = ((handle ?? loaded?.handle) as PageHandle | undefined) ?? {};
  return { page: parameters ?? [], visitor: visitorParameters ?? [], isPrivate: isPrivate === true };
}

/** Replaces the query by the parameters that the page reads, so that addresses that differ only in other parameters get the same page. */
export function replaceQuery(request: Request, query: string): Request {
  if (request.method !== 'GET') return request;
  const url = new URL(request.url);
  url.search = query;
  return url.href === request.url ? request : new Request(url, request);
}

/** Directs a form posted to `/` to the page there. Without `index` in the query, the router would run the root layout's action. */
export function forItsPage(request: Request, { index }: RouteObject = {}): Request {
  if (request.method === 'GET' || !index) return request;
  const url = new URL(request.url);
  url.searchParams.set('index', '');
  return new Request(url, request);
}

/** Removes the session cookie: it is sent with a private page's calls to the API, but no section's code may read it. */
export function withoutSession(request: Request): Request {
  if (!request.headers.has('cookie')) return request;
  // Copying the request alone would pass its body through a Node stream, which frozen globals make impossible to create.
  const own = new Request(request.url, request);
  own.headers.delete('cookie');
  return own;
}
