import { readHistory } from '../../releases/registry/registry-log.ts';
import type { SiteMetrics } from '../metrics/site-metrics.ts';
import type { Health } from '../supervisor/health-and-ready.ts';
import type { ReleaseReconciler } from '../supervisor/release-reconciler.ts';
import type { Operations } from './operations-page.ts';
import { releaseWeights } from './release-weights.ts';

interface OperationsSources {
  store: string;
  site: { readonly health: Health };
  reconciler: Pick<ReleaseReconciler, 'live' | 'judged'>;
  proxy: { readonly metrics: Pick<SiteMetrics, 'errors'> };
}

/** Reads what the operators' page shows. */
export async function readOperations({ store, site, reconciler, proxy }: OperationsSources): Promise<Operations> {
  const [history, errors] = await Promise.all([readHistory(store), proxy.metrics.errors()]);
  const { live, judged } = reconciler;
  const weights = await releaseWeights(store, live);
  return { health: site.health, live, postponed: judged.postponed, history, errors, weights };
}
