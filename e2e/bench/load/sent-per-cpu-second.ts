import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { requestInLoop } from './request-loop.ts';
import { cpuSeconds } from './pages-per-cpu-second.ts';

/** Headers of the connection, not of the page, which the bare server sets itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
/** The site and the bare server are measured in turns, so that other work of the machine affects both. */
const turns = 4;
/** Requests to each before the measurement, so that V8 has compiled the code of both even on a slow machine. */
const warmPages = 20_000;

export interface SentPages {
  /** Pages per CPU second of the site's whole process tree. */
  perCpuSecond: number;
  /** Responses per CPU second of a bare server with the same headers and bytes. */
  bare: number;
}

/** Measures how many responses with a cached page are sent per CPU second, and how many by bare `node:http` in the same run. */
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
