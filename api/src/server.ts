import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Api, ApiContext } from './http/api.ts';
import { sendContentHeaders, type FollowedAnswers } from './changes/content-headers.ts';
import { readUncached, cachedReads } from './changes/cached-reads.ts';
import { changeRoutes } from './changes/routes.ts';
import { cacheResponses } from './http/response-cache.ts';
import { handleError } from './http/error-handler.ts';
import { internalRoutes, requireSecret, type InternalOptions } from './releases/internal-routes.ts';
import { refuseOtherMethods, routerOptions } from './http/method-not-allowed.ts';
import { visitorOf } from './http/rate-limits.ts';
import { languageOf, message } from './locales/messages.ts';
import { resources } from './resources/resources.ts';
import { requireRecords } from './resources/access-records/require-records.ts';
import { staffCommandRoutes } from './resources/accounts/internal-routes.ts';
import { channelKeyRoutes } from './resources/reporting-channel/internal-routes.ts';
import { newsletterCommandRoutes } from './resources/newsletter/internal-routes.ts';
import { describeApi } from './http/describe-api.ts';
import { officeContentRoutes } from './resources/office-content/routes.ts';

export interface ApiOptions extends Omit<ApiContext, 'siteUrl' | 'readCached'>, Partial<Pick<ApiContext, 'siteUrl'>> {
  /** OpenAPI at `/api/openapi.json` and a page to browse it at `/api/docs`. */
  docs?: boolean;
  /** Without it nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Adds to responses the tables that they were read from, and caches responses until one of those tables changes. */
  followed?: FollowedAnswers;
  /** Serves `/internal/releases` to the site's own processes, which know the secret. */
  internal?: InternalOptions;
}

/** The longest time in which a request must have arrived, in milliseconds. */
const requestTimeout = 10_000;

/**
 * The API over an open, migrated and seeded database; it does not listen on a port yet. The schemas only describe responses and do not
 * serialise them: tests compare the two.
 */
export async function createApi({
  docs = false,
  logger,
  followed,
  internal,
  siteUrl = 'http://localhost:3000',
  ...context
}: ApiOptions): Promise<Api> {
  const api: Api = fastify({
    ...(logger && { loggerInstance: logger }),
    requestIdHeader,
    childLoggerFactory: (parent, bindings, options, { url }) => parent.child({ ...bindings, url }, options),
    requestTimeout: requestTimeout,
    trustProxy: 'loopback',
    frameworkErrors: handleError,
    routerOptions,
  }).withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  api.setErrorHandler(handleError);
  api.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: message(languageOf(request.query), 'noSuchAddress') }),
  );
  refuseOtherMethods(api);
  // Only JSON bodies are accepted: a form on another site can send the form encodings without a CORS preflight, but not JSON.
  api.removeContentTypeParser('text/plain');
  await api.register(rateLimit, { global: false, keyGenerator: visitorOf });
  // The plugin serves no folder by itself: routes only need its `reply.sendFile`.
  await api.register(fastifyStatic, { serve: false });
  if (followed) {
    sendContentHeaders(api, followed);
    cacheResponses(api, followed);
    if (internal) changeRoutes(api, followed.changes, internal.secret);
  }
  if (internal) {
    await internalRoutes(api, { ...internal, database: context.database });
    await api.register(async (scope: Api) => {
      scope.addHook('onRequest', requireSecret(internal.secret));
      staffCommandRoutes(scope, { database: context.database, siteUrl });
      officeContentRoutes(scope, context);
      channelKeyRoutes(scope, context);
      newsletterCommandRoutes(scope, { database: context.database, siteUrl });
    });
  }
  if (docs) {
    await describeApi(api);
  }
  requireRecords(api);
  const readCached = followed ? cachedReads(followed) : readUncached;
  for (const addRoutes of resources) addRoutes(api, { ...context, siteUrl, readCached });
  await api.ready();
  return api;
}
