import { z } from 'zod';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { passageAround } from '@ofgc/shared/domain/search/search-marks.ts';
import { searchAnswerSchema, searchKinds } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { findEntries } from './find.ts';
import { parseQuery, type SearchQuery } from './parse-query.ts';
import { findOccurrences } from './find-occurrences.ts';

const maxTermLength = 200;

const querySchema = z.strictObject({
  ...oneQuerySchema.shape,
  term: z.string().default(''),
  kind: z.enum(searchKinds).optional(),
  perKind: z.coerce.number().int().min(1).max(50).default(10),
});

/** `GET /api/search`: tolerates accents and misspellings, upcoming events first; results with some of the words where nothing has all. */
export function searchRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/search',
    { schema: { tags: ['visitors'], querystring: querySchema, response: { 200: searchAnswerSchema } } },
    async ({ query }) => {
      const term = query.term
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, maxTermLength)
        .toWellFormed();
      if (!term) throw new HttpError(400, 'emptyTerm');
      const at = now();
      const { lang, kind, perKind } = query;
      const { all, any } = await parseQuery(database, term, lang);
      const find = (parsed: SearchQuery) => findEntries(database, { lang, kind, perKind, now: at }, parsed);
      const withAll = await find(all);
      const isPartial = any !== null && Object.keys(withAll.counts).length === 0;
      const { entries, counts } = isPartial ? await find(any) : withAll;
      const occurrences = await findOccurrences(database, entries, at);
      const data = entries.map(({ kind: found, entityId, title, path, snippet, body, textLang, publishedAt }) => {
        const occurrence = occurrences.get(`${found} ${entityId}`);
        const address =
          found === 'works' && occurrence
            ? `/conciertos-entradas/eventos/${occurrence.slug[query.lang] ?? occurrence.slug.es}/${occurrence.eventId}`
            : path;
        return {
          kind: found,
          title,
          path: address,
          snippet: passageAround(snippet, all.marks) ? snippet : (passageAround(body, all.marks) ?? snippet),
          date: (occurrence?.startsAt ?? publishedAt)?.toISOString() ?? null,
          state: occurrence?.state ?? null,
          lang: textLang,
        };
      });
      const asked = query.kind ? [counts[query.kind] ?? 0] : Object.values(counts);
      return {
        data,
        meta: { term, total: asked.reduce((sum, count) => sum + count, 0), counts, marks: all.marks, isPartial },
      };
    },
  );
}
