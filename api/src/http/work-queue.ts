import { HttpError } from './http-error.ts';

interface Bounds {
  /** How much is done at once. */
  atOnce: number;
  /** How many may wait for their turn, and how long, in milliseconds. */
  waiting: number;
  patience: number;
}

/**
 * Does costly work a few at a time, so that everything else is answered meanwhile.
 * @returns does one piece of work. It throws HttpError 503 where too many wait, or its turn does not come in time
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
