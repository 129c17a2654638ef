import { createServer } from 'node:http';
import { join } from 'node:path';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import type { RenderWorker } from './processes/render-worker.ts';
import { probePages } from './probe-pages.ts';

it('probing pages ends as soon as the fault is known', async () => {
  const worker = { socket: '', isDead: false, ended: Promise.resolve() } as unknown as RenderWorker;
  let looks = 0;
  await probePages(worker, ['/a', '/b', '/c'], () => (looks += 1) > 1);
  expect(looks).toBe(2);
});

it('probing pages goes on to the next page when a worker’s response never ends', async () => {
  const folder = await testFolder();
  const socket = join(folder, 'socket');
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    if (url === '/page') return void response.end('a page');
    const sending = setInterval(() => response.write('more'), 5);
    response.once('close', () => clearInterval(sending));
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  try {
    const worker = { socket, isDead: false, ended: Promise.resolve() } as unknown as RenderWorker;
    await probePages(worker, ['/endless', '/page'], () => false, 5_000);
    expect(asked).toEqual(['/endless', '/page']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
