import { Readable, Transform, pipeline } from 'node:stream';

interface Bounds {
  /** The most bytes. */
  size: number;
  /** The longest time from beginning to end, in milliseconds. */
  time: number;
}

/**
 * Limits a stream: if it is too long or takes too long, it breaks off with an error, so that the client notices the missing rest.
 * @param source the API's response
 */
export function limitStream(source: Readable, { size, time }: Bounds): Readable {
  let length = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > size ? new Error(`the API sent more than ${size} bytes`) : null, chunk);
    },
  });
  const timer = setTimeout(() => bounded.destroy(new Error(`the API sent for longer than ${time} ms`)), time);
  // Errors of the source are passed on to the returned stream.
  pipeline(source, bounded, () => clearTimeout(timer));
  return bounded;
}
