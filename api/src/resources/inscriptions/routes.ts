import { z } from 'zod';
import { localYear } from '@ofgc/shared/dates/local-year.ts';
import { inscriptionSchema } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lineOf, receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { formErrors } from '../../http/error-responses.ts';
import { HttpError } from '../../http/http-error.ts';
import { idParameter, slugParameter } from '../../http/parameters.ts';
import type { InscriptionKind } from './content.ts';
import { findHeldInscriptionPlaces, findKind } from './find.ts';
import { findOnlyOffer, findOptions, findPerformanceOffer, type Offer, onlyOffers } from './offers.ts';
import { presentInscription } from './present.ts';
import { personSchema, readInscription } from './read-form.ts';
import { saveInscription } from './save.ts';

const params = z.object({ key: slugParameter });

/**
 * Registrations and requests on the web: `GET /api/inscriptions/{key}` answers the form that the content defines, and the places left;
 * `POST` saves an inscription. For a kind that is about a performance, the parameter `performance` names it.
 */
export function inscriptionRoutes(api: Api, { database, now, siteUrl, ticketOffice }: ApiContext): void {
  /** The available choices by the name of their field, and what a kind without subjects offers below `onlyOffers`. */
  async function findOffers(
    from: Database,
    { kind, lang, performance }: { kind: InscriptionKind; lang: Locale; performance: string },
  ): Promise<Map<string, Offer[]>> {
    const offers = new Map<string, Offer[]>();
    for (const field of kind.fields) {
      if (field.kind === 'choice') offers.set(field.name, await findOptions(from, { kind, choice: field, lang }));
      if (field.kind !== 'performance') continue;
      const context = { lang, now: now(), ticketOffice };
      const offer = await findPerformanceOffer(from, { kind, id: performance, context });
      if (!offer) throw new HttpError(404, 'performanceOver');
      offers.set(field.name, [offer]);
    }
    if (!kind.subject) offers.set(onlyOffers, [await findOnlyOffer(from, { kind, lang, at: now() })]);
    return offers;
  }

  api.get(
    '/api/inscriptions/:key',
    {
      schema: {
        tags: ['visitors'],
        params,
        querystring: oneQuerySchema.extend({ performance: idParameter.optional() }),
        response: { 200: oneOf(inscriptionSchema), 404: errorBodySchema },
      },
    },
    async ({ params: { key }, query: { lang, performance } }, reply) => {
      // The response contains the time at which the form was shown: a form that is sent too soon after it comes from a bot.
      reply.header('Cache-Control', 'no-store');
      const kind = await findKind(database, key);
      const offers = await findOffers(database, { kind, lang, performance: String(performance ?? '') });
      const held = await findHeldInscriptionPlaces(database, key);
      return { data: presentInscription(kind, { lang, at: now(), offers, held }) };
    },
  );

  api.post(
    '/api/inscriptions/:key',
    {
      ...formLimits,
      schema: {
        ...formRoute('visitors', personSchema),
        params,
        response: { 201: oneOf(receiptSchema), ...formErrors },
      },
    },
    async ({ params: { key }, query: { lang }, body }, reply) => {
      const at = now();
      const reference = await database.transaction().execute(async (transaction) => {
        await holdOffConcertEdits(transaction);
        const kind = await findKind(transaction, key);
        const about = kind.fields.find((field) => field.kind === 'performance');
        const performance = lineOf(about && body[about.name]);
        const offers = await findOffers(transaction, { kind, lang, performance });
        const inscription = readInscription(kind, body, { lang, year: localYear(at), offers });
        rejectBots(body);
        const chosen = kind.subject ? inscription.answers[kind.subject] : '';
        const subject = (offers.get(kind.subject ?? onlyOffers) ?? []).find(({ value }) => value === chosen);
        // Validation has already checked that the choice is one of the offers.
        if (!subject) throw new HttpError(409, 'inscriptionClosed', { title: chosen ?? '' });
        const offersInSpanish =
          lang === 'es' ? offers : await findOffers(transaction, { kind, lang: 'es', performance });
        return saveInscription(transaction, { kind, inscription, lang, subject, offersInSpanish, siteUrl, at });
      });
      return reply.code(201).send({ data: { reference } });
    },
  );
}
