import { z } from 'zod';
import { errorBodySchema } from '@ofgc/shared/http/error-body.schema.ts';
import { oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { heldWorks } from '@ofgc/shared/text/non-breaking-spaces.ts';
import { searchAnswerSchema, searchKinds } from '@ofgc/shared/domain/search/search.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { workQueue } from '../../http/work-queue.ts';
import { safeJson } from '../../http/safe-json.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { HttpError } from '../../http/http-error.ts';
import { searchLimit } from '../../http/rate-limits.ts';
import { findSearchEntries, type FoundEntries } from './find.ts';
import { findPressNotePaths } from '../press-notes/find-places.ts';
import { correctedNames } from './corrected-names.ts';
import { parseQuery, type ParsedTerm } from './parse-query.ts';
import { findOccurrences } from './find-occurrences.ts';
import { isDayToken } from './day-token.ts';
import { longestTerm } from '@ofgc/shared/domain/search/search-limits.ts';
import { foldAccents } from '@ofgc/shared/text/slug.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';
import { withDayWords } from './named-days.ts';
import { monthsOfDays } from './day-month-dates.ts';
import { withoutAmounts } from './named-amounts.ts';
import { passageOf } from './passage.ts';

/** The matches of a term, and the words to highlight. */
interface Found extends FoundEntries {
  marks: string[];
  /** For each misspelt word the names that it may mean. */
  misspelt: string[][];
  /** No entry has all of the words. */
  isPartial: boolean;
}

/** Searches at a time are limited, because a misspelt term costs the database tens of milliseconds. */
const searching = { atOnce: 2, waiting: 40, patience: 2_000 };

const querySchema = oneQuerySchema.extend({
  term: z.string().default(''),
  kind: z.enum(searchKinds).optional(),
  perKind: z.coerce.number().int().min(1).max(50).default(10),
});

/** `GET /api/search`: tolerates accents and misspellings, upcoming events first; results with some of the words where no entry has all. */
export function searchRoutes(api: Api, { database, now }: ApiContext): void {
  const bounded = workQueue(searching);
  api.get(
    '/api/search',
    {
      config: searchLimit,
      schema: {
        tags: ['visitors'],
        querystring: querySchema,
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
      const find = (parsed: ParsedTerm) => findSearchEntries(database, { lang, kind, perKind, now: at }, parsed);
      const { entries, counts, marks, misspelt, isPartial } = await bounded(() => findTerm(words, onDays));
      const days = onDays?.split(' ').filter(isDayToken) ?? [];
      const occurrences = await findOccurrences(database, entries, { now: at, days });
      const pressNotePaths = await findPressNotePaths(database, entries, at);
      const data = entries.map((entry) => {
        const { kind: found, entityId, title, path, textLang, publishedAt } = entry;
        const occurrence = occurrences.get(`${found} ${entityId}`);
        const address =
          found === 'works' && occurrence
            ? eventPath({ id: occurrence.eventId, slug: occurrence.slug[query.lang] ?? occurrence.slug.es })
            : (pressNotePaths.get(entityId) ?? path);
        return {
          kind: found,
          title: heldWorks(title),
          path: address,
          ...passageOf(entry, lang, marks),
          eventId: found === 'events' ? Number(entityId) : null,
          date: (occurrence?.startsAt ?? publishedAt)?.toISOString() ?? null,
          state: occurrence?.state ?? null,
          ...(occurrence?.isOver && { isOver: true as const }),
          lang: textLang,
        };
      });
      const wanted = query.kind ? [counts[query.kind] ?? 0] : Object.values(counts);
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

      /**
       * Searches for the term on the day that it names. If nothing is found, it searches for that day alone, then for its month, and for a
       * day without a month for the words as they are.
       */
      async function findTerm(wanted: string, onDay: string | null): Promise<Found> {
        let found: FoundEntries = { entries: [], counts: {} };
        let marks: string[] | undefined;
        let misspelt: string[][] = [];
        let isPartial = false;
        for await (const query of parseQuery(database, onDay ?? wanted, lang)) {
          isPartial = marks !== undefined;
          marks ??= query.marks.filter((mark) => !isDayToken(mark));
          misspelt = query.misspelt;
          if (!query.isVain) found = await find(query);
          if (Object.keys(found.counts).length > 0) break;
          if (onDay) {
            const plain = foldAccents(wanted);
            const inMonth = monthsOfDays(plain, lang);
            if (inMonth === plain) return findTerm(wanted, null);
            const days = onDay.split(' ').filter(isDayToken).join(' ');
            const onDayAlone = await findTerm(days, days);
            const isFound = Object.keys(onDayAlone.counts).length > 0;
            return { ...(isFound ? onDayAlone : await findTerm(inMonth, null)), marks, misspelt, isPartial: true };
          }
        }
        return { ...found, marks: marks ?? [], misspelt, isPartial };
      }
    },
  );
}
