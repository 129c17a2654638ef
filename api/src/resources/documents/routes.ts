import { z } from 'zod';
import { documentSchema } from '@ofgc/shared/domain/documents/document.schema.ts';
import { listOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { sendFile } from '../../files/send-file.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { listPage } from '../../http/paging.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { recordRoute } from '../../http/record-route.ts';
import { documentFilePath, fileOf } from './document-file.ts';
import { fileHeaders } from './file-headers.ts';
import { fileTypeOf } from './media-types.ts';
import { assertOwnerExists, findDocument, matchingDocuments } from './find.ts';
import { presentDocument } from './present.ts';
import { documentQuerySchema } from './query.ts';

/** `GET /api/documents`, `/api/documents/:id`, and the file itself at `/api/documents/:id/files/:name`. */
export function documentRoutes(api: Api, { database, now, documentsFolder }: ApiContext): void {
  api.get(
    '/api/documents',
    { schema: { tags: ['house'], querystring: documentQuerySchema, response: { 200: listOf(documentSchema) } } },
    async ({ query }) => {
      await assertOwnerExists(database, query);
      return listPage(database, matchingDocuments(database, query, now()), query, presentDocument);
    },
  );

  api.get('/api/documents/:id', { schema: recordRoute('house', documentSchema) }, async ({ params, query }) => {
    return { data: presentDocument(await findDocument(database, idOf(params), now()), query.lang) };
  });

  // The shell forwards `/documentos/:id/:name` here. The name is only compared with the database's, never used as a path.
  api.get(
    '/api/documents/:id/files/:name',
    {
      schema: {
        tags: ['house'],
        params: z.object({ id: z.string(), name: z.string() }),
        // Links that others print or share may carry parameters of their own.
        querystring: oneQuerySchema.strip(),
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      if (!idParams.safeParse(params).success) throw notFound();
      const document = await findDocument(database, idOf(params), now());
      const wanted = locales.map((lang) => fileOf(document, lang)).find(({ name }) => name === params.name);
      if (!wanted)
        return reply.header('Cache-Control', 'no-cache').redirect(documentFilePath(document, query.lang), 301);
      const { file, language, name } = wanted;
      const type = fileTypeOf(file.extension);
      if (!type) throw notFound();
      const headers = fileHeaders({ name, type, language });
      return sendFile(request, reply, { folder: documentsFolder, name: file.name, headers });
    },
  );
}
