import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Of a confidential request, all that goes beyond the listening process: what it is, and that it comes from this site. */
const passed = ['host', 'accept-encoding', 'content-type', 'origin', 'sec-fetch-site'] as const;

/** What all of them are called in the logs of worker and API, so that nothing joins a line to a visit. */
export const anonymousId = 'confidential';

/** Headers of a request whose visitor is nobody's business: no address, no browser, no language, no cookie, no page before. */
export function anonymousHeaders({ headers }: Pick<IncomingMessage, 'headers'>, body?: Buffer): OutgoingHttpHeaders {
  return {
    ...Object.fromEntries(passed.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
    ...(body && { 'content-length': body.length }),
  };
}
