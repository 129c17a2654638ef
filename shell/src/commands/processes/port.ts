import { createServer } from 'node:net';

/** @throws one sentence when another program listens there */
export function assertPortFree(port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(
          new Error(
            error.code === 'EADDRINUSE'
              ? `Port ${port} is taken: stop what listens there, or choose another with ${setting}=….`
              : error.message,
          ),
        ),
      )
      .listen(port, host, () => probe.close(() => resolve()));
  });
}
