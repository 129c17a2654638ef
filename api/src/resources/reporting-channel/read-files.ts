import { fileTimeout } from '@ofgc/shared/api-client/about/reporting-channel.ts';
import { fileLimits } from '@ofgc/shared/domain/reporting-channel/report-files.ts';
import { wholeFiles } from '@ofgc/shared/domain/reporting-channel/report.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { errorAt } from '@ofgc/shared/forms/form.schema.ts';
import { InvalidForm } from '../../forms/read-form.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { RefusedFile } from './files/refused-file.ts';
import { stripFile, type StrippedFile } from './files/strip-file.ts';

/** Options of a route whose form has files, which arrive in base64 beside the texts. */
export const filesLimits = { bodyLimit: Math.ceil(fileLimits.bytes * 1.4) + 256 * 1024 };

/** For `refine`: a form that was too large to be read completely gets an error at its field of files. */
export const wholeForm = [wholeFiles, errorAt('files', 'reportFilesTooLarge')] as const;

/**
 * How long the work on the files of a form may take, with the wait for other forms' files, in milliseconds. It ends while the page still
 * waits: otherwise a report would be saved whose code its sender never gets.
 */
const patience = fileTimeout - 4_000;

/** Reads the files of a form and strips their metadata. @param files in base64 @throws InvalidForm with a sentence at the field `files` */
export async function readFiles(
  files: readonly string[],
  lang: Locale,
  strip: typeof stripFile = stripFile,
): Promise<StrippedFile[]> {
  const refuse = (key: MessageKey) => new InvalidForm({ files: [message(lang, key)] });
  const signal = AbortSignal.timeout(patience);
  const contents = files.map((file) => Buffer.from(file, 'base64'));
  if (contents.reduce((sum, { length }) => sum + length, 0) > fileLimits.bytes) throw refuse('reportFilesTooLarge');
  const stripped: StrippedFile[] = [];
  for (const content of contents) {
    stripped.push(
      await strip(content, signal).catch((error: unknown) => {
        throw error instanceof RefusedFile ? refuse(error.key) : error;
      }),
    );
    if (signal.aborted) throw refuse('reportFileTakesTooMuch');
    // The new files may be larger than strongly compressed originals.
    if (stripped.reduce((sum, { content: made }) => sum + made.length, 0) > 2 * fileLimits.bytes)
      throw refuse('reportFilesTooLarge');
  }
  return stripped;
}
