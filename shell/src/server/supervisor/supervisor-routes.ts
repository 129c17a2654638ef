import type { Logger } from 'pino';
import type { ReleaseDatabase } from '../../releases/database/release-database.ts';
import { isReferenced } from '../../releases/registry/registry.ts';
import { takeBrowserErrors } from '../browser-errors/take-browser-errors.ts';
import type { Canary } from '../canary/canary.ts';
import { answerOperators } from '../operators-page/answer-operators.ts';
import { readSiteState } from '../operators-page/read-site-state.ts';
import type { Answerer, InnerTools } from '../page-cache/caching-proxy.ts';
import type { PublishingEndpoint } from '../publishing/publishing-endpoint.ts';
import type { Health } from './health-and-ready.ts';
import type { ReleaseReconciler } from './release-reconciler.ts';
import type { WorkerPool } from './worker-pool.ts';

interface SupervisorRoutesOptions extends InnerTools {
  store: string;
  /** The operators' secret token. */
  token: string | undefined;
  database: ReleaseDatabase | undefined;
  logger: Logger;
  endpoint: Pick<PublishingEndpoint, 'answer'> | undefined;
}

/** The parts of the site that these answers ask. */
interface AskedParts {
  site: { readonly health: Health };
  reconciler: Pick<ReleaseReconciler, 'live' | 'judged'>;
  pool: Pick<WorkerPool, 'served'>;
  canary: Pick<Canary, 'errorSeen'>;
}

/** What the supervisor answers itself, before the pages: errors of browsers, the operators' page, teams that publish. */
export function supervisorRoutes(
  { store, token, database, logger, endpoint, ...tools }: SupervisorRoutesOptions,
  { site, reconciler, pool, canary }: AskedParts,
): Answerer[] {
  return [
    takeBrowserErrors({
      ...tools,
      store,
      logger,
      // The fallback of a quarantined release is served, too.
      isServed: (remote, version) =>
        isReferenced(reconciler.live, remote, version) || pool.served.registry.apps[remote]?.version === version,
      onError: (release, visitor) => {
        tools.metrics.browserFailed(release);
        canary.errorSeen(release, visitor);
      },
    }),
    answerOperators({
      ...tools,
      token,
      read: () => readSiteState(store, { database, site, releases: reconciler, metrics: tools.metrics }),
      logger,
    }),
    (request, response) => endpoint?.answer(request, response) ?? false,
  ];
}
