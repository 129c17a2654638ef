import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { changeLogRoutes } from './change-log.ts';
import { publishingRequestRoutes } from './publishing-requests.ts';
import { largestFile } from './release-context.ts';
import { releaseRoutes } from './releases.ts';
import { siteRoutes } from './sites.ts';
import { teamRoutes } from './teams.ts';

export interface InternalOptions {
  /** The secret that the site's own processes send (`readInternalSecret`). */
  secret: string;
  /** Whether release files are stored in the database, because several machines share it. */
  storesFiles: boolean;
}

/**
 * `/internal/releases/**`: live releases, published releases, and their publishers, for the site's own processes. The routes are not below
 * `/api`, so the site does not forward them; a request without the secret gets 401.
 */
export async function internalRoutes(
  api: Api,
  { database, secret, storesFiles }: InternalOptions & { database: Database },
): Promise<void> {
  await api.register(
    async (scope: Api) => {
      scope.addHook('onRequest', requireSecret(secret));
      scope.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: largestFile },
        (_request, body, done) => done(null, body),
      );
      const context = { database, storesFiles };
      for (const addRoutes of [changeLogRoutes, releaseRoutes, teamRoutes, publishingRequestRoutes, siteRoutes])
        addRoutes(scope, context);
    },
    { prefix: '/internal/releases' },
  );
}

/** A hook that lets only the site's own processes and commands in. */
export function requireSecret(secret: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.header('Cache-Control', 'no-store');
    if (!isSecret(request.headers.authorization ?? '', secret))
      await reply.code(401).send({ message: 'The secret is another one.' });
  };
}

function isSecret(given: string, secret: string): boolean {
  const expected = Buffer.from(`Bearer ${secret}`);
  const shown = Buffer.from(given);
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
