import type { z } from 'zod';
import { eventsContent, eventTextsContent } from '../resources/events/content.ts';
import { searchableEvents } from '../resources/events/searchable.ts';
import { seedEvents } from '../resources/events/seed.ts';
import { indexSources } from '../resources/search/index-content.ts';
import { seedSearch } from '../resources/search/seed.ts';
import { refreshListing } from '../changes/follow-content.ts';
import { checkContent, type Content } from '../content/read-content.ts';
import type { Database } from '../database/database.ts';
import { content } from './site-content.ts';

type Entry = z.input<typeof eventsContent>[number];
type Texts = z.input<typeof eventTextsContent>[string];

const text = (words: string) => ({ es: words, en: words });

const insertedPrice = { min: 1000, max: 4000 };
/** The zones of every inserted concert with a `range` of prices. */
export const insertedZones = ['A', 'B', 'C', 'D'].map((zone, place) => ({ zone, amount: 4000 - place * 1000 }));

/** A performance of an inserted concert: on sale, in May after the season's last concerts, unless it differs. */
export const performance = (id: number, differences: Partial<Entry['performances'][number]> = {}) => ({
  id,
  date: '2027-07-30',
  time: '20:00',
  tz: 'Atlantic/Canary' as const,
  status: 'scheduled' as const,
  sale: 'onSale' as const,
  ...differences,
});

/** The entries of a concert in `events.json` and `event-texts.json`. */
export interface ConcertEntries {
  event: Entry;
  texts: Texts;
}

/**
 * A concert of a test's own, so that the test asserts nothing about the concerts of the content.
 * @param id from 9001; its performance has ten times that number and one
 * @param differences from a concert of the season with the conductor, hall, work and price of the content's first one
 */
export function sampleConcert(
  id: number,
  differences: Partial<Entry> = {},
  texts: Partial<Texts> = {},
): ConcertEntries {
  const [first] = content.events as [Entry];
  const change = { at: '2026-11-01', kind: 'status' as const, text: text('Cambio.') };
  return {
    event: {
      ...first,
      id,
      slug: { es: `concierto-${id}`, en: `concert-${id}` },
      title: { es: `Concierto ${id}`, en: `Concert ${id}` },
      season: content.seasons.at(-1)?.code ?? '',
      performances: [performance(id * 10 + 1)],
      soloists: [],
      ...differences,
    },
    texts: { teaser: text('Una noche.'), synopsis: text('<p>Una noche.</p>'), changes: [change], ...texts },
  };
}

/** The content with further concerts. */
export const withConcerts = (files: Content, concerts: readonly ConcertEntries[]): Content => ({
  ...files,
  events: [
    ...files.events,
    ...checkContent(
      'events',
      concerts.map(({ event }) => event),
    ),
  ],
  eventTexts: {
    ...files.eventTexts,
    ...checkContent('eventTexts', Object.fromEntries(concerts.map(({ event, texts }) => [event.id, texts]))),
  },
});

/** Adds concerts to the database. */
export async function insertConcerts(database: Database, concerts: readonly ConcertEntries[]): Promise<void> {
  const priceScales = [...content.priceScales, { ...insertedPrice, zones: insertedZones }];
  const own = withConcerts({ ...content, priceScales, events: [], eventTexts: {} }, concerts);
  await seedEvents(database, own);
  await seedSearch(database, indexSources(searchableEvents(own)));
  await refreshListing(database);
}

/** Adds a `sampleConcert` with prices of its own to the database. */
export const insertConcert = (
  database: Database,
  id: number,
  differences: Partial<Entry> = {},
  texts: Partial<Texts> = {},
): Promise<void> => {
  const price = { kind: 'range' as const, ...insertedPrice, currency: 'EUR' as const };
  return insertConcerts(database, [sampleConcert(id, { price, ...differences }, texts)]);
};

/** Adds a concert with two performances: 90361 the day before the tests' day, and 90362 that evening. */
export const insertTonightsConcert = (database: Database): Promise<void> =>
  insertConcert(database, 9036, {
    title: { es: 'Concierto de prueba', en: 'Sample concert' },
    performances: [performance(90_361, { date: '2026-11-19' }), performance(90_362, { date: '2026-11-20' })],
  });
