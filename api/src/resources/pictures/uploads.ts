import { readFile, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Database } from '../../database/database.ts';
import { liftStatementTimeout } from '../../database/timeouts/statement-timeout.ts';
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
 * Stores originals in the database, under the names of their files: either all of them or none. Only one is in memory at a time.
 * @param files paths as they were typed
 * @returns the new names; a file that is stored already with the same bytes is accepted
 * @throws Error with a sentence for each refused file, or the database's error; then nothing is stored
 */
export async function addUploads({ folder, database }: Originals, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) throw new Error('Which photographs? npm run picture -- add FILE …');
  if (files.length > mostFiles) throw new Error(`${files.length} files are too many: at most ${mostFiles} at once.`);
  return database.transaction().execute(async (transaction) => {
    // Fifty originals of 40 MB take longer than a visitor's statement may.
    await liftStatementTimeout(transaction);
    const added: string[] = [];
    const refusals: string[] = [];
    for (const file of files) {
      const refuse = (sentence: string) => void refusals.push(`${file}: ${sentence}.`);
      const upload = await readUpload(file, folder).catch((error: Error) => refuse(error.message));
      if (!upload) continue;
      const kept = await findUpload(transaction, upload.name);
      if (added.includes(upload.name)) refuse(`two files are named ${upload.name}`);
      else if (kept && !upload.bytes.equals(kept)) refuse('another photograph was uploaded under this name');
      else if (!kept) {
        await transaction.insertInto('pictureFiles').values(upload).execute();
        added.push(upload.name);
      }
    }
    if (refusals.length > 0) throw new Error([...refusals, 'Nothing is kept.'].join('\n'));
    return added;
  });
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

async function findUpload(database: Database, name: string): Promise<Uint8Array | undefined> {
  const kept = await database.selectFrom('pictureFiles').select('bytes').where('name', '=', name).executeTakeFirst();
  return kept?.bytes;
}
