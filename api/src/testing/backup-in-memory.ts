import type { BackupPart, BackupSource } from '../backup/backup-file.ts';

/** A complete backup in memory. */
export interface BackupInMemory {
  head: BackupSource['head'];
  parts: BackupPart[];
}

/** Reads a backup to its end. */
export async function inMemory({ head, parts }: BackupSource): Promise<BackupInMemory> {
  const all: BackupPart[] = [];
  for await (const part of parts) all.push(part);
  return { head, parts: all };
}

/** A backup's rows by table, and its registry files. */
export function contents({ parts }: BackupInMemory) {
  const tables = new Map<string, string[]>();
  const registry = new Map<string, string>();
  let rows: string[] = [];
  for (const part of parts) {
    if ('table' in part) tables.set(part.table, (rows = []));
    else if ('row' in part) rows.push(part.row);
    else registry.set(part.file, part.text);
  }
  return { tables, registry };
}
