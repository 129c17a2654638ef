import { readRegistry } from '../registry/registry-log.ts';
import type { OperatorOutput } from '../publish/operator-output.ts';
import type { ReleaseDatabase } from './release-database.ts';
import { syncRegistry } from './sync-registry.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/**
 * Before a site starts: makes the releases live here that other machines made live meanwhile.
 * @returns whether this store was empty and took over the live releases of others: its own sources are then not released
 */
export async function joinOthers(store: string, database: ReleaseDatabase, output: OperatorOutput): Promise<boolean> {
  const { number } = await readRegistry(store);
  try {
    for (const { app, reason } of await syncRegistry(store, database))
      output.warn(`${app} is not in step with the other machines: ${reason}`);
  } catch (error) {
    output.warn(`What other machines serve is not known now: ${messageOf(error)}`);
  }
  if (number > 0) return false;
  const joined = await readRegistry(store);
  if (joined.number > 0)
    output.info('This machine serves what is live on the others (npm run deploy makes its sources live).');
  return joined.number > 0;
}
