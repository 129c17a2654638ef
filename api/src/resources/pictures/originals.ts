import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';

/** Changes when renditions are made in another way: then all have other addresses. */
const processing = '1';

/** The key of an original: what is made of the same bytes is the same. */
export function pictureKey(bytes: Uint8Array): string {
  return createHash('sha256').update(processing).update(bytes).digest('hex').slice(0, 16);
}

/** Where originals are: the content's folder `pictures`, then what was uploaded to the database. */
export interface Originals {
  folder: string;
  database: Database;
}

/** @returns the bytes of an original; null where there is none of that name */
export async function readOriginal({ folder, database }: Originals, name: string): Promise<Uint8Array | null> {
  const file = await readFile(join(folder, name)).catch(() => null);
  if (file) return file;
  const upload = await database.selectFrom('pictureFiles').select('bytes').where('name', '=', name).executeTakeFirst();
  return upload?.bytes ?? null;
}
