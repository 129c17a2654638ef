import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listening, testServer } from '../../testing/servers/test-server.ts';
import { type DevProxy, startDevProxy } from './dev-proxy.ts';

let site: Server;
let proxy: DevProxy;
let asked: IncomingMessage[];
let origin: string;

beforeEach(async () => {
  asked = [];
  site = createServer((request, response) => {
    asked.push(request);
    if (request.url === '/moved') return void response.writeHead(303, { Location: `${origin}/portal` }).end();
    if (request.url === '/file.css') return void response.writeHead(200, { 'Content-Type': 'text/css' }).end('a{}');
    if (request.url === '/half.css')
      return void response
        .writeHead(200, { 'Content-Type': 'text/css', 'Content-Length': 100 })
        .write('a{', () => response.destroy());
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Strict-Transport-Security': 'max-age=1',
      'Set-Cookie': 'lang=es; Path=/; Secure; HttpOnly',
    });
    response.end('<html><head></head><body><h1>Portal</h1></body></html>');
  });
  ({ origin } = new URL(await listening(site)));
  proxy = await startDevProxy(new URL(origin), 0);
});
afterEach(() => {
  proxy.close();
  site.closeAllConnections();
  site.close();
});

/** The events that an open page receives; the list grows as they arrive. */
async function hear(): Promise<{ version: string; problem: string | null }[]> {
  const heard: { version: string; problem: string | null }[] = [];
  const { body } = await fetch(`${proxy.url}/__ofgc/changes`);
  void (async () => {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream()))
      for (const [, data = ''] of chunk.matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(data));
  })().catch(() => {});
  return heard;
}

it('the development proxy waits for the first release, and adds pass and script to the site’s pages', async () => {
  const visit = fetch(`${proxy.url}/portal`, { headers: { Cookie: 'lang=en; ofgc-preview=old' } });
  proxy.show('v1', 'pass-1');
  const answer = await visit;
  const html = await answer.text();
  expect(html).toMatch(
    /<h1>Portal<\/h1><script type="module" src="\/__ofgc\/changes.js\?shown=v1" integrity="sha384-[^"]+">/,
  );
  expect(asked[0]?.headers).toMatchObject({ cookie: 'lang=en; ofgc-preview=pass-1', host: new URL(origin).host });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(answer.headers.get('set-cookie')).toBe('lang=es; Path=/; HttpOnly');
  expect(await (await fetch(`${proxy.url}/__ofgc/changes.js`)).text()).toContain('location.reload()');
});

it('the development proxy names in a page the release that it was asked for, also where another is shown meanwhile', async () => {
  const answers: ServerResponse[] = [];
  site.removeAllListeners('request');
  site.on('request', (_request, response) => void answers.push(response));
  proxy.show('v1', 'pass-1');
  const visit = fetch(`${proxy.url}/portal`);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  proxy.show('v2', 'pass-2');
  answers[0]?.writeHead(200, { 'Content-Type': 'text/html' }).end('<body></body>');
  expect(await (await visit).text()).toContain('changes.js?shown=v1"');
});

it('the development proxy asks again for a page while the site shows other releases', async () => {
  const answers = [503, 503, 200];
  site.removeAllListeners('request');
  site.on('request', (_request, response) =>
    response
      .writeHead(answers.shift() ?? 500, { 'X-Preview': answers.length > 0 ? 'busy' : '', 'Retry-After': '0' })
      .end(),
  );
  proxy.show('v1', 'pass-1');
  expect((await fetch(`${proxy.url}/portal`)).status).toBe(200);
  expect(answers).toEqual([]);
});

it('the development proxy asks again a dozen times without a warning of a leak in the terminal', async () => {
  const busy = Array.from({ length: 12 }, () => 503);
  site.removeAllListeners('request');
  site.on('request', (_request, response) => {
    const status = busy.shift() ?? 200;
    response.writeHead(status, { 'X-Preview': status === 503 ? 'busy' : '', 'Retry-After': '0' }).end();
  });
  const warned = vi.fn();
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  proxy.show('v1', 'pass-1');
  expect((await fetch(`${proxy.url}/portal`)).status).toBe(200);
  expect(warned).not.toHaveBeenCalled();
});

it('the development proxy asks nothing more of the site for a page that is left', async () => {
  const left = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  site.removeAllListeners('request');
  site.on('request', (_request, response) => {
    response.on('close', () => left.resolve());
    begun.resolve();
  });
  proxy.show('v1', 'pass-1');
  const leaving = new AbortController();
  const visit = fetch(`${proxy.url}/portal`, { signal: leaving.signal });
  await begun.promise;
  leaving.abort();
  await expect(visit).rejects.toThrow('aborted');
  await left.promise;
});

