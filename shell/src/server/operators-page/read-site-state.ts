import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { readMachines } from '../../releases/database/shared-status.ts';
import { readHistory } from '../../releases/registry/registry-log.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import type { Health } from '../supervisor/health-and-ready.ts';
import type { ReleaseReconciler } from '../supervisor/release-reconciler.ts';
import type { Operations } from './operations-page.ts';
import { releaseWeights } from './release-weights.ts';

interface OperationsSources {
  /** Undefined in development. */
  database: Pick<ReleaseDatabase, 'sites' | 'history'> | undefined;
  site: { readonly health: Health };
  releases: Pick<ReleaseReconciler, 'live' | 'judged'>;
  metrics: Pick<SiteMetrics, 'errors' | 'errorsByHour'>;
}

/** Reads what the operators' page shows. */
export async function readSiteState(
  store: string,
  { database, site, releases: { live, judged }, metrics }: OperationsSources,
): Promise<Operations> {
  const [history, errors, machines] = await Promise.all([
    readHistory(store),
    metrics.errors(),
    // The page is needed most while something is down.
    database ? readMachines(database).catch(() => []) : [],
  ]);
  const weights = await releaseWeights(store, live);
  const errorsByHour = (remote: string) => metrics.errorsByHour.of(remote);
  return {
    health: site.health,
    live,
    postponed: judged.postponed,
    history,
    machines,
    errors,
    errorsByHour,
    weights,
  };
}
