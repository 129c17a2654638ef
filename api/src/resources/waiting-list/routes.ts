import { z } from 'zod';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { hasOpenWaitingList } from '@ofgc/shared/domain/waiting-list/waiting-list-state.ts';
import { waitingEntrySchema, waitingListFormSchema } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import { isKnownWording, outdatedAt } from '../consents/consent-rule.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { formErrors } from '../../http/error-responses.ts';
import { notFound, HttpError } from '../../http/http-error.ts';
import { findPerformance, findPlace, type Place } from './find.ts';
import { presentPlace } from './present.ts';
import { confirmPlace, joinWaitingList, leavePlace } from './save.ts';

const params = z.object({ token: z.string() });
const done = z.object({ data: z.object({}) });
const agreedSchema = waitingListFormSchema.refine(
  ({ consentVersion }) => isKnownWording('waitingList', consentVersion),
  outdatedAt('consent'),
);
const failures = { ...formErrors, 410: errorBodySchema };

/**
 * The waiting lists of sold-out performances, by emails with secret links: `POST /api/waitlist` asks for a place,
 * `GET /api/waitlist/{token}` answers its state, `…/confirm` takes it, `…/leave` gives it up. GET changes nothing,
 * because mail scanners follow links.
 */
export function waitingListRoutes(api: Api, { database, now, ticketOffice, siteUrl }: ApiContext): void {
  const emailContext = () => ({ now: now(), ticketOffice, siteUrl });
  const contextIn = (lang: Locale) => ({ lang, now: now(), ticketOffice });
  const placeOf = async (token: string, lang: Locale, from = database): Promise<Place> => {
    const place = await findPlace(from, token, contextIn(lang));
    if (!place) throw notFound();
    return place;
  };

  api.post(
    '/api/waitlist',
    {
      schema: { ...formRoute('visitors', waitingListFormSchema), response: { 202: done, ...failures } },
      ...formLimits,
    },
    async ({ body, query: { lang } }, reply) => {
      const request = readForm(agreedSchema, body, lang);
      rejectBots(body);
      const waitedFor = await findPerformance(database, request.performance, contextIn(lang));
      if (!waitedFor || !hasOpenWaitingList(waitedFor.performance)) throw new HttpError(409, 'waitingListClosed');
      await database
        .transaction()
        .execute((transaction) => joinWaitingList(transaction, { request, lang, context: emailContext() }));
      // The same response for everybody, so that it does not reveal who is on the list.
      return reply.code(202).send({ data: {} });
    },
  );

  api.get(
    '/api/waitlist/:token',
    {
      schema: {
        tags: ['visitors'],
        params,
        querystring: oneQuerySchema,
        response: { 200: oneOf(waitingEntrySchema), 404: errorBodySchema },
      },
    },
    async ({ params: { token }, query: { lang } }, reply) => {
      // A button changes the state and the page is shown again at once, so the response must not be cached.
      reply.header('Cache-Control', 'no-store');
      return { data: presentPlace(await placeOf(token, lang)) };
    },
  );

  const change = { tags: ['visitors'], params, querystring: oneQuerySchema, response: { 200: done, ...failures } };
  api.post('/api/waitlist/:token/confirm', { schema: change, ...formLimits }, async ({ params: { token }, query }) => {
    await database.transaction().execute(async (transaction) => {
      await holdOffConcertEdits(transaction);
      await confirmPlace(transaction, await placeOf(token, query.lang, transaction), emailContext());
    });
    return { data: {} };
  });

  api.post('/api/waitlist/:token/leave', { schema: change, ...formLimits }, async ({ params: { token }, query }) => {
    const { entry } = await placeOf(token, query.lang);
    await database.transaction().execute(async (transaction) => {
      await holdOffConcertEdits(transaction);
      await leavePlace(transaction, entry.id, emailContext());
    });
    return { data: {} };
  });
}
