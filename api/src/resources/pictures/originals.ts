import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/database.ts';

/** To be changed when renditions are made in another way: then all get new addresses. */
const processing = '1';

/** The key of an original, made from its bytes: equal bytes have equal renditions. */
export function pictureKey(bytes: Uint8Array): string {
  return createHash('sha256').update(processing).update(bytes).digest('hex').slice(0, 16);
}

/** The places of originals: the content's folder `pictures`, then the uploads in the database. */
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
