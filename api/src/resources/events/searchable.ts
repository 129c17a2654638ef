import { plainDate } from '@ofgc/shared/dates/format.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';
import { dayToken } from '../search/days/day-token.ts';
import { inBothLanguages, sameInBoth, type SearchSource } from '../search/source.ts';
import { hallTitles } from '../venues/halls-by-name.ts';
import { composerFinder } from '../works/searchable.ts';

/** Visitors search for this word, whatever an event's title is. */
const wordsForConcerts: Text = { es: 'concierto', en: 'concert' };

/** Visitors' words for unusual states of a concert. */
const wordsForStates: Record<string, string[]> = {
  cancelled: ['cancelado', 'cancelled'],
  // English visitors' words are replaced with the site’s words: “postponed” with “rescheduled”.
  postponed: ['aplazado', 'postponed', 'rescheduled'],
  rescheduled: ['aplazado', 'rescheduled'],
  soldOut: ['agotado', 'sold out'],
};

/** The same for concerts without a price, whatever their state is. */
const wordsForPrices: Record<string, string[]> = {
  free: ['gratis', 'entrada libre', 'free admission'],
  freeWithReservation: ['gratis', 'free'],
};

/**
 * Events are found by title, people, works with composers, category, dates, unusual states and free admission, in both languages; hall, teaser and
 * synopsis are the searched text.
 */
export function searchableEvents(content: Content): SearchSource[] {
  const { events, eventTexts, works, categories } = content;
  const kinds = new Map(categories.map(({ slug, name }) => [slug, inBothLanguages(name)]));
  const composerOf = composerFinder(content);
  const halls = hallTitles(content);
  return events.map((event): SearchSource => {
    const own = event.programme.flatMap((item) => (item.kind === 'work' ? [item.work] : []));
    return {
      kind: 'events',
      id: String(event.id),
      title: event.title,
      slug: event.slug,
      path: (slug) => eventPath({ slug, id: event.id }),
      snippet: eventTexts[event.id]?.teaser ?? sameInBoth(''),
      names: [
        ...inBothLanguages(event.title),
        event.conductor,
        ...event.soloists.map(({ name }) => name ?? ''),
        ...own.flatMap((work) => [
          ...inBothLanguages(composerOf(work)),
          ...inBothLanguages(works[work]?.title ?? sameInBoth('')),
        ]),
        ...inBothLanguages(wordsForConcerts),
        ...(kinds.get(event.category) ?? []),
        ...event.performances.flatMap(({ date }) => [
          ...locales.map((lang) => plainDate(date, 'full', lang)),
          dayToken(date),
        ]),
        ...(wordsForPrices[event.price.kind] ?? []),
        ...event.performances.flatMap(({ status, sale }) => [
          ...(wordsForStates[status] ?? []),
          ...(wordsForStates[sale ?? ''] ?? []),
        ]),
      ],
      body: [
        halls.get(event.venue) ?? sameInBoth(event.venue),
        eventTexts[event.id]?.teaser ?? sameInBoth(''),
        eventTexts[event.id]?.synopsis ?? sameInBoth(''),
      ],
    };
  });
}
