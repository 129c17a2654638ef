import type { ColumnType, JSONColumnType } from 'kysely';
import type { AccessFeature } from '@ofgc/shared/domain/venues/access-feature.ts';
import type { EventChange } from '@ofgc/shared/domain/events/event-change.ts';
import type { EventStatus, Sale } from '@ofgc/shared/domain/events/display-state.ts';
import type { HallBlock } from '@ofgc/shared/domain/venues/hall-plan.schema.ts';
import type { VenueTopic } from '@ofgc/shared/domain/venues/venue-topic.ts';
import type { Text } from '../content/bilingual.ts';
import type { Bilingual, Day, Instant } from './columns.ts';

export interface SeasonTable {
  id: number;
  code: string;
  slug: string;
  name: Bilingual;
  motto: Bilingual;
  startsOn: Day;
  endsOn: Day;
  saleDates: JSONColumnType<{ on: string; what: Text }[]>;
}
export interface CategoryTable {
  id: number;
  slug: string;
  name: Bilingual;
  kind: string;
  kindName: Bilingual;
  sortOrder: number;
}
export interface VenueTable {
  id: number;
  slug: string;
  name: string;
  street: string;
  postalCode: string;
  locality: string;
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  accessibility: Bilingual;
  boxOffice: Bilingual;
  summary: Bilingual;
  gettingThere: JSONColumnType<
    { mode: 'walk' | 'bus' | 'car' | 'taxi' | 'bike'; text: Text; lines: string[]; lastService: Text | null }[]
  >;
  notes: JSONColumnType<{ topic: VenueTopic; text: Text }[]>;
  access: JSONColumnType<AccessFeature[]>;
}
export interface HallTable {
  id: number;
  venueId: number;
  name: Bilingual;
  capacity: number;
  zones: JSONColumnType<{ key: string; name: Text; price: number; note: Text }[]>;
  /** Null where seats are not numbered. */
  plan: JSONColumnType<{ blocks: (Omit<HallBlock, 'name'> & { name: Text })[] } | null, string | null, string | null>;
}
export interface ComposerTable {
  id: number;
  slug: string;
  shortName: Bilingual;
  fullName: Bilingual;
  years: string;
}
export interface WorkTable {
  id: string;
  composerId: number;
  title: Bilingual;
  /** Who orchestrated or arranged it: "orq. Maurice Ravel". */
  arrangement: JSONColumnType<Text | null, string | null, string | null>;
  minutes: number;
  soloParts: JSONColumnType<string[]>;
  instrumentation: JSONColumnType<string[]>;
  movements: JSONColumnType<string[]>;
}
export interface ArtistTable {
  id: number;
  slug: string;
  name: string;
  sortName: string;
  kind: 'person' | 'ensemble' | 'choir';
  roles: JSONColumnType<('conductor' | 'soloist' | 'narrator' | 'choir')[]>;
  gender: 'f' | 'm' | null;
  instrument: JSONColumnType<Text | null, string | null, string | null>;
  biography: Bilingual;
}
export interface EventTable {
  id: number;
  seasonId: number;
  categoryId: number;
  slug: Bilingual;
  title: Bilingual;
  teaser: Bilingual;
  synopsis: Bilingual;
  stateNote: Bilingual;
  accessibility: Bilingual;
  ageFrom: number | null;
  /** Music and intervals, or the announced length where it is longer. */
  durationMinutes: number;
  priceKind: 'range' | 'flat' | 'perPupil' | 'free' | 'freeWithReservation' | 'freeForSchools';
  priceMin: number;
  priceMax: number;
  priceZones: JSONColumnType<{ zone: string; amount: number }[]>;
  discounts: JSONColumnType<{ name: Text; text: Text }[]>;
  changes: JSONColumnType<{ at: string; kind: EventChange; text: Text }[]>;
}
export interface PerformanceTable {
  id: number;
  eventId: number;
  hallId: number;
  startsAt: Instant;
  endsAt: Instant;
  status: EventStatus;
  sale: Sale;
  saleFrom: ColumnType<Date | null, string | Date | null, string | Date | null>;
  previousStartsAt: ColumnType<Date | null, string | Date | null, string | Date | null>;
  hasWaitingList: boolean;
  isRelaxed: boolean;
  access: JSONColumnType<AccessFeature[]>;
}
export interface ProgrammeItemTable {
  eventId: number;
  position: number;
  kind: 'work' | 'interval';
  workId: string | null;
  minutes: number;
}
export interface CreditTable {
  eventId: number;
  position: number;
  /** Null: to be announced. */
  artistId: number | null;
  role: 'conductor' | 'soloist' | 'narrator' | 'choir';
  part: Bilingual;
}
/** One row a performance with everything that lists filter by: a materialised view, refreshed when content changes. */
export interface EventListingTable {
  performanceId: number;
  eventId: number;
  startsAt: Date;
  endsAt: Date;
  eventEndsAt: Date;
  status: EventStatus;
  day: Day;
  year: string;
  month: string;
  monthOfYear: string;
  season: string;
  type: string;
  category: string;
  place: string;
  conductors: string[];
  soloists: string[];
  composers: string[];
  /** The least that anybody can pay, in cents; null where tickets are for schools alone. */
  lowestPrice: number | null;
  ageFrom: number | null;
  /** Of the hall and of the date itself. */
  access: AccessFeature[];
}
