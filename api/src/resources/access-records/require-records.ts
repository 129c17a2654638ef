import type { Api } from '../../http/api.ts';
import { isRecorded } from './record-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What staff read or change here has no personal data (alerts, concerts): it needs no access record. */
    isAboutNobody?: boolean;
  }
}

/**
 * Nothing of people leaves for somebody of the staff, and nobody who is signed in changes anything, unless it was written down (`recordAccess`): a route
 * that forgets answers 500. A school reads what is its own.
 */
export function requireRecords(api: Api): void {
  api.addHook('onSend', async ({ identity, method, routeOptions, url }, reply, payload) => {
    const isOwn = identity?.kind === 'centre' && method === 'GET';
    if (!identity || isOwn || reply.statusCode >= 400 || routeOptions.config.isAboutNobody || isRecorded(identity))
      return payload;
    throw new Error(`${method} ${routeOptions.url ?? url} answers without a record of access`);
  });
}
