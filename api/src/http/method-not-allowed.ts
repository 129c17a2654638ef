import findMyWay, { type HTTPVersion, type Instance } from 'find-my-way';
import { maxHeaderSize } from 'node:http';
import type { Api } from './api.ts';
import { HttpError } from './http-error.ts';

/** How the API's routers read addresses. Parameters may be as long as a header: otherwise a router refused them without the resource's message. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize };

/** Requests that no route takes, at an address below `/api` that takes other methods, get 405 and `Allow` (RFC 9110, 15.5.6). */
export function refuseOtherMethods(api: Api): void {
  const taken = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/')) taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]));
  });
  let router: Instance<HTTPVersion.V1> | undefined;
  api.addHook('onRequest', async ({ is404, method, url }, reply) => {
    if (!is404) return;
    router ??= routerOf(taken);
    const [path = ''] = url.split('?');
    const allowed = router.find('GET', path)?.store as string | undefined;
    if (!allowed) return;
    void reply.header('Allow', allowed);
    throw new HttpError(405, 'methodNotAllowed', { method });
  });
}

/** Finds the methods of an address, under one method for all. It is made for the first such request, as routes for all methods take a third of a start. */
function routerOf(taken: ReadonlyMap<string, ReadonlySet<string>>): Instance<HTTPVersion.V1> {
  const router = findMyWay(routerOptions);
  for (const [url, methods] of taken) router.on('GET', url, () => undefined, [...methods].join(', '));
  return router;
}
