import { once } from 'node:events';
import { request as httpRequest, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadsAtOnce } from './bodies/body-limits.ts';
import { createEntrance } from './entrance.ts';
import { postedBodies } from './bodies/posted-bodies.ts';
import { refuseWith } from './refuse.ts';
import { allowRelease } from './bodies/release-bodies.ts';
import { readWholeBody } from './bodies/whole-body.ts';

/** Short timeouts, so that the tests can wait for them; a test that does not wait for one makes it long, for a machine that stalls. */
const timeouts = vi.hoisted(() => ({ body: 1_500, stall: 2_500 }));
vi.mock('../../timeouts.ts', async (original) => ({
  ...(await original()),
  headersTimeout: 1_000,
  get bodyTimeout() {
    return timeouts.body;
  },
  get stallTimeout() {
    return timeouts.stall;
  },
  releaseBodyTimeout: 60_000,
}));

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  Object.assign(timeouts, { body: 1_500, stall: 2_500 });
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  if (server?.listening) await new Promise((resolve) => server?.close(resolve));
});

/** How many connections one address opens: more than the limit. */
const many = process.env.OFGC_FULL === '1' ? 1_000 : 320;

/** Larger than the operating system's buffers for an unread connection. */
const large = Buffer.alloc(16 * 1024 * 1024, 'a');
const complaintPath = '/canal-denuncias/informar';
const readPosted = postedBodies(({ headers }) => String(headers['x-visitor'] ?? '192.0.2.1'), refuseWith({}));
const serve: RequestListener = (request, response) => {
  if (request.url === '/never') return;
  if (request.url === '/at-once') return void response.end('page');
  if (request.url === '/release') allowRelease(request);
  if (request.url === complaintPath) return readPosted(request, response, (body) => response.end(`${body.length}`));
  if (request.method !== 'POST') return void response.end(request.url === '/large' ? large : 'page');
  readWholeBody(request).then(
    (body) => response.end(`${body.length}`),
    () => response.destroy(),
  );
};

async function start(): Promise<number> {
  server = createEntrance({
    isTrusted: () => false,
    refuse: refuseWith({ 'Content-Security-Policy': "default-src 'none'" }),
    serve,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function open(port: number, words: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(words);
  sockets.push(socket);
  return socket;
}

function connections(): Promise<number> {
  return new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)));
}

/** Everything that the server sends until the connection closes. */
async function answerTo(port: number, words: string): Promise<string> {
  const socket = open(port, words);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
  await once(socket, 'close');
  return answer;
}

