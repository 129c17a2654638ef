import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Hall, Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { readerIn, type Text, type TextReader } from '../../content/bilingual.ts';
import { presentFirstPicture } from '../pictures/present.ts';
import type { HallRows, VenueRecord } from './find.ts';

/** The columns of a hall and its venue in a joined row. */
interface HallRecord {
  hallId: number;
  hallName: Text;
  venueName: string;
  venueSlug: string;
  locality: string;
  street: string;
  postalCode: string;
}

/** A hall in the API's responses. */
export function presentHall(record: HallRecord, read: TextReader): Hall {
  return {
    id: record.hallId,
    name: read(record.hallName),
    venue: record.venueName,
    venueSlug: record.venueSlug,
    locality: record.locality,
    street: record.street,
    postalCode: record.postalCode,
  };
}

/** A venue with its halls, their price zones and plans. @param halls of all venues */
export function presentVenue(record: VenueRecord, halls: HallRows, lang: Locale): Venue {
  const { summary, gettingThere, accessibility, notes, boxOffice, pictures, ...venue } = record;
  const read = readerIn(lang);
  return {
    ...venue,
    summary: read(summary),
    accessibility: read(accessibility),
    notes: notes.map(({ topic, text }) => ({ topic, text: read(text) })),
    boxOffice: read(boxOffice),
    ...presentFirstPicture(pictures, lang),
    gettingThere: gettingThere.map(({ mode, text, lines, lastService }) => ({
      mode,
      text: read(text),
      lines,
      lastService: lastService ? read(lastService) : '',
    })),
    halls: halls
      .filter(({ venueId }) => venueId === venue.id)
      .map(({ id, name, capacity, zones, plan }) => ({
        id,
        name: read(name),
        capacity,
        zones: zones.map((zone) => ({
          key: zone.key,
          name: read(zone.name),
          price: zone.price,
          note: read(zone.note),
        })),
        plan: plan && { blocks: plan.blocks.map((block) => ({ ...block, name: read(block.name) })) },
      })),
    lang: read.lang,
  };
}
