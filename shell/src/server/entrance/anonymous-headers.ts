import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** The only headers of a confidential request that are passed on to worker and API: about the body, and that it comes from this site. */
const passed = ['host', 'accept-encoding', 'content-type', 'origin', 'sec-fetch-site'] as const;

/** The request id of all confidential requests in the logs of worker and API, so that no line can be joined to a visit. */
export const anonymousId = 'confidential';

/** Headers of a request that must not identify its visitor: no address, browser, language, cookie or referrer. */
export function anonymousHeaders({ headers }: Pick<IncomingMessage, 'headers'>, body?: Buffer): OutgoingHttpHeaders {
  return {
    ...Object.fromEntries(passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    ...(body && { 'content-length': body.length }),
  };
}
