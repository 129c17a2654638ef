import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const given = new Set<number>();
const lowest = 15_000;
/** The system gives higher ports (on Linux from 32768) to programs that ask for any, so a lower one is not taken meanwhile. */
export const portsEnd = 30_000;

/** A port that is free now, still is when a program listens on it some seconds later, and is never the same twice in one process. */
export async function freePort(draw = () => randomInt(lowest, portsEnd)): Promise<number> {
  for (let triesLeft = 1_000; triesLeft > 0; triesLeft -= 1) {
    const port = draw();
    if (given.has(port)) continue;
    given.add(port);
    if (await canListen(port)) return port;
  }
  throw new Error('No free port was found.');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
