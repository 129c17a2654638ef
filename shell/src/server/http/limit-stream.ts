import { Readable, Transform, pipeline } from 'node:stream';

interface Bounds {
  /** In bytes. */
  size: number;
  /** From its beginning to its end, in milliseconds. */
  time: number;
}

/**
 * The same stream with an end: one that is too long or takes too long breaks off, so that half of it looks like a half.
 * @param source what the API sends
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
  // Its errors are those of the stream that is returned.
  pipeline(source, bounded, () => clearTimeout(timer));
  return bounded;
}
