import { readSyncedOrZeros } from '../database/synced-file.ts';
import { nobodyServes } from '../registry/deploy-status.ts';
import type { Revision } from '../release.schema.ts';

/**
 * Adds to the result of a change that other machines have not received it. Only the site's log says why: the database of releases may be
 * down, or the site is still fetching what others made live, or cannot.
 * @param said the result from this machine, or from all
 */
export async function withOthers(store: string, { number }: Pick<Revision, 'number'>, said: string): Promise<string> {
  if (said.endsWith(nobodyServes)) return said;
  const { local } = await readSyncedOrZeros(store);
  const waits =
    'Any other machine follows once it is in the database of releases: the log of the site says what it waits for.';
  return local < number ? `${said} ${waits}` : said;
}
