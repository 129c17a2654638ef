import { crc32 } from 'node:zlib';

/** The end of the signature and the header, in bytes; text chunks may follow directly. */
const headerEnd = 33;

/**
 * Writes texts into a PNG that image programs show.
 * @param words by the keywords of the PNG specification: Title, Author, Copyright …
 */
export function addText(png: Uint8Array, words: Readonly<Record<string, string>>): Buffer {
  const chunks = Object.entries(words).map(([keyword, text]) => textChunk(keyword, text));
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

/** An `iTXt` chunk: UTF-8, not compressed, no language named. */
function textChunk(keyword: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from('iTXt'), Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
