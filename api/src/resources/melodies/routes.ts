import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, listQuerySchema, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { melodySchema } from '@ofgc/shared/domain/melodies/melody.schema.ts';
import { z } from 'zod';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { sendFile } from '../../files/send-file.ts';
import { writeOnce } from '../../files/write-once.ts';
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

/** The sound is made again when the code that makes it changes. */
const synthesiser = readFileSync(join(import.meta.dirname, 'synthesise.ts'));

function soundFile({ notes, beatsPerMinute }: { notes: string; beatsPerMinute: number }): string {
  return `${createHash('sha256').update(synthesiser).update(`${beatsPerMinute} ${notes}`).digest('hex')}.wav`;
}

/** `GET /api/melodies?event=`: those of an event's works. `GET /api/melodies/{id}/sound.wav`: a melody as sound, made from its notes. */
export function melodyRoutes(api: Api, { database, melodiesFolder }: ApiContext): void {
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

  api.get(
    '/api/melodies/:id/sound.wav',
    { schema: { tags: ['programme'], params: idParams, querystring: oneQuerySchema.strict() } },
    async (request, reply) => {
      const melody = await database
        .selectFrom('melodies')
        .select(['notes', 'beatsPerMinute'])
        .where('id', '=', idOf(request.params))
        .executeTakeFirst();
      if (!melody) throw notFound();
      const name = soundFile(melody);
      await writeOnce(join(melodiesFolder, name), () => synthesise(readNotes(melody.notes, melody.beatsPerMinute)));
      void reply.header('Cache-Control', 'public, max-age=3600');
      return sendFile(request, reply, { folder: melodiesFolder, name });
    },
  );
}
