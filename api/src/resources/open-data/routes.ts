import { openProgrammesSchema } from '@ofgc/shared/domain/open-data/programmes.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { sendTextFile } from '../../files/send-text-file.ts';
import { findAllEvents } from '../events/find.ts';
import { presentEventSummary } from '../events/present.ts';
import { presentProgrammes } from './present.ts';

/** `GET /api/open-data/programmes.json`: all programmes with their performances, works and performers, readable by scripts of any site. */
export function openDataRoutes(api: Api, { database, now, ticketOffice, siteUrl }: ApiContext): void {
  api.get(
    '/api/open-data/programmes.json',
    {
      schema: {
        tags: ['programme'],
        summary: 'All programmes as open data, CC BY 4.0, readable from any origin',
        querystring: oneQuerySchema,
        response: { 200: openProgrammesSchema },
      },
    },
    async (request, reply) => {
      const { lang } = request.query;
      const records = await findAllEvents(database);
      const context = { lang, now: now(), ticketOffice };
      const events = records.map((record) => presentEventSummary(record, context));
      const data = presentProgrammes(events, lang, siteUrl);
      void reply.header('Access-Control-Allow-Origin', '*');
      return sendTextFile(request, reply, {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify(data),
        lang,
      });
    },
  );
}
