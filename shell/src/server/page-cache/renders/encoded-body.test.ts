import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

it('a page that could not be encoded once is encoded for the next visitor', async () => {
  const brotli = brotliCompressSync('the page');
  const bytes = Buffer.alloc(brotli.length, 0xff);
  const body = new EncodedBody(bytes, 'br');
  await expect(body.make('gzip')).rejects.toThrow();
  brotli.copy(bytes);
  expect(gunzipSync((await body.make('gzip')).bytes).toString()).toBe('the page');
});
