import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { SearchResult } from '@ofgc/shared/domain/search/search.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { heldWorks } from '@ofgc/shared/text/non-breaking-spaces.ts';
import type { FoundEntry } from './find.ts';
import type { Occurrence } from './find-occurrences.ts';
import { passageOf } from './passage.ts';

/** What is looked up for the entries of an answer besides their rows. */
interface EntryContext {
  lang: Locale;
  marks: readonly string[];
  /** By kind and id, as `findOccurrences` answers them. */
  occurrences: ReadonlyMap<string, Occurrence>;
  /** By id in the search index. */
  pressNotePaths: ReadonlyMap<string, string>;
}

/** An entry of the index as a result; a work's is at the address of its next concert. */
export function presentResult(entry: FoundEntry, context: EntryContext): SearchResult {
  const { lang, marks, occurrences, pressNotePaths } = context;
  const { kind, entityId, title, path, textLang, publishedAt } = entry;
  const occurrence = occurrences.get(`${kind} ${entityId}`);
  const address =
    kind === 'works' && occurrence
      ? eventPath({ id: occurrence.eventId, slug: occurrence.slug[lang] ?? occurrence.slug.es })
      : (pressNotePaths.get(entityId) ?? path);
  return {
    kind,
    title: heldWorks(title),
    path: address,
    ...passageOf(entry, lang, marks),
    eventId: kind === 'events' ? Number(entityId) : null,
    date: (occurrence?.startsAt ?? publishedAt)?.toISOString() ?? null,
    state: occurrence?.state ?? null,
    ...(occurrence?.isOver && { isOver: true as const }),
    lang: textLang,
  };
}
