import type { Api } from '../../http/api.ts';
import { isRecorded } from './record-access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route handles no personal data (alerts, concerts), so it needs no access record. */
    isAboutNobody?: boolean;
  }
}

/**
 * A route answers 500 when it shows personal data to staff, or lets a signed-in user change anything, without having recorded it
 * (`recordAccess`). A school may read its own data without a record.
 */
export function requireRecords(api: Api): void {
  api.addHook('onSend', async ({ identity, method, routeOptions, url }, reply, payload) => {
    const isOwn = identity?.kind === 'centre' && ['GET', 'HEAD'].includes(method);
    if (!identity || isOwn || reply.statusCode >= 400 || routeOptions.config.isAboutNobody || isRecorded(identity))
      return payload;
    throw new Error(`${method} ${routeOptions.url ?? url} answers without a record of access`);
  });
}
