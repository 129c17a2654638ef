import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeJson } from '../store/store.ts';
import { type Registry, registrySchema } from '../release.schema.ts';

const acceptedFile = (store: string) => join(store, 'judged.json');

/**
 * The registry that a site on this store accepted last. What differs from it in the current one has yet to be judged, also if the
 * site ended before it could refuse it. @returns null where no site has run yet
 */
export async function readAccepted(store: string): Promise<Registry | null> {
  const text = await readFile(acceptedFile(store), 'utf8').catch(() => null);
  return text === null ? null : registrySchema.parse(JSON.parse(text));
}

/** Replaces the file in one step. */
export async function writeAccepted(store: string, { apps }: Registry): Promise<void> {
  await writeJson(acceptedFile(store), { apps });
}
