import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';

/** What changes something must come from a page of this site: a hook for routes that anybody may call. The response is not cached. */
export function changesFromHere({ siteUrl }: Pick<ApiContext, 'siteUrl'>) {
  return async (
    request: FastifyRequest,
    reply: { header: (name: string, value: string) => unknown },
  ): Promise<void> => {
    reply.header('Cache-Control', 'no-store');
    assertFromHere(request, siteUrl);
  };
}

/**
 * Browsers say where a request comes from; one that says nothing is refused. Reads are answered: other sites cannot read the answer, as there is no CORS.
 * @throws HttpError 403
 */
export function assertFromHere({ method, headers }: FastifyRequest, siteUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  const isFromHere =
    site === undefined
      ? URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').origin === new URL(siteUrl).origin
      : site === 'same-origin';
  if (!isFromHere) throw new HttpError(403, 'otherSite');
}
