import { z } from 'zod';
import { localYear } from '@ofgc/shared/dates/local-year.ts';
import { inscriptionSchema } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { lineOf, receiptSchema } from '@ofgc/shared/forms/form.schema.ts';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneOf } from '@ofgc/shared/http/list.schema.ts';
import { rejectBots } from '../../forms/bot-check.ts';
import { formRoute } from '../../forms/form-route.ts';
import { formLimits } from '../../http/rate-limits.ts';
import { holdOffConcertEdits } from '../../database/advisory-locks.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { formErrors } from '../../http/error-responses.ts';
import { HttpError } from '../../http/http-error.ts';
import { slugParameter } from '../../http/parameters.ts';
import { findHeldInscriptionPlaces, findKind } from './find.ts';
import { findChoices, onlyChoices } from './choices.ts';
import { presentInscription } from './present.ts';
import { inscriptionQuerySchema } from './query.ts';
import { personSchema, readInscription } from './read-form.ts';
import { saveInscription } from './save.ts';

const params = z.object({ key: slugParameter });

/**
 * Registrations and requests on the web: `GET /api/inscriptions/{key}` answers the form that the content defines, and the places left;
 * `POST` saves an inscription. For a kind that is about a performance, the parameter `performance` names it.
 */
export function inscriptionRoutes(api: Api, { database, now, siteUrl, ticketOffice }: ApiContext): void {
  const contextIn = (lang: Locale) => ({ lang, now: now(), ticketOffice });

  api.get(
    '/api/inscriptions/:key',
    {
      schema: {
        tags: ['visitors'],
        params,
        querystring: inscriptionQuerySchema,
        response: { 200: oneOf(inscriptionSchema), 404: errorBodySchema },
      },
    },
    async ({ params: { key }, query: { lang, performance } }, reply) => {
      // The response contains the time at which the form was shown: a form that is sent too soon after it comes from a bot.
      reply.header('Cache-Control', 'no-store');
      const kind = await findKind(database, key);
      const choices = await findChoices(database, {
        kind,
        performance: String(performance ?? ''),
        context: contextIn(lang),
      });
      const held = await findHeldInscriptionPlaces(database, key);
      return { data: presentInscription(kind, { lang, at: now(), choices, held }) };
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
        const choices = await findChoices(transaction, { kind, performance, context: contextIn(lang) });
        const inscription = readInscription(kind, body, { lang, year: localYear(at), choices });
        rejectBots(body);
        const chosen = kind.subject ? inscription.answers[kind.subject] : '';
        const subject = (choices.get(kind.subject ?? onlyChoices) ?? []).find(({ value }) => value === chosen);
        // Validation has already checked that the value is one of the choices.
        if (!subject) throw new HttpError(409, 'inscriptionClosed', { title: chosen ?? '' });
        const choicesInSpanish =
          lang === 'es' ? choices : await findChoices(transaction, { kind, performance, context: contextIn('es') });
        return saveInscription(transaction, { kind, inscription, lang, subject, choicesInSpanish, siteUrl, at });
      });
      return reply.code(201).send({ data: { reference } });
    },
  );
}
