import { z } from 'zod';
import { areaRoles } from '@ofgc/shared/domain/staff/area-roles.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import {
  concertUndoSchema,
  officeConcertLineSchema,
  officeConcertSchema,
  type OfficeConcertLine,
  type OfficeConcert,
} from '@ofgc/shared/domain/office-concerts/office-concert.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { readForm } from '../../forms/read-form.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { errorResponses, refused } from '../../http/error-responses.ts';
import { notFound } from '../../http/http-error.ts';
import { idParameter } from '../../http/parameters.ts';
import { requireStaff } from '../sessions/identity.ts';
import { officeChange } from '../sessions/office-change.ts';
import { concertWith, editConcert } from './edit.ts';
import { findConcertsAhead, latestConcertVersions, versionsOf } from './find.ts';
import { concertFormSchema } from './read-form.ts';
import { countHeldBackEmails } from './enqueue-emails.ts';
import { choicesOf, presentConcertLine, presentVersions, presentText, previewOf } from './present.ts';
import { assertSameContent } from './same-content.ts';
import { findRecipients } from './recipients.ts';
import { planUndo, undoConcert } from './undo.ts';

const params = z.object({ id: idParameter });
const querystring = oneQuerySchema;

/** The office's editing of concerts: `GET /api/office/concerts`, `…/{id}`, `POST …/{id}` for the next version, `…/{id}/undo`. */
export function officeConcertRoutes(api: Api, context: ApiContext): void {
  const { database, now, ticketOffice, readFiles } = context;
  // No access record is needed here: the recipients of a change are recorded with the emails (`enqueue-emails.ts`).
  const office = { onRequest: requireStaff(context, ...areaRoles.concerts), config: { isAboutNobody: true } };
  const tags = ['office'];

  api.get(
    '/api/office/concerts',
    {
      ...office,
      schema: { tags, querystring, response: { 200: oneOf(z.array(officeConcertLineSchema)), ...refused } },
    },
    async ({ query }): Promise<{ data: OfficeConcertLine[] }> => {
      const at = now();
      const records = await findConcertsAhead(database, zonedInstant(localDay(at), '00:00', timeZone));
      const versions = new Map((await latestConcertVersions(database).execute()).map((one) => [one.eventId, one]));
      const shown = { lang: query.lang, now: at, ticketOffice };
      return { data: records.map((record) => presentConcertLine(record, versions.get(record.event.id), shown)) };
    },
  );

  api.get(
    '/api/office/concerts/:id',
    {
      ...office,
      schema: { tags, params, querystring, response: { 200: oneOf(officeConcertSchema), ...errorResponses } },
    },
    async ({ params: { id }, log }): Promise<{ data: OfficeConcert }> => {
      const files = await assertSameContent(database, await readFiles(), log);
      const versions = await versionsOf(database, id);
      const [newest] = versions;
      const patch = newest?.draft ?? newest?.shown ?? {};
      const written = concertWith(files, id, patch);
      const preview = await previewOf(database, files, { id, patch, context: { now: now(), ticketOffice } });
      if (!preview) throw notFound();
      const waiting = await findRecipients(
        database,
        written.event.performances.map((date) => date.id),
      );
      const undoing = planUndo(files, id, { versions, now: now() });
      const areHeldBack = newest && (await countHeldBackEmails(database, id, newest.version)) === newest.letters;
      return {
        data: {
          id,
          version: newest?.version ?? 0,
          title: { es: preview.es.title, en: preview.en.title },
          isDraft: Boolean(newest?.draft),
          text: presentText(written, newest?.draft ? newest.announcement : undefined),
          choices: choicesOf(files, written.event.venue),
          preview,
          waiting: waiting.length,
          history: presentVersions(versions),
          canUndo: Boolean(areHeldBack && !undoing?.obstacle),
        },
      };
    },
  );

  officeChange(api, context, '/api/office/concerts/:id', {
    ...office,
    form: concertFormSchema,
    read: async (posted) => {
      const files = await readFiles();
      return (transaction) => editConcert(transaction, files, { ...posted, context });
    },
  });

  officeChange(api, context, '/api/office/concerts/:id/undo', {
    ...office,
    form: concertUndoSchema,
    read: async ({ id, body, lang, who }) => {
      const { version } = readForm(concertUndoSchema, body, lang);
      const files = await readFiles();
      return (transaction) => undoConcert(transaction, files, { id, version, who, context });
    },
  });
}
