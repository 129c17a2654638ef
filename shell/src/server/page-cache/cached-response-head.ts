import type { ServerResponse } from 'node:http';

/** Node's own string of status line and headers; no documented API reads or sets it (`lib/_http_outgoing.js`). */
interface NodeResponse extends ServerResponse {
  _header?: unknown;
}

interface ResponseHead {
  text: string;
  /** The second in which the `Date` header is right, since 1970. */
  second: number;
}

const heads = new WeakMap<readonly string[], ResponseHead>();

/**
 * Like `response.writeHead`, for headers that are sent often: Node checks and joins them once a second instead of for each
 * response, which would be a third of the cost of sending a cached page. A Node version that keeps its head elsewhere writes it each time.
 * @param headers name and value in turns, never changed: the array is the cache key @param status always the same for the same headers
 */
export function writeCachedHead(response: ServerResponse, status: number, headers: string[]): ServerResponse {
  // HTTP/1.0 and connections that close need another head.
  if (!response.shouldKeepAlive) return response.writeHead(status, headers);
  const own: NodeResponse = response;
  const second = Math.floor(Date.now() / 1_000);
  const known = heads.get(headers);
  if (known?.second === second) {
    response.statusCode = status;
    own._header = known.text;
    return response;
  }
  response.writeHead(status, headers);
  if (typeof own._header === 'string') heads.set(headers, { text: own._header, second });
  return response;
}
