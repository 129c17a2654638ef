import type { PageHandle } from '@ofgc/shared/contract';
import type { RouteObject } from 'react-router';
import type { PageParameters } from '../../page-cache/normalise-query.ts';

/** The query parameters that a page reads, from its handle: the module is loaded for that before its loader runs. */
export async function parametersOf({ handle, lazy }: RouteObject = {}): Promise<PageParameters> {
  const loaded = typeof lazy === 'function' ? await lazy().catch(() => undefined) : undefined;
  const { parameters, visitorParameters, isPrivate } = ((handle ?? loaded?.handle) as PageHandle | undefined) ?? {};
  return { page: parameters ?? [], visitor: visitorParameters ?? [], isPrivate: isPrivate === true };
}

/** What a page does not read is no part of it: the same page answers every address that differs in nothing else. */
export function withQuery(request: Request, query: string): Request {
  if (request.method !== 'GET') return request;
  const url = new URL(request.url);
  url.search = query;
  return url.href === request.url ? request : new Request(url, request);
}

/** A form that is posted to `/` is for the page there. Unless its address says `index`, the router takes it for what stands around all pages. */
export function forItsPage(request: Request, { index }: RouteObject = {}): Request {
  if (request.method === 'GET' || !index) return request;
  const url = new URL(request.url);
  url.searchParams.set('index', '');
  return new Request(url, request);
}

/** The session goes with a private page's calls to the API; no section's code reads the secret that it is. */
export function withoutSession(request: Request): Request {
  if (!request.headers.has('cookie')) return request;
  // A copy of the request alone would pass its body through a stream of Node's that frozen globals refuse to be made.
  const own = new Request(request.url, request);
  own.headers.delete('cookie');
  return own;
}
