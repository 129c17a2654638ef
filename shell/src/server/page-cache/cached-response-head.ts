import type { ServerResponse } from 'node:http';

/** Status line and headers as Node writes them; nothing documented gives or takes them whole (`lib/_http_outgoing.js`). */
interface NodeResponse extends ServerResponse {
  _header?: unknown;
}

interface ResponseHead {
  text: string;
  /** In which `Date` is right: seconds since 1970. */
  second: number;
}

const heads = new WeakMap<readonly string[], ResponseHead>();

/**
 * Like `response.writeHead`, for headers that are sent again and again: Node checks and joins them once a second instead of for each
 * response, which is a third of what sending a kept page takes. Where another Node keeps its head elsewhere, it is written each time.
 * @param headers name and value in turns, never changed: they stand for the head @param status always the same for the same headers
 */
export function writeCachedHead(response: ServerResponse, status: number, headers: string[]): ServerResponse {
  // Of HTTP/1.0, or of a visitor who closes, the head is another one.
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
