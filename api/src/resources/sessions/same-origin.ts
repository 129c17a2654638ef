import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';

/** A hook for public routes that change something: the request must come from a page of this site. The response is not cached. */
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
 * Refuses requests from other sites; a request whose origin the browser does not state is refused as well. Reads are answered, because
 * without CORS other sites cannot read the response.
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
