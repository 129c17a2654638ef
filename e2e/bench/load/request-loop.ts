import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const connections = 16;
/** Time without data after which a connection counts as interrupted, in milliseconds. */
const longestRest = 2_000;
/** Requests in flight on each connection, so that the server never waits for the next request. */
const pipelined = 8;

/**
 * Requests one page over and over for some time, over loopback on connections that stay open.
 * @returns the number of responses
 * @throws when the first response of a connection is not 200
 */
export async function requestInLoop(url: string, milliseconds: number): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const ask = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Language: es\r\nAccept-Encoding: br\r\n\r\n`;
  const until = Date.now() + milliseconds;
  let answers = 0;
  const visitor = async () => {
    while (Date.now() < until) {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay().setTimeout(longestRest);
      try {
        socket.write(ask);
        const length = await firstLength(socket);
        while (Date.now() < until) {
          socket.write(ask.repeat(pipelined));
          await bytesOf(socket, length * pipelined);
          answers += pipelined;
        }
      } catch (error) {
        // A new connection replaces one whose page was rendered anew with another length, or which a busy machine left without data.
        if (!(error instanceof InterruptedError)) throw error;
      } finally {
        socket.destroy();
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return answers;
}

class InterruptedError extends Error {}

/** The length of a whole response, head and body, in bytes. */
async function firstLength(socket: Socket): Promise<number> {
  let head = '';
  while (!head.includes('\r\n\r\n')) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    head += chunk.toString('latin1');
  }
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`the answer is ${head.slice(0, 40)}`);
  const length = head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
  if (head.length < length) await bytesOf(socket, length - head.length);
  return length;
}

function bytesOf(socket: Socket, length: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = length;
    const settle = (error?: Error) => {
      socket.off('data', hear).off('error', settle).off('close', closed).off('timeout', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => settle(new InterruptedError());
    const hear = (chunk: Buffer) => {
      missing -= chunk.length;
      if (missing < 0) closed();
      if (missing === 0) settle();
    };
    socket.on('data', hear).on('error', settle).on('close', closed).on('timeout', closed);
  });
}
