import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requestInLoop } from './request-loop.ts';
import { cpuSeconds } from './pages-per-cpu-second.ts';

/** Of the connection, not of the page: the bare server sends its own. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
/** The two take turns, so that what else the machine does meets both. */
const turns = 4;
/** Before it is counted, so that on a slow machine the code of both is compiled, too. */
const warmPages = 20_000;

export interface SentPages {
  /** Of the site: the whole tree of its processes. */
  perCpuSecond: number;
  /** Of a bare server with the same headers and the same bytes. */
  bare: number;
}

/** How often a page that is kept can be sent, beside bare `node:http`, in the same run. */
export async function measureSent(url: string, pid: number, milliseconds: number): Promise<SentPages> {
  const { headers, body } = await readPage(url);
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    bare.send({ headers, body: body.toString('base64') });
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const sides = [
      { url, pid, pages: 0, seconds: 0 },
      { url: `http://127.0.0.1:${port}/`, pid: bare.pid as number, pages: 0, seconds: 0 },
    ];
    for (const side of sides) for (let pages = 0; pages < warmPages;) pages += await requestInLoop(side.url, 500);
    for (let turn = 0; turn < turns; turn++)
      for (const side of sides) {
        const before = await cpuSeconds(side.pid);
        side.pages += await requestInLoop(side.url, milliseconds / turns);
        side.seconds += (await cpuSeconds(side.pid)) - before;
      }
    const [site, measure] = sides.map(({ pages, seconds }) => Math.round(pages / seconds));
    return { perCpuSecond: site ?? 0, bare: measure ?? 0 };
  } finally {
    bare.kill();
  }
}

async function readPage(url: string): Promise<{ headers: string[]; body: Buffer }> {
  const asked = request(url, { headers: { 'Accept-Language': 'es', 'Accept-Encoding': 'br' }, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    ofConnection.has(name) ? [] : [name, String(value)],
  );
  return { headers, body };
}
