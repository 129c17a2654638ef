import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { diskHindrance } from '@ofgc/shared/commands/error-sentence.ts';
import { linesOf, tooLong } from './lines.ts';

/** The first line of a backup. */
interface BackupHead {
  /** The database's newest migration when the backup was made. */
  migration: string;
  /** ISO instant of the real clock. */
  madeAt: string;
}

/** A part of a backup, in the order of writing. Rows are JSON as the database writes it, so that no number loses a digit. */
export type BackupPart =
  /** The start of a table, after the tables that it refers to; its rows follow. `given`: the last number that each counted column has used; older backups lack it. */
  | { table: string; rows: number; given?: Record<string, number> }
  | { row: string }
  /** A revision of the release registry, with the name of its file. */
  | { file: string; text: string };

export interface BackupSource {
  head: BackupHead;
  parts: AsyncIterable<BackupPart> | Iterable<BackupPart>;
}

const format = 'ofgc-backup';
const headSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  migration: z.string(),
  madeAt: z.string(),
});
const version = 1;
/**
 * The longest head, and the longest row (with an original of a photograph), in characters. A file with a longer line was not written by
 * this site.
 */
const longestHead = 4_096;
const longestLine = 256 * 1024 * 1024;

/** Why a backup could not be written, by the code of Node's error; for those of a disk: `diskHindrance`. */
const hindrances: Record<string, string> = {
  EEXIST: 'is there already: a backup overwrites nothing',
  EFBIG: 'is larger than a file may be here: nothing was written',
  ENOENT: 'was not written: its folder does not exist',
  EACCES: 'was not written: this user may not write there',
};

/**
 * Writes one gzipped text: a head, one line for each row, the registry, and at the end the hash of all earlier lines. The file gets its
 * name only when it is complete and on the disk; after a failure the draft is removed.
 * @throws one sentence where the file exists already, or the disk takes no more
 * @returns the number of rows and bytes
 */
export async function writeBackup(
  file: string,
  { head, parts }: BackupSource,
): Promise<{ rows: number; bytes: number }> {
  const draft = `${file}.${process.pid}.draft`;
  let rows = 0;
  async function* lines() {
    const hash = createHash('sha256');
    const line = (value: string) => {
      hash.update(value).update('\n');
      return `${value}\n`;
    };
    yield line(JSON.stringify({ format, version, ...head }));
    for await (const part of parts) {
      if ('row' in part) rows += 1;
      yield line('row' in part ? part.row : JSON.stringify(part));
    }
    yield `${JSON.stringify({ end: hash.digest('hex') })}\n`;
  }
  try {
    const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), output);
    // Unlike a rename, a link never overwrites a file.
    await link(draft, file);
    return { rows, bytes: output.bytesWritten };
  } catch (error) {
    const ofDisk = diskHindrance(error);
    const hindrance = ofDisk ? `was not written: ${ofDisk}` : hindrances[(error as NodeJS.ErrnoException).code ?? ''];
    throw hindrance ? new Error(`${file} ${hindrance}.`, { cause: error }) : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Reads a whole backup, a line at a time.
 * @throws one sentence where the file is no backup of this site, comes from a newer version, or is not complete
 */
export async function checkBackup(file: string): Promise<BackupHead> {
  const hash = createHash('sha256');
  let head: BackupHead | undefined;
  let last: string | undefined;
  for await (const line of readLines(file)) {
    if (last !== undefined) hash.update(last).update('\n');
    head ??= readHead(line, file);
    last = line;
  }
  if (!head) throw new Error(`${file} is no backup of this site.`);
  const { end } = (parse(last) ?? {}) as { end?: unknown };
  if (end !== hash.digest('hex')) throw new Error(`${file} is damaged: it is not what was written.`);
  return head;
}

/** The parts of a backup that `checkBackup` has accepted. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  let rows = 0;
  let isHead = true;
  for await (const line of readLines(file)) {
    const isRow = rows > 0;
    if (isRow) {
      rows -= 1;
      yield { row: line };
    } else if (!isHead) {
      const part = parse(line) as BackupPart | { end: string };
      if ('table' in part) rows = part.rows;
      if (!('end' in part)) yield part;
    }
    isHead = false;
  }
}

function readHead(line: string, file: string): BackupHead {
  const head = headSchema.safeParse(parse(line));
  if (!head.success) throw new Error(`${file} is no backup of this site.`);
  if (head.data.version > version) throw new Error(`${file} was made by a newer version of the site.`);
  return { migration: head.data.migration, madeAt: head.data.madeAt };
}

async function* readLines(file: string): AsyncGenerator<string> {
  let isBegun = false;
  // The first line is short and identifies the file, so an endless first line is refused early.
  const limit = () => (isBegun ? longestLine : longestHead);
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.once('error', (error) => text.destroy(error));
  try {
    for await (const line of linesOf(packed.pipe(text), limit)) {
      isBegun = true;
      yield line;
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const isForeign = code === tooLong ? !isBegun : message === 'incorrect header check';
    if (code === tooLong || code.startsWith('Z_'))
      throw new Error(`${file} ${isForeign ? 'is no backup of this site' : 'is damaged: it is not whole'}.`, {
        cause: error,
      });
    throw code.startsWith('E') ? new Error(`${file} cannot be read (${code}).`, { cause: error }) : error;
  } finally {
    packed.destroy();
    text.destroy();
  }
}

function parse(line = ''): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
