import { readSynced } from '../database/synced-file.ts';
import { nobodyServes } from '../registry/deploy-status.ts';
import type { Revision } from '../release.schema.ts';

/**
 * Adds to the result of a change that other machines have not received it, because the database of releases is down.
 * @param said the result from this machine, or from all
 */
export async function withOthers(store: string, { number }: Pick<Revision, 'number'>, said: string): Promise<string> {
  if (said.endsWith(nobodyServes)) return said;
  const { local } = await readSynced(store);
  return local < number ? `${said} Any other machine follows when the database of releases is back.` : said;
}
