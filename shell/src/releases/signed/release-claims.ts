import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { unnamedVersion } from '../build/build-app.ts';
import type { Release } from '../release.schema.ts';
import { isCompressed } from './files-hash.ts';

/**
 * Finds a false claim in a release whose files all match the hashes in the manifest: its version must be the hash of its content,
 * compressed copies must contain the same text, and chunks must consist of its own files.
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

/** The file as `nameByContent` has hashed it: without the version. */
async function unnamed(file: string, version: string): Promise<Buffer> {
  const content = await readFile(file);
  return /\.(js|css)$/.test(file) ? Buffer.from(content.toString('utf8').replaceAll(version, unnamedVersion)) : content;
}

async function isSameText(compressed: string, original: string): Promise<boolean> {
  const [small, plain] = await Promise.all([readFile(compressed), readFile(original)]);
  const decompress = compressed.endsWith('.br') ? promisify(brotliDecompress) : promisify(gunzip);
  // The limit of one byte more than the original is enough to see that the texts differ.
  const text = await decompress(small, { maxOutputLength: plain.length + 1 }).catch(() => null);
  return text !== null && plain.equals(text);
}
