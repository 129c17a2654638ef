import { decodeOriginal } from './decoder.ts';
import { maxOriginalBytes, maxOriginalPixels, shortestSide } from './picture-limits.ts';

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** File types are recognised by the first bytes, because a file name proves nothing. */
const kinds: Record<string, (bytes: Uint8Array) => boolean> = {
  JPEG: (bytes) => latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff',
  PNG: (bytes) => latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n',
  WebP: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  AVIF: (bytes) => latin(bytes, 4, 12) === 'ftypavif',
};

/** The size of an original, upright. */
export interface OriginalSize {
  width: number;
  height: number;
}

const grouped = new Intl.NumberFormat('en');

/**
 * Checks a whole original before any rendition is made.
 * @throws Error with one sentence that says why it is refused
 */
export async function inspectOriginal(bytes: Uint8Array): Promise<OriginalSize> {
  if (bytes.length > maxOriginalBytes)
    throw new Error(`has ${grouped.format(bytes.length)} bytes; at most ${grouped.format(maxOriginalBytes)} are taken`);
  if (!Object.values(kinds).some((isKind) => isKind(bytes)))
    throw new Error(`is no photograph: only ${Object.keys(kinds).join(', ')} are taken`);
  const { width, height } = await measure(bytes);
  if (width * height > maxOriginalPixels)
    throw new Error(`has ${width} × ${height} pixels; at most ${grouped.format(maxOriginalPixels)} are taken`);
  if (Math.min(width, height) < shortestSide)
    throw new Error(`has ${width} × ${height} pixels; the shorter side needs ${shortestSide}`);
  await decode(bytes);
  return { width, height };
}

/** Reads the size from the file's header, without decoding the picture. */
async function measure(bytes: Uint8Array): Promise<OriginalSize> {
  try {
    const { autoOrient } = await decodeOriginal(bytes).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw refused(error);
  }
}

/** Reads every pixel once, so that a truncated or damaged file is found now, not at a visitor's request. */
async function decode(bytes: Uint8Array): Promise<void> {
  try {
    await decodeOriginal(bytes).resize(64).raw().toBuffer();
  } catch (error) {
    throw refused(error);
  }
}

function refused(cause: unknown): Error {
  const message = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
  if (message.includes('pixel limit'))
    return new Error(`has too many pixels; at most ${grouped.format(maxOriginalPixels)} are taken`, { cause });
  return new Error(`cannot be read as a photograph (${message})`, { cause });
}
