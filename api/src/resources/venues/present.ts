import type { Hall } from '@ofgc/shared/domain/venues/venue.schema.ts';
import type { Text, TextReader } from '../../content/bilingual.ts';

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

/** The columns of a hall and its venue, for rows that have a `hallId`. */
export const hallColumns = [
  'halls.name as hallName',
  'venues.name as venueName',
  'venues.slug as venueSlug',
  'venues.locality',
  'venues.street',
  'venues.postalCode',
] as const;

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
