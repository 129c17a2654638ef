import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const given = new Set<number>();

/**
 * A port that is free now, and never the same twice in one process. It is below those that the system gives to who asks for any port
 * (32768 and more), so it is still free when a program listens on it some seconds later.
 */
export async function freePort(draw = () => randomInt(15_000, 30_000)): Promise<number> {
  for (;;) {
    const port = draw();
    if (given.has(port)) continue;
    given.add(port);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
