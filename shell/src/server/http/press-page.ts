import { brotliCompressSync, constants } from 'node:zlib';

/** A page's text as its first visitor gets it: in one piece and at once, for small pieces on other threads cost the processor more. */
export function pressPage(html: string): Buffer {
  const text = Buffer.from(html);
  return brotliCompressSync(text, {
    chunkSize: 128 * 1024,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}
