import { HttpError } from './http-error.ts';

interface Bounds {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many pieces of work may wait for their turn, and how long, in milliseconds. */
  waiting: number;
  patience: number;
}

/**
 * Runs costly work a few pieces at a time, so that other requests are answered meanwhile.
 * @returns runs one piece of work. It throws HttpError 503 where too many are waiting, or where its turn does not come in time
 */
export function workQueue({
  atOnce,
  waiting,
  patience,
}: Bounds): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (queue.length >= waiting) return reject(new HttpError(503, 'unavailable'));
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(new HttpError(503, 'unavailable'));
      }, patience);
      queue.push(begin);
    });
  return async (work) => {
    // The next job takes the freed slot.
    if (running < atOnce) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
