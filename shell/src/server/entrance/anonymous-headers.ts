import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** The only headers of a confidential request that go on to worker and API: what is sent, and that it comes from this site. */
const passed = ['host', 'accept-encoding', 'content-type', 'origin', 'sec-fetch-site'] as const;

/** The request id of all confidential requests in the logs of worker and API, so that no line can be joined to a visit. */
export const anonymousId = 'confidential';

/** Headers of a request that must not identify its visitor: no address, no browser, no language, no cookie, no page before. */
export function anonymousHeaders({ headers }: Pick<IncomingMessage, 'headers'>, body?: Buffer): OutgoingHttpHeaders {
  return {
    ...Object.fromEntries(passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    ...(body && { 'content-length': body.length }),
  };
}
