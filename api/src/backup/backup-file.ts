import { createHash } from 'node:crypto';
import { z } from 'zod';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What a backup holds. Rows are JSON as the database writes it: no number loses a digit on its way. */
export interface Backup {
  /** The newest migration that the database had. */
  migration: string;
  /** ISO instant of the real clock. */
  madeAt: string;
  /** By table, in an order in which they can be filled. */
  tables: Map<string, string[]>;
  /** The registry's revisions, by the names of their files. */
  registry: Map<string, string>;
}

const format = 'ofgc-backup';
const headSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  migration: z.string(),
  madeAt: z.string(),
});
const version = 1;

/** One gzipped text: a head, a line a row, the registry, and at the end the hash of all lines before. */
export function writeBackup({ migration, madeAt, tables, registry }: Backup): Buffer {
  const lines = [JSON.stringify({ format, version, migration, madeAt })];
  for (const [table, rows] of tables) lines.push(JSON.stringify({ table, rows: rows.length }), ...rows);
  for (const [file, text] of registry) lines.push(JSON.stringify({ file, text }));
  lines.push(JSON.stringify({ end: hashOf(lines) }));
  return gzipSync(`${lines.join('\n')}\n`);
}

/**
 * @param name of the file, for the sentence
 * @throws one sentence: it is no backup of this site, of a newer version, or not whole
 */
export function readBackup(bytes: Buffer, name: string): Backup {
  const lines = linesOf(bytes, name);
  const head = headSchema.safeParse(parse(lines[0]));
  if (!head.success) throw new Error(`${name} is no backup of this site.`);
  if (head.data.version > version) throw new Error(`${name} was made by a newer version of the site.`);
  const { end } = (parse(lines.at(-1)) ?? {}) as { end?: unknown };
  if (end !== hashOf(lines.slice(0, -1))) throw new Error(`${name} is damaged: it is not what was written.`);
  const backup: Backup = { ...head.data, tables: new Map(), registry: new Map() };
  for (let index = 1; index < lines.length - 1; index += 1) {
    const { table, rows, file, text } = parse(lines[index]) as {
      table?: string;
      rows?: number;
      file?: string;
      text?: string;
    };
    if (table !== undefined) {
      backup.tables.set(table, lines.slice(index + 1, index + 1 + Number(rows)));
      index += Number(rows);
    } else if (file !== undefined) backup.registry.set(file, String(text));
  }
  return backup;
}

function linesOf(bytes: Buffer, name: string): string[] {
  try {
    return gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
  } catch {
    const isBegun = bytes[0] === 0x1f && bytes[1] === 0x8b;
    throw new Error(isBegun ? `${name} is damaged: it is not whole.` : `${name} is no backup of this site.`);
  }
}

function parse(line = ''): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function hashOf(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
}
