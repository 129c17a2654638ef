import type { Api } from './api.ts';
import { HttpError } from './http-error.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * From now on, notes the methods of each route below `/api`.
 * @returns to be called after the last route: answers all other methods with 405 and `Allow` (RFC 9110, 15.5.6)
 */
export function noteMethods(api: Api): () => void {
  const taken = new Map<string, Set<string>>();
  api.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/')) taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]));
  });
  return () => {
    for (const [url, own] of taken) {
      const allowed = [...own].join(', ');
      api.route({
        url,
        method: methods.filter((method) => !own.has(method)),
        schema: { hide: true },
        onRequest: async ({ method }, reply) => {
          void reply.header('Allow', allowed);
          throw new HttpError(405, 'methodNotAllowed', { method });
        },
        handler: () => undefined,
      });
    }
  };
}
