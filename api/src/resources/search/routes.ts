import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { searchAnswerSchema } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { workQueue } from '../../http/work-queue.ts';
import { safeJson } from '../../http/safe-json.ts';
import { HttpError } from '../../http/http-error.ts';
import { searchLimit } from '../../http/rate-limits.ts';
import { findPressNotePaths } from '../press-notes/find-places.ts';
import { correctedNames } from './corrected-names.ts';
import { isDayToken } from './days/day-token.ts';
import { findOccurrences } from './find-occurrences.ts';
import { findTerm } from './find-term.ts';
import { longestTerm } from '@ofgc/shared/domain/search/search-limits.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';
import { withDayWords } from './days/named-days.ts';
import { withoutAmounts } from './named-amounts.ts';
import { presentResult } from './present.ts';
import { searchQuerySchema } from './query.ts';

/** Searches at a time are limited, because a misspelt term costs the database tens of milliseconds. */
const searching = { atOnce: 2, waiting: 40, patience: 2_000 };

/** `GET /api/search`: tolerates accents and misspellings, upcoming events first; results with some of the words where no entry has all. */
export function searchRoutes(api: Api, { database, now }: ApiContext): void {
  const bounded = workQueue(searching);
  api.get(
    '/api/search',
    {
      config: searchLimit,
      schema: {
        tags: ['visitors'],
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, 429: errorBodySchema, 503: errorBodySchema },
      },
    },
    async ({ query }, reply) => {
      // `safeJson`, because the response repeats the visitor's term.
      void reply.serializer(safeJson);
      const term = cut(lineOf(query.term), longestTerm);
      if (!term) throw new HttpError(400, 'emptyTerm');
      const at = now();
      const { lang, kind, perKind } = query;
      const words = withoutAmounts(term, lang);
      const onDays = withDayWords(words, lang, localDay(at));
      const { entries, counts, marks, misspelt, isPartial } = await bounded(() =>
        findTerm(database, { lang, kind, perKind, now: at }, words, onDays),
      );
      const days = onDays?.split(' ').filter(isDayToken) ?? [];
      const occurrences = await findOccurrences(database, entries, { now: at, days });
      const pressNotePaths = await findPressNotePaths(database, entries, at);
      const data = entries.map((entry) => presentResult(entry, { lang, marks, occurrences, pressNotePaths }));
      const wanted = kind ? [counts[kind] ?? 0] : Object.values(counts);
      return {
        data,
        meta: {
          term,
          total: wanted.reduce((sum, count) => sum + count, 0),
          counts,
          marks,
          alsoSearched: correctedNames(misspelt, entries),
          isPartial,
        },
      };
    },
  );
}
