import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { contentInstant } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import { saleOpensAt } from '../../content/sale-opening.ts';
import { jsonRow } from '../../database/json-row.ts';
import { announcedEnd } from './announced-end.ts';
import { posterColours } from './season-posters/poster-colours.ts';
import { posterSources } from './season-posters/poster-sources.ts';
import { hallsByName } from '../venues/halls-by-name.ts';

type EventContent = Content['events'][number];

const conductorPart = { es: 'dirección', en: 'conductor' };

const placeOf = ({ id }: EventContent) => `events.json: id ${id}`;

/** A choir is one by its name among the artists, or by its part where it is still to be announced. */
function creditRole(instrument: string, isChoir: boolean): 'soloist' | 'narrator' | 'choir' {
  if (instrument === 'narrator') return 'narrator';
  return isChoir || instrument.endsWith('chorus') ? 'choir' : 'soloist';
}

/**
 * Events with their dates, programme items and people, as table rows.
 * @param content all content, because concerts refer to it and the posters' colours depend on it
 * @param wanted the concerts whose rows are made
 * @throws Error naming the event that refers to something unknown
 */
export function eventRows(content: Content, wanted: readonly EventContent[]) {
  const seasons = new Map(content.seasons.map(({ code, id }) => [code, id]));
  const categories = new Map(content.categories.map(({ slug, id }) => [slug, id]));
  const artists = new Map(content.artists.map(({ name, id }) => [name, id]));
  const choirs = new Set(content.artists.filter(({ kind }) => kind === 'choir').map(({ name }) => name));
  const halls = hallsByName(content);

  const programmes = new Map(
    wanted.map((event) => [
      event.id,
      event.programme.map((item, position) => ({
        eventId: event.id,
        position,
        kind: item.kind,
        workId: item.kind === 'work' ? item.work : null,
        minutes:
          item.kind === 'work'
            ? resolve(content.works[item.work], placeOf(event), `the work ${item.work}`).minutes
            : item.minutes,
      })),
    ]),
  );
  const minutesOf = (event: EventContent) =>
    Math.max(
      event.durationMinutes ?? 0,
      (programmes.get(event.id) ?? []).reduce((sum, item) => sum + item.minutes, 0),
    );

  const posterColour = posterColours(content);
  const sources = posterSources(content);
  return {
    events: wanted.map((event) => {
      const texts = resolve(content.eventTexts[event.id], placeOf(event), `its text in event-texts.json`);
      const scale = content.priceScales.find(({ min, max }) => min === event.price.min && max === event.price.max);
      const isRange = event.price.kind === 'range';
      return jsonRow({
        id: event.id,
        slug: event.slug,
        title: event.title,
        teaser: texts.teaser,
        synopsis: texts.synopsis,
        seasonId: resolve(seasons.get(event.season), placeOf(event), `the season ${event.season}`),
        categoryId: resolve(categories.get(event.category), placeOf(event), `the category ${event.category}`),
        stateNote: texts.stateNote ?? { es: '', en: '' },
        accessibility: texts.accessibility ?? { es: '', en: '' },
        ageFrom: event.ageFrom,
        durationMinutes: minutesOf(event),
        ground: resolve(posterColour.get(event.id), placeOf(event), 'a first date'),
        source: sources.get(event.id) ?? null,
        priceKind: event.price.kind,
        priceMin: event.price.min,
        priceMax: event.price.max,
        priceZones: isRange
          ? resolve(scale, placeOf(event), `the price scale ${event.price.min}–${event.price.max}`).zones
          : [],
        discounts: isRange ? content.discounts.filter((discount) => discount.categories.includes(event.category)) : [],
        changes: texts.changes,
      });
    }),
    performances: wanted.flatMap((event) =>
      event.performances.map((performance) => {
        const startsAt = zonedInstant(performance.date, performance.time, timeZone);
        const [previous] = performance.previousDates;
        return jsonRow({
          id: performance.id,
          eventId: event.id,
          hallId: resolve(halls.get(event.venue), placeOf(event), `the hall ${event.venue}`),
          startsAt,
          endsAt: announcedEnd(startsAt, minutesOf(event)),
          status: performance.status,
          sale: performance.sale,
          saleFrom: performance.saleFrom && contentInstant(performance.saleFrom, saleOpensAt),
          previousStartsAt: previous ? contentInstant(previous, performance.time) : null,
          hasWaitingList: performance.waitingList,
          isRelaxed: performance.relaxed,
          access: performance.access,
        });
      }),
    ),
    programmeItems: [...programmes.values()].flat(),
    credits: wanted.flatMap((event) => [
      jsonRow({
        eventId: event.id,
        position: 0,
        artistId: resolve(artists.get(event.conductor), placeOf(event), event.conductor),
        role: 'conductor' as const,
        part: conductorPart,
      }),
      ...event.soloists.map(({ name, instrument }, index) =>
        jsonRow({
          eventId: event.id,
          position: index + 1,
          artistId: name === null ? null : resolve(artists.get(name), placeOf(event), name),
          role: creditRole(instrument.en ?? instrument.es, name !== null && choirs.has(name)),
          part: instrument,
        }),
      ),
    ]),
  };
}
