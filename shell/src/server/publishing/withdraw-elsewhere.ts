import { randomUUID } from 'node:crypto';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { withCanary } from '../../releases/registry/change-canary.ts';
import type { Reason } from '../../releases/registry/make-live.ts';
import { replacedApps } from '../../releases/registry/registry.ts';
import { readRegistry, registryEvent } from '../../releases/registry/registry-log.ts';

/**
 * Withdraws a canary that runs on other machines only: while this one lacks files of any section, its registry has no canary to withdraw.
 * @returns the canary's version; null where there is no such canary
 */
export async function withdrawElsewhere(
  store: string,
  database: Pick<ReleaseDatabase, 'latestChange' | 'enter'>,
  app: string,
  reason: Reason,
): Promise<string | null> {
  while (true) {
    const latest = await database.latestChange();
    const version = latest?.apps[app]?.canary?.version;
    const here = await readRegistry(store);
    if (!latest || !version || here.apps[app]?.canary || replacedApps(here, latest).includes(app)) return null;
    const number = await database.enter({
      number: latest.number + 1,
      origin: randomUUID(),
      event: registryEvent('withdraw', { name: app, version }, reason),
      ...withCanary(latest, app, null),
    });
    // Otherwise another change came first.
    if (number !== null) return version;
  }
}
