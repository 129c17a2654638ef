import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { busyPreview } from '../../releases/signed/preview-path.ts';

/** The state shown in pages: the preview's pass, its release, and the problem with the current sources. */
interface Shown {
  pass: string | undefined;
  version: string;
  problem: string | null;
}

export interface DevProxy {
  url: string;
  /** From now on pages come from this release; open pages are reloaded. */
  show: (version: string, pass: string) => void;
  /** Shows in the open pages why the sources cannot be shown; the last release stays. */
  fail: (problem: string) => void;
  close: () => void;
}

/** For how long a page waits for the site to have a place for this release, in milliseconds. */
const patience = 60_000;

/** The names of this machine: under any other name, a page of another site could read the preview. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const changesPath = '/__ofgc/changes';
const scriptPath = '/__ofgc/changes.js';
/** A hidden page listens only when it is looked at again: a browser opens six connections to a host, for all of its tabs. */
const script = `const shown = new URL(import.meta.url).searchParams.get('shown');
const notice = document.createElement('pre');
notice.style.cssText = 'position:fixed;inset:0;z-index:2147483647;margin:0;padding:2rem;overflow:auto;background:#fff;color:#a00000;font:1rem/1.5 monospace;white-space:pre-wrap';
const take = ({ data }) => {
  const { version, problem } = JSON.parse(data);
  if (problem === null) notice.remove();
  else {
    notice.textContent = problem;
    document.body.append(notice);
  }
  if (problem === null && version !== shown) location.reload();
};
let changes;
const follow = () => {
  changes?.close();
  changes = document.hidden ? undefined : new EventSource('${changesPath}');
  if (changes) changes.onmessage = take;
};
document.addEventListener('visibilitychange', follow);
follow();
`;
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;

/**
 * The site at an address of this machine, with one release in it that is not live: the site itself renders the pages, as a preview.
 * Pages get one more script, which reloads them when another release is shown.
 * @param site its public address @param port 0: any
 */
export async function startDevProxy(site: URL, port: number): Promise<DevProxy> {
  const listeners = new Set<ServerResponse>();
  const first = Promise.withResolvers<void>();
  let shown: Shown = { pass: undefined, version: '', problem: null };
  const state = () => `data: ${JSON.stringify({ version: shown.version, problem: shown.problem })}\n\n`;
  const change = (next: Partial<Shown>) => {
    shown = { ...shown, ...next };
    listeners.forEach((listener) => listener.write(state()));
    first.resolve();
  };

  const server = createServer((request, response) => {
    if (!ownHost.test(request.headers.host ?? '')) return refuse(response, 400);
    const { url = '/' } = request;
    const target = URL.canParse(url, site.href) ? new URL(url, site) : null;
    // A target like `//host/x` would send the preview's pass to another site.
    if (target?.origin !== site.origin) return refuse(response, 400);
    const path = target.pathname;
    if (path === changesPath) return listen(response);
    if (path === scriptPath)
      return void response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(script);
    void first.promise.then(() => forward(request, response, target));
  });

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    if (shown.version || shown.problem !== null) response.write(state());
  }

  /** @param end until when a site that shows other releases is asked again, by `performance.now()` */
  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    target: URL,
    end = performance.now() + patience,
  ): void {
    if (response.destroyed) return;
    // A page is of the release whose pass was sent: another may be shown before its answer has come.
    const { pass, version } = shown;
    if (pass === undefined) return refuse(response, 500);
    const ask = site.protocol === 'https:' ? httpsRequest : httpRequest;
    const asked = ask(target, {
      method: request.method,
      headers: askedHeaders(request, pass),
    });
    asked.on('response', (answer) => {
      const [name, value] = busyPreview;
      if (answer.headers[name.toLowerCase()] !== value || performance.now() > end)
        return void send(answer, response, version);
      answer.resume();
      setTimeout(() => forward(request, response, target, end), Number(answer.headers['retry-after'] ?? 5) * 1_000);
    });
    asked.on('error', () => refuse(response, 502, version));
    const leave = () => void asked.destroy();
    response.on('close', leave);
    // One page may need a dozen tries: Node warns of a leak where each leaves its listener behind.
    asked.on('close', () => response.off('close', leave));
    // The second time nothing comes any more: only pages are asked for again, whose requests have no body.
    if (request.readableEnded) asked.end();
    else request.pipe(asked);
  }

  function askedHeaders({ headers }: IncomingMessage, pass: string): OutgoingHttpHeaders {
    const { cookie = '', origin, referer, connection: _connection, ...rest } = headers;
    const own = cookie.split(/;\s*/).filter((one) => one && !one.startsWith('ofgc-preview='));
    return {
      ...rest,
      host: site.host,
      'accept-encoding': 'identity',
      cookie: [...own, `ofgc-preview=${pass}`].join('; '),
      ...(origin && { origin: site.origin }),
      ...(referer && URL.canParse(referer) && { referer: new URL(new URL(referer).pathname, site).href }),
    };
  }

  async function send(answer: IncomingMessage, response: ServerResponse, version: string): Promise<void> {
    const {
      'strict-transport-security': _hsts,
      'transfer-encoding': _chunks,
      connection: _connection,
      location,
      'set-cookie': cookies,
      ...rest
    } = answer.headers;
    const headers: OutgoingHttpHeaders = {
      ...rest,
      ...(location && { location: location.replace(site.origin, '') || '/' }),
      ...(cookies && { 'set-cookie': cookies.map((one) => one.replace(/;\s*secure/i, '')) }),
    };
    if (!String(rest['content-type']).startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, headers);
      return void pipeline(answer, response, () => {});
    }
    const html = await buffer(answer).catch(() => null);
    if (!html) return refuse(response, 502, version);
    const page = Buffer.from(withScript(html.toString('utf8'), version));
    response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': page.length });
    response.end(response.req.method === 'HEAD' ? undefined : page);
  }

  function refuse(response: ServerResponse, status: number, version = shown.version): void {
    if (response.headersSent) return void response.destroy();
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Where the site was away nothing else tells the page that it is back. A form that was sent is not fetched anew.
      ...(status === 502 && response.req.method === 'GET' && { Refresh: '3' }),
    });
    const page = `<!doctype html><title>ofgc dev</title><body><p>${site.host}: ${status}</p></body>`;
    response.end(withScript(page, version));
  }

  function withScript(html: string, version: string): string {
    const end = html.lastIndexOf('</body>');
    const tag = `<script type="module" src="${scriptPath}?shown=${version}" integrity="${integrity}"></script>`;
    return end < 0 ? html : html.slice(0, end) + tag + html.slice(end);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (version, pass) => change({ version, pass, problem: null }),
    fail: (problem) => change({ problem }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
