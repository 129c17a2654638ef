import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { unnamedVersion } from '../build/build-app.ts';
import type { Release } from '../release.schema.ts';

/**
 * What a release says of itself and is not so, although each file has the hash that the manifest says: its name is that of its
 * content, compressed copies are the same text, and chunks consist of files that it has.
 * @param folder of its files @returns one sentence, or null
 */
export async function findLie(folder: string, release: Release): Promise<string | null> {
  const files = Object.keys(release.integrity).toSorted();
  const plain = files.filter((file) => !isCompressed(file));
  const hash = createHash('sha256');
  for (const file of plain) hash.update(`${file}\n`).update(await unnamed(join(folder, file), release.version));
  if (hash.digest('hex').slice(0, 12) !== release.version)
    return `its content has another name than ${release.version}`;
  for (const file of files.filter(isCompressed)) {
    const original = file.replace(/\.(br|gz)$/, '');
    if (!release.integrity[original]) return `${file} has no original`;
    if (!(await isSameText(join(folder, file), join(folder, original))))
      return `${file} is another text than ${original}`;
  }
  for (const [chunk, { js, css }] of Object.entries(release.chunks)) {
    const missing = [...js, ...css].find((file) => !release.integrity[`browser/${file}`]);
    if (missing !== undefined) return `the chunk ${chunk} needs ${missing}, which it does not have`;
  }
  return null;
}

const isCompressed = (file: string) => /\.(br|gz)$/.test(file);

/** As `nameByContent` has seen it: without its name. */
async function unnamed(file: string, version: string): Promise<Buffer> {
  const content = await readFile(file);
  return /\.(js|css)$/.test(file) ? Buffer.from(content.toString('utf8').replaceAll(version, unnamedVersion)) : content;
}

async function isSameText(compressed: string, original: string): Promise<boolean> {
  const [small, plain] = await Promise.all([readFile(compressed), readFile(original)]);
  const decompress = compressed.endsWith('.br') ? promisify(brotliDecompress) : promisify(gunzip);
  // One byte more than the original is enough to see that it is another text.
  const text = await decompress(small, { maxOutputLength: plain.length + 1 }).catch(() => null);
  return text !== null && plain.equals(text);
}
