import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';
import { maxHeaderSize } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { consentRoutes } from './resources/consents/routes.ts';
import type { Api, ApiContext } from './http/api.ts';
import { sendContentHeaders, type FollowedAnswers } from './changes/content-headers.ts';
import { readUncached, cachedReads } from './changes/cached-reads.ts';
import { changeRoutes } from './changes/routes.ts';
import { cacheResponses } from './http/response-cache.ts';
import { handleError } from './http/error-handler.ts';
import { internalRoutes, requireSecret, type InternalOptions } from './releases/internal-routes.ts';
import { noteMethods } from './http/method-not-allowed.ts';
import { visitorOf } from './http/rate-limits.ts';
import { languageOf, message } from './locales/messages.ts';
import { requireRecords } from './resources/access-records/require-records.ts';
import { accountRoutes } from './resources/accounts/routes.ts';
import { staffCommandRoutes } from './resources/accounts/staff-routes.ts';
import { activityRoutes } from './resources/activities/routes.ts';
import { albumRoutes } from './resources/albums/routes.ts';
import { alertRoutes } from './resources/alerts/routes.ts';
import { artistRoutes } from './resources/artists/routes.ts';
import { calendarRoutes } from './resources/icalendar/routes.ts';
import { categoryRoutes } from './resources/categories/routes.ts';
import { channelRoutes } from './resources/reporting-channel/routes.ts';
import { channelKeyRoutes } from './resources/reporting-channel/office/key-routes.ts';
import { reportRoutes } from './resources/reporting-channel/office/routes.ts';
import { disclosureRoutes } from './resources/disclosures/routes.ts';
import { documentRoutes } from './resources/documents/routes.ts';
import { contentPageRoutes } from './resources/content-pages/routes.ts';
import { eventRoutes } from './resources/events/routes.ts';
import { programmeBookletRoutes } from './resources/programme-booklets/routes.ts';
import { healthRoutes } from './http/api-health.ts';
import { describeApi } from './http/describe-api.ts';
import { auditionRoutes } from './resources/auditions/routes.ts';
import { historyRoutes } from './resources/history/routes.ts';
import { memberRoutes } from './resources/members/routes.ts';
import { movedAddressRoutes } from './resources/moved-addresses/routes.ts';
import { newsFeedRoutes } from './resources/news/feed-routes.ts';
import { masterclassApplicationRoutes } from './resources/masterclass-applications/routes.ts';
import { masterclassRoutes } from './resources/masterclasses/routes.ts';
import { newsRoutes } from './resources/news/routes.ts';
import { contactRoutes } from './resources/contact/routes.ts';
import { inboxRoutes } from './resources/inbox/routes.ts';
import { inscriptionRoutes } from './resources/inscriptions/routes.ts';
import { departmentRoutes } from './resources/departments/routes.ts';
import { newsletterRoutes } from './resources/newsletter/routes.ts';
import { vacancyRoutes } from './resources/vacancies/routes.ts';
import { officeAlertRoutes } from './resources/office-alerts/routes.ts';
import { officeConcertRoutes } from './resources/office-concerts/routes.ts';
import { officeContentRoutes } from './resources/office-content/routes.ts';
import { openDataRoutes } from './resources/open-data/routes.ts';
import { pageRoutes } from './resources/pages/routes.ts';
import { pictureRoutes } from './resources/pictures/routes.ts';
import { posterRoutes } from './resources/posters/routes.ts';
import { pressNoteRoutes } from './resources/press-notes/routes.ts';
import { managedCallRoutes } from './resources/school-calls/office-routes.ts';
import { schoolCallRoutes } from './resources/school-calls/routes.ts';
import { managedCentreRoutes } from './resources/school-centres/office-routes.ts';
import { schoolCentreRoutes } from './resources/school-centres/routes.ts';
import { managedRegistrationRoutes } from './resources/school-registrations/office-routes.ts';
import { schoolRegistrationRoutes } from './resources/school-registrations/routes.ts';
import { schoolProductionRoutes } from './resources/school-productions/routes.ts';
import { searchRoutes } from './resources/search/routes.ts';
import { seasonRoutes } from './resources/seasons/routes.ts';
import { sectionPageRoutes } from './resources/section-pages/routes.ts';
import { sessionRoutes } from './resources/sessions/routes.ts';
import { sitemapRoutes } from './resources/sitemap/routes.ts';
import { socialPictureRoutes } from './resources/social-pictures/routes.ts';
import { staffRoutes } from './resources/staff/routes.ts';
import { subscriptionRoutes } from './resources/subscriptions/routes.ts';
import { venueRoutes } from './resources/venues/routes.ts';
import { waitingListRoutes } from './resources/waiting-list/routes.ts';
import { workThemeRoutes } from './resources/work-themes/routes.ts';
import { workRoutes } from './resources/works/routes.ts';
import { workshopRoutes } from './resources/workshops/routes.ts';

export interface ApiOptions extends Omit<ApiContext, 'siteUrl' | 'keep'>, Partial<Pick<ApiContext, 'siteUrl'>> {
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

const resources = [
  eventRoutes,
  calendarRoutes,
  programmeBookletRoutes,
  seasonRoutes,
  categoryRoutes,
  venueRoutes,
  artistRoutes,
  workRoutes,
  subscriptionRoutes,
  newsRoutes,
  newsFeedRoutes,
  posterRoutes,
  pressNoteRoutes,
  vacancyRoutes,
  activityRoutes,
  masterclassRoutes,
  masterclassApplicationRoutes,
  schoolProductionRoutes,
  schoolCallRoutes,
  managedCallRoutes,
  schoolCentreRoutes,
  managedCentreRoutes,
  schoolRegistrationRoutes,
  managedRegistrationRoutes,
  workshopRoutes,
  albumRoutes,
  workThemeRoutes,
  pageRoutes,
  movedAddressRoutes,
  openDataRoutes,
  memberRoutes,
  historyRoutes,
  auditionRoutes,
  documentRoutes,
  pictureRoutes,
  disclosureRoutes,
  contentPageRoutes,
  alertRoutes,
  newsletterRoutes,
  consentRoutes,
  departmentRoutes,
  contactRoutes,
  inscriptionRoutes,
  waitingListRoutes,
  channelRoutes,
  reportRoutes,
  searchRoutes,
  sectionPageRoutes,
  sitemapRoutes,
  socialPictureRoutes,
  accountRoutes,
  inboxRoutes,
  officeAlertRoutes,
  officeConcertRoutes,
  staffRoutes,
  sessionRoutes,
  healthRoutes,
];

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
    // Otherwise the router would refuse long parameters itself, without the resource's message.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
  }).withTypeProvider<ZodTypeProvider>();
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  api.setErrorHandler(handleError);
  api.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: message(languageOf(request.query), 'noSuchAddress') }),
  );
  const refuseOtherMethods = noteMethods(api);
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
    });
  }
  if (docs) {
    await describeApi(api);
  }
  requireRecords(api);
  const keep = followed ? cachedReads(followed) : readUncached;
  for (const addRoutes of resources) addRoutes(api, { ...context, siteUrl, keep });
  refuseOtherMethods();
  await api.ready();
  return api;
}