function get(port: number, path = '/'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('one connection', () => {
  const ask = (path: string, words = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${words}\r\n`;

  it('may send ten requests before it has read a response', async () => {
    const answers = await answerTo(await start(), ask('/').repeat(9) + ask('/', 'Connection: close\r\n'));
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  });

  it('is closed when it sends an eleventh request', async () => {
    const port = await start();
    const closed = new Promise((resolve) => server?.once('connection', (socket) => socket.once('close', resolve)));
    open(port, ask('/never').repeat(11));
    await closed;
  });
});

describe('a CONNECT request', () => {
  const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n';

  it.each([0, 5, 20, 200])('does no harm when its connection is reset after %i ms', async (after) => {
    const port = await start();
    const gone = new Promise((resolve) => server?.once('connection', (socket) => socket.once('close', resolve)));
    const socket = open(port, tunnel);
    await once(socket, 'connect');
    setTimeout(() => socket.resetAndDestroy(), after);
    await gone;
    expect(await get(port)).toBe(200);
  });

  it('is cut off when its connection stays open', async () => {
    const port = await start();
    const gone = new Promise((resolve) => server?.once('connection', (socket) => socket.once('close', resolve)));
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
    sockets.push(socket);
    socket.write(tunnel);
    socket.resume();
    await gone;
  });
});

describe('an invalid request', () => {
  it.each([
    ['of an absolute address', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n', 400],
    ['of *', 'GET * HTTP/1.1\r\nHost: a\r\n', 400],
    ['of * with OPTIONS', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', 400],
    ['of no path', 'GET explora HTTP/1.1\r\nHost: a\r\n', 400],
    ['with two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n', 400],
    ['with the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n', 400],
    ['without a host', 'GET / HTTP/1.1\r\n', 400],
    ['with an empty host', 'GET / HTTP/1.1\r\nHost: \r\n', 400],
    ['with a host that is a path', 'GET / HTTP/1.1\r\nHost: a/b?c\r\n', 400],
    ['with a user before the host', 'GET / HTTP/1.1\r\nHost: ofgc.example@a\r\n', 400],
    ['for a tunnel (CONNECT)', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n', 405],
    [
      'with both a length and chunked encoding',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n',
      400,
    ],
    ['with an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n', 417],
    ['with a header of 70,000 characters', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(70_000)}\r\n`, 431],
    ['that is not HTTP', '\u0016\u0003\u0001hello\r\n', 400],
  ])('%s is refused with the security headers', async (_, words, status) => {
    const answer = await answerTo(await start(), `${words}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain('<a href="/">');
  });
});

describe('a slow connection', () => {
  it('is answered with 408 when its headers are late', async () => {
    const port = await start();
    expect(await answerTo(port, 'GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1.1 408 .*default-src/s);
  });

  it('is answered with 408 when its body arrives too slowly', async () => {
    const port = await start();
    const socket = open(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');
    const dribble = setInterval(() => socket.write('a'), 100);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    clearInterval(dribble);
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is cut off when its body is unfinished after the response', async () => {
    const port = await start();
    const socket = open(port, 'POST /at-once HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n');
    const dribble = setInterval(() => socket.write('a'), 100);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    clearInterval(dribble);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*HTTP\/1.1 408 /s);
  });

  it('may take longer for the body of a release once its team is accepted', async () => {
    timeouts.stall = 60_000;
    const port = await start();
    const socket = open(port, 'POST /release HTTP/1.1\r\nHost: a\r\nContent-Length: 40\r\n\r\n');
    // The body takes twice as long as a form may.
    const dribble = setInterval(() => socket.write('a'), 75);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    clearInterval(dribble);
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n40$/s);
  });

  it('with a late upload does not keep another upload from being accepted, however long that one waited', async () => {
    Object.assign(timeouts, { body: 5_000, stall: 60_000 });
    const port = await start();
    const head = `POST ${complaintPath} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const slow = Array.from({ length: uploadsAtOnce.atOnce }, () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
      sockets.push(socket);
      socket.write(`${head}Content-Length: 100000\r\n\r\n`);
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    const dribble = setInterval(() => slow.forEach((socket) => socket.write('a')), 100);
    // More than the site takes from a connection whose body it does not read yet.
    const body = 'b'.repeat(3_000_000);
    const answer = await answerTo(port, `${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    clearInterval(dribble);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n3000000$/s);
  });

  it('cannot take the turns of other visitors by uploads that send nothing', async () => {
    Object.assign(timeouts, { body: 60_000, stall: 60_000 });
    const port = await start();
    const head = `POST ${complaintPath} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    let closed = 0;
    for (let count = 0; count < 12; count += 1)
      open(port, `${head}Content-Length: 9\r\n\r\n`).on('close', () => (closed += 1));
    await vi.waitFor(async () => expect(await connections()).toBeGreaterThanOrEqual(10));
    const answer = await answerTo(
      port,
      `${head}X-Visitor: 198.51.100.1\r\nConnection: close\r\nContent-Length: 2\r\n\r\nhi`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n2$/s);
    // Two were refused at once, as too many of one address wait.
    expect(closed).toBeLessThanOrEqual(2);
  });

  it('is cut off when it sends ever more requests without reading', async () => {
    const port = await start();
    const socket = open(port, 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(60)).pause();
    const [atServer] = (await once(server as Server, 'connection')) as [Socket];
    await once(atServer, 'close');
    socket.destroy();
    expect(await answerTo(port, `${'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(9)}GET / HTTP/1.0\r\n\r\n`)).toMatch(
      /^(?:HTTP\/1.1 200 OK.*?page){10}$/s,
    );
  });

  // The connection is idle for twice the permitted time.
  it('is cut off when it reads nothing', full, async () => {
    const port = await start();
    const socket = open(port, 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    const [atServer] = (await once(server as Server, 'connection')) as [Socket];
    await once(atServer, 'close');
    expect(atServer.bytesWritten).toBeGreaterThan(0);
  });
});

it('a body that is too large is kept up to one byte over its limit, and read to its end', async () => {
  const port = await start();
  const body = 'a'.repeat(300_000);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
  expect(await answer.text()).toBe(String(64 * 1024 + 1));
});

describe('many connections of one address', () => {
  it.each([
    [many, 'that send nothing', ''],
    [many, 'that stop in the headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    [many, 'that send a form slowly', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\na'],
    [many, 'that read nothing', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%d connections %s do not prevent another visit', async (number, _, words) => {
    const port = await start();
    for (let count = 0; count < number; count += 1) {
      const socket = open(port, words).pause();
      if (count % 80 === 79) await once(socket, 'connect');
    }
    expect(await get(port)).toBe(200);
    expect(await connections()).toBeLessThanOrEqual(260);
  });
});
