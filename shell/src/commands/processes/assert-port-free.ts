import { createServer } from 'node:net';

/** Why a server cannot listen, in words, by the code of Node's error. */
const hindrances: Record<string, (port: number, host: string) => string> = {
  EACCES: (port) => `this user may not listen on port ${port}`,
  EADDRNOTAVAIL: (_port, host) =>
    `${host} is no address of this machine: HOST takes one of its own, or 0.0.0.0 for all`,
  ENOTFOUND: (_port, host) => `there is no address ${host}: HOST takes one of this machine`,
  EAI_AGAIN: (_port, host) => `nobody can say now where ${host} is`,
};

/** @throws one sentence where a server cannot listen on the port, also because another program does */
export function assertPortFree(port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
        if (code === 'EADDRINUSE')
          return reject(
            new Error(`Port ${port} is taken: stop what listens there, or choose another with ${setting}=….`),
          );
        const why = hindrances[code]?.(port, host) ?? message;
        return reject(new Error(`${setting}=${port} at ${host} is not usable: ${why}.`));
      })
      .listen(port, host, () => probe.close(() => resolve()));
  });
}
