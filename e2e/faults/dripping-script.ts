import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from '@playwright/test';

/** The pause between two bytes, in milliseconds: a script takes minutes, far longer than a page waits for it. */
const pause = 100;
/** The port of this process's dripping server, started with the first script. */
let port: Promise<number> | undefined;

/** Answers the request for a script with its bytes one by one. The browser sees the script's own address. */
export async function drip(route: Route): Promise<void> {
  port ??= startServer();
  const script = encodeURIComponent(route.request().url());
  await route.continue({ url: `http://127.0.0.1:${await port}/?${script}` });
}

async function startServer(): Promise<number> {
  const server = createServer((request, answer) => {
    void (async () => {
      const script = await fetch(decodeURIComponent(request.url?.slice('/?'.length) ?? ''));
      const bytes = Buffer.from(await script.arrayBuffer());
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': bytes.length });
      for (const byte of bytes) {
        if (answer.destroyed) return;
        answer.write(Buffer.of(byte));
        await wait(pause);
      }
      answer.end();
    })().catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
