import type { ReportFileKind } from '@ofgc/shared/domain/reporting-channel/report-files.ts';
import { decodeOriginal } from '../../pictures/decoder.ts';
import { RefusedFile } from './refused-file.ts';
import { stripPdf } from './strip-pdf.ts';

/** A file that may be stored: it was made anew, so that it contains nothing about who made it, with what, when and where. */
export interface StrippedFile {
  kind: ReportFileKind;
  content: Uint8Array;
}

/** The first bytes of each type of file. Neither the file's name nor the type stated by the browser counts. */
const beginnings: [kind: Exclude<ReportFileKind, 'text'>, bytes: string][] = [
  ['pdf', '255044462d'],
  ['jpeg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
];

/**
 * Makes a file anew: photographs are decoded and encoded again, texts are read as text, and the pages of a PDF are copied into a new one.
 * @param signal ends the work on a PDF, or the wait for its turn
 * @throws RefusedFile
 */
export async function stripFile(content: Uint8Array, signal?: AbortSignal): Promise<StrippedFile> {
  if (content.length === 0) throw new RefusedFile('reportFileBroken');
  const start = Buffer.from(content.subarray(0, 16)).toString('hex');
  const kind = beginnings.find(([, bytes]) => start.startsWith(bytes))?.[0] ?? 'text';
  if (kind === 'text') return { kind, content: stripText(content) };
  const stripped = await (kind === 'pdf' ? stripPdf(content, signal) : stripImage(content, kind)).catch(
    (error: unknown) => {
      throw error instanceof RefusedFile ? error : new RefusedFile('reportFileBroken');
    },
  );
  return { kind, content: stripped };
}

async function stripImage(content: Uint8Array, kind: 'jpeg' | 'png'): Promise<Uint8Array> {
  const picture = decodeOriginal(content);
  return kind === 'jpeg' ? picture.jpeg({ quality: 88 }).toBuffer() : picture.png().toBuffer();
}

/** Accepts UTF-8 without control characters, other than line breaks, tabs and form feeds. */
function stripText(content: Uint8Array): Uint8Array {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (/[^\P{Cc}\n\r\t\f]/u.test(text)) throw new RefusedFile('reportFileKind');
    return Buffer.from(text);
  } catch {
    throw new RefusedFile('reportFileKind');
  }
}
