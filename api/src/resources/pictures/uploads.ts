import { readFile, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { fileName } from './content.ts';
import { inspectOriginal } from './inspect-original.ts';
import { maxOriginalBytes } from './picture-limits.ts';
import type { Originals } from './originals.ts';

/** The most files of one command; with more, somebody probably passed a wrong folder. */
const mostFiles = 50;

interface Upload {
  name: string;
  bytes: Buffer;
}

/**
 * Stores originals in the database, under the names of their files: either all of them or none.
 * @param files paths as they were typed
 * @returns the new names; a file that is stored already with the same bytes is accepted
 * @throws Error with a sentence for each refused file; then nothing is stored
 */
export async function addUploads({ folder, database }: Originals, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) throw new Error('Which photographs? npm run picture -- add FILE …');
  if (files.length > mostFiles) throw new Error(`${files.length} files are too many: at most ${mostFiles} at once.`);
  const uploads: Upload[] = [];
  const refusals: string[] = [];
  // The files are read one after the other, because an original may be large.
  for (const file of files) {
    try {
      const upload = await readUpload(file, folder);
      const same = uploads.find(({ name }) => name === upload.name);
      if (same) throw new Error(`two files are named ${upload.name}`);
      if (await isNew(database, upload)) uploads.push(upload);
    } catch (error) {
      refusals.push(`${file}: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  if (refusals.length > 0) throw new Error([...refusals, 'Nothing is kept.'].join('\n'));
  if (uploads.length > 0) await database.insertInto('pictureFiles').values(uploads).execute();
  return uploads.map(({ name }) => name);
}

/** Deletes an original. @throws Error where there is none of that name */
export async function removeUpload(database: Database, name: string): Promise<void> {
  const { numDeletedRows } = await database.deleteFrom('pictureFiles').where('name', '=', name).executeTakeFirst();
  if (numDeletedRows === 0n) throw new Error(`${name} is not among the uploads.`);
}

/** The originals in the database, by name. */
export async function listUploads(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('pictureFiles').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

async function readUpload(file: string, folder: string): Promise<Upload> {
  const name = basename(file);
  if (!fileName.safeParse(name).success)
    throw new Error('its name may have letters without accents, figures, points, hyphens and underscores only');
  if (existsSync(join(folder, name))) throw new Error('content/pictures has a file of this name, which comes first');
  const known = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`cannot be read (${error.code})`);
  });
  if (!known.isFile()) throw new Error('is no file');
  if (known.size > maxOriginalBytes) throw new Error(`has ${known.size} bytes; at most ${maxOriginalBytes} are taken`);
  const bytes = await readFile(file);
  await inspectOriginal(bytes);
  return { name, bytes };
}

async function isNew(database: Database, { name, bytes }: Upload): Promise<boolean> {
  const kept = await database.selectFrom('pictureFiles').select('bytes').where('name', '=', name).executeTakeFirst();
  if (kept && !bytes.equals(kept.bytes)) throw new Error('another photograph was uploaded under this name');
  return !kept;
}
