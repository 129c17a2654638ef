import { join } from 'node:path';
import { z } from 'zod';
import { documentCategories, documentKinds } from '@ofgc/shared/domain/document-kind.ts';
import { documentSchema } from '@ofgc/shared/domain/document.schema.ts';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { fileTypeOf } from './file-types.ts';
import { sendFile } from './send-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listAnswer } from '../../http/paging.ts';
import { idOf, idParams, slugParameter } from '../../http/parameters.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';
import {
  documentPath,
  type DocumentFilters,
  fileOf,
  matchingDocuments,
  presentDocuments,
  type DocumentRecord,
} from './find.ts';

const owner = z.coerce.number().int().min(1).max(2_147_483_647).optional();

const querySchema = z.strictObject({
  ...listQuerySchema.shape,
  event: owner,
  offer: owner,
  activity: owner,
  season: slugParameter.optional(),
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]{0,200}$/)
    .optional(),
  category: z.enum(documentCategories).optional(),
  kind: z.enum(documentKinds).optional(),
});

/** @throws RequestFailure 400: documents of something that does not exist are no empty list */
async function assertOwnerExists(database: Database, { event, offer, activity, season }: DocumentFilters) {
  const byId = { events: ['event', event], offers: ['offer', offer], activities: ['activity', activity] } as const;
  for (const table of ['events', 'offers', 'activities'] as const) {
    const [name, id] = byId[table];
    if (id === undefined) continue;
    const found = await database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw unknownValue(name, String(id));
  }
  if (season === undefined) return;
  const found = await database.selectFrom('seasons').select('id').where('slug', '=', season).executeTakeFirst();
  if (!found) throw unknownValue('season', season);
}

/** `GET /api/documents`, `/api/documents/:id`, and the file itself at `/api/documents/:id/files/:name`. */
export function documentRoutes(api: Api, { database, now, documentsFolder }: ApiContext): void {
  const findDocument = async (params: z.infer<typeof idParams>): Promise<DocumentRecord> => {
    const id = idOf(params);
    const document = await matchingDocuments(database, {}, now()).where('id', '=', id).executeTakeFirst();
    if (!document) throw notFound();
    return document;
  };

  api.get(
    '/api/documents',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(documentSchema) } } },
    async ({ query }) => {
      await assertOwnerExists(database, query);
      const { rows, total } = await findPage(database, matchingDocuments(database, query, now()), query);
      return listAnswer(await presentDocuments(database, rows, query.lang), total, query);
    },
  );

  api.get(
    '/api/documents/:id',
    {
      schema: {
        tags: ['house'],
        params: idParams,
        querystring: oneQuerySchema.strict(),
        response: { 200: oneOf(documentSchema) },
      },
    },
    async ({ params, query }) => {
      const [document] = await presentDocuments(database, [await findDocument(params)], query.lang);
      if (!document) throw notFound();
      return { data: document };
    },
  );

  // The shell offers it at `/documentos/:id/:name`. The name is checked against the database and opens nothing by itself.
  api.get(
    '/api/documents/:id/files/:name',
    {
      schema: { tags: ['house'], params: z.object({ id: z.string(), name: z.string() }), querystring: oneQuerySchema },
    },
    async (request, reply) => {
      const { params, query } = request;
      if (!idParams.safeParse(params).success) throw notFound();
      const document = await findDocument(params);
      const asked = locales.map((lang) => fileOf(document, lang)).find(({ name }) => name === params.name);
      if (!asked) return reply.redirect(documentPath(document, query.lang), 301);
      const { file, language, name } = asked;
      const type = fileTypeOf(file.extension);
      if (!type) throw notFound();
      const location = join(documentsFolder, file.name);
      return sendFile(request, reply, { location, name, type, version: file.name, language });
    },
  );
}