it('a page listens to the development proxy only while it is seen, and is loaded again for another release', async () => {
  const script = await (await fetch(`${proxy.url}/__ofgc/changes.js`)).text();
  const connections: { isClosed: boolean; onmessage?: (event: { data: string }) => void }[] = [];
  const reload = vi.fn();
  let follow = () => {};
  const document = {
    hidden: true,
    createElement: () => ({ style: {}, remove: () => {} }),
    addEventListener: (_: string, hear: () => void) => void (follow = hear),
  };
  const EventSource = function open(this: { isClosed: boolean; close: () => void }) {
    this.isClosed = false;
    this.close = () => void (this.isClosed = true);
    connections.push(this);
  };
  const page = { document, EventSource, URL, location: { reload } };
  runInNewContext(`(() => {${script.replace('import.meta.url', "'http://localhost/x?shown=v1'")}})()`, page);
  expect(connections).toEqual([]);
  document.hidden = false;
  follow();
  connections[0]?.onmessage?.({ data: '{"version":"v1","problem":null}' });
  expect([connections.length, reload.mock.calls.length]).toEqual([1, 0]);
  document.hidden = true;
  follow();
  expect(connections.map(({ isClosed }) => isClosed)).toEqual([true]);
  document.hidden = false;
  follow();
  connections[1]?.onmessage?.({ data: '{"version":"v2","problem":null}' });
  expect(reload).toHaveBeenCalledOnce();
});

it('the development proxy redirects to itself, sends the site’s origin, and leaves files unchanged', async () => {
  proxy.show('v1', 'pass-1');
  const moved = await fetch(`${proxy.url}/moved`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/portal']);
  await fetch(`${proxy.url}/portal`, { method: 'POST', body: 'a=1', headers: { Origin: proxy.url } });
  expect(asked.at(-1)?.headers.origin).toBe(origin);
  expect(await (await fetch(`${proxy.url}/file.css`)).text()).toBe('a{}');
});

it('the development proxy breaks off a file that the site breaks off', async () => {
  proxy.show('v1', 'pass-1');
  const answer = await fetch(`${proxy.url}/half.css`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('the development proxy sends new releases and build errors to open pages, and keeps the last release', async () => {
  proxy.show('v1', 'pass-1');
  const heard = await hear();
  proxy.fail('it does not build');
  expect((await fetch(`${proxy.url}/portal`)).status).toBe(200);
  proxy.show('v2', 'pass-2');
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { version: 'v1', problem: null },
      { version: 'v1', problem: 'it does not build' },
      { version: 'v2', problem: null },
    ]),
  );
});

it('the development proxy answers 500 before the first successful build and 502 while the site is down', async () => {
  proxy.fail('it does not build');
  const answer = await fetch(`${proxy.url}/portal`);
  expect([answer.status, (await answer.text()).includes('/__ofgc/changes.js')]).toEqual([500, true]);
  proxy.show('v1', 'pass-1');
  site.close();
  site.closeAllConnections();
  const refused = async (method: string) => {
    const { status, headers } = await fetch(`${proxy.url}/portal`, { method });
    return [status, headers.get('refresh')];
  };
  // A page asks again by itself; a form that was sent does not.
  expect([await refused('GET'), await refused('POST')]).toEqual([
    [502, '3'],
    [502, null],
  ]);
});

/** The status of a request whose target and headers are sent as they are: `fetch` would change both. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port: new URL(proxy.url).port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('error', reject).end();
  });
}

it('the development proxy sends the preview’s pass to no other site, and answers only under its own names', async () => {
  proxy.show('v1', 'pass-1');
  const stranger = await testServer((request, response) => {
    asked.push(request);
    response.end('stranger');
  });
  const { host, port } = new URL(stranger);
  for (const target of [`//${host}/x`, `/\\${host}/x`, `http://${host}/x`, `//localhost:${port}/x`, '//[x'])
    expect(await statusOf(target), target).toBe(400);
  for (const name of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])
    for (const path of ['/portal', '/__ofgc/changes', '/__ofgc/changes.js'])
      expect(await statusOf(path, { Host: name }), name).toBe(400);
  expect(asked).toEqual([]);
  for (const name of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    expect(await statusOf('/portal?a=//b', { Host: name }), name).toBe(200);
});
