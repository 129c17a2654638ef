import { createHash } from 'node:crypto';
import { listOf, listQuerySchema, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { melodySchema } from '@ofgc/shared/domain/melodies/melody.schema.ts';
import { z } from 'zod';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { byteRange } from '../../http/byte-range.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf, idParameter, idParams } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { readNotes, synthesise } from './synthesise.ts';

const querySchema = z.strictObject({ ...listQuerySchema.shape, event: idParameter });

function melodiesOf(database: Database, event: number) {
  return database
    .selectFrom('melodies')
    .innerJoin('works', 'works.id', 'melodies.workId')
    .innerJoin('composers', 'composers.id', 'works.composerId')
    .innerJoin('programmeItems', 'programmeItems.workId', 'works.id')
    .where('programmeItems.eventId', '=', event)
    .selectAll('melodies')
    .select(['works.title as workTitle', 'composers.shortName as composerName'])
    .orderBy('programmeItems.position')
    .orderBy('melodies.id');
}

/** `GET /api/melodies?event=`: those of an event's works. `GET /api/melodies/{id}/sound.wav`: a melody as sound, made from its notes. */
export function melodyRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/melodies',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(melodySchema) } } },
    async ({ query }) => {
      const { rows, total } = await findPage(database, melodiesOf(database, query.event), query);
      return listResponse(
        rows.map((row) => {
          const read = readerIn(query.lang);
          const tones = readNotes(row.notes, row.beatsPerMinute);
          return {
            id: row.id,
            title: read(row.title),
            text: read(row.text),
            work: read(row.workTitle),
            composer: read(row.composerName),
            seconds: Math.ceil(tones.reduce((sum, { seconds }) => sum + seconds, 0)),
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );

  // Some audio players send range requests only.
  api.get(
    '/api/melodies/:id/sound.wav',
    { schema: { tags: ['programme'], params: idParams, querystring: oneQuerySchema.strict() } },
    async ({ params, headers }, reply) => {
      const melody = await database
        .selectFrom('melodies')
        .select(['notes', 'beatsPerMinute'])
        .where('id', '=', idOf(params))
        .executeTakeFirst();
      if (!melody) throw notFound();
      const tag = `"${createHash('sha256').update(`${melody.beatsPerMinute} ${melody.notes}`).digest('base64url').slice(0, 22)}"`;
      void reply
        .type('audio/wav')
        .headers({ ETag: tag, 'Cache-Control': 'public, max-age=3600', 'Accept-Ranges': 'bytes' });
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      const file = synthesise(readNotes(melody.notes, melody.beatsPerMinute));
      const range = byteRange(headers.range, file.length);
      if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${file.length}`).send();
      if (range === 'whole') return reply.send(file);
      return reply
        .code(206)
        .header('Content-Range', `bytes ${range.first}-${range.last}/${file.length}`)
        .send(file.subarray(range.first, range.last + 1));
    },
  );
}
