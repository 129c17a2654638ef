import { localDay } from '@ofgc/shared/dates/format.ts';
import { auditionSchema, type Audition } from '@ofgc/shared/domain/audition.schema.ts';
import { auditionStatus } from '@ofgc/shared/domain/audition.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { isActiveOffer } from '@ofgc/shared/domain/offer-status.ts';
import { z } from 'zod';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listAnswer } from '../../http/paging.ts';

const querySchema = z.strictObject(listQuerySchema.shape);

/** Those without a result by their deadline, then the others, the newest result first. */
function publishedAuditions(database: Database, at: Date) {
  return database
    .selectFrom('auditions')
    .leftJoin('offers', 'offers.id', 'auditions.offerId')
    .where('auditions.publishedAt', '<=', at)
    .selectAll('auditions')
    .select('offers.reference')
    .orderBy('resultOn', (order) => order.desc().nullsFirst())
    .orderBy('auditions.applyTo')
    .orderBy('auditions.id');
}
type AuditionRecord = Awaited<ReturnType<ReturnType<typeof publishedAuditions>['execute']>>[number];

function presentAudition(row: AuditionRecord, lang: Locale, at: Date): Audition {
  const read = readerIn(lang);
  const status = auditionStatus(row, at);
  const { resultOn: on, resultText, offerId, reference } = row;
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    title: read(row.title),
    role: read(row.role),
    place: read(row.place),
    pianist: read(row.pianist),
    travel: read(row.travel),
    requirements: row.requirements.map(read),
    rounds: row.rounds.map(({ text, excerpts, ...round }) => ({
      ...round,
      text: read(text),
      excerpts: excerpts.map(({ work, movement, part, bars }) => ({
        work: read(work),
        movement: movement && read(movement),
        part: read(part),
        bars: read(bars),
      })),
    })),
    result: on && resultText && on <= localDay(at) ? { on, text: read(resultText) } : null,
    offer: offerId !== null && reference !== null ? { id: offerId, reference } : null,
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    status,
    isActive: isActiveOffer(status),
    lang: read.lang,
  };
}

/** `GET /api/auditions`. */
export function auditionRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/auditions',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(auditionSchema) } } },
    async ({ query }) => {
      const at = now();
      const { rows, total } = await findPage(database, publishedAuditions(database, at), query);
      return listAnswer(
        rows.map((row) => presentAudition(row, query.lang, at)),
        total,
        query,
      );
    },
  );
}
