import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Text } from '../content/bilingual.ts';
import type { EventStatus, Sale } from '@ofgc/shared/domain/display-state.ts';
import type { OfferStatus } from '@ofgc/shared/domain/offer-status.ts';

/** Bilingual text, kept as `{ es, en }`. */
type Bilingual = JSONColumnType<Text>;
/** A calendar day `YYYY-MM-DD`; kept as text so that no driver turns it into an instant. */
type Day = string;
type Instant = ColumnType<Date, string | Date, string | Date>;

export interface SeasonTable { id: number; code: string; slug: string; name: Bilingual; motto: Bilingual; startsOn: Day; endsOn: Day }
export interface CategoryTable { id: number; slug: string; name: Bilingual; kind: string; kindName: Bilingual; sortOrder: number }
export interface VenueTable {
  id: number; slug: string; name: string; street: string; postalCode: string; locality: string; region: string; country: string;
  latitude: number; longitude: number; accessibility: Bilingual; boxOffice: Bilingual;
  gettingThere: JSONColumnType<{ mode: 'walk' | 'bus' | 'car' | 'taxi' | 'bike'; text: Text }[]>;
}
export interface HallTable {
  id: number; venueId: number; name: Bilingual; capacity: number;
  zones: JSONColumnType<{ key: string; name: Text; price: number; note: Text }[]>;
}
export interface ComposerTable { id: number; slug: string; shortName: Bilingual; fullName: Bilingual; years: string }
export interface WorkTable {
  id: string; composerId: number; title: Bilingual;
  /** Who orchestrated or arranged it: "orq. Maurice Ravel". */
  arrangement: JSONColumnType<Text | null, string | null, string | null>;
  minutes: number; soloParts: JSONColumnType<string[]>; forces: JSONColumnType<string[]>; movements: JSONColumnType<string[]>;
}
export interface ArtistTable {
  id: number; slug: string; name: string; sortName: string; kind: 'person' | 'ensemble' | 'choir';
  roles: JSONColumnType<('conductor' | 'soloist' | 'narrator' | 'choir')[]>;
  gender: 'f' | 'm' | null; instrument: JSONColumnType<Text | null, string | null, string | null>; biography: Bilingual;
}
export interface EventTable {
  id: number; seasonId: number; categoryId: number; slug: Bilingual; title: Bilingual; teaser: Bilingual; synopsis: Bilingual;
  stateNote: Bilingual; accessibility: Bilingual; ageFrom: number | null;
  /** Music and intervals, or the announced length where it is longer. */
  durationMinutes: number;
  priceKind: 'range' | 'flat' | 'perPupil' | 'free' | 'freeWithReservation' | 'freeForSchools'; priceMin: number; priceMax: number;
  priceZones: JSONColumnType<{ zone: string; amount: number }[]>;
  discounts: JSONColumnType<{ name: Text; text: Text }[]>;
  changes: JSONColumnType<{ at: string; text: Text }[]>;
}
export interface PerformanceTable {
  id: number; eventId: number; hallId: number; startsAt: Instant; endsAt: Instant; status: EventStatus; sale: Sale;
  saleFrom: ColumnType<Date | null, string | Date | null, string | Date | null>;
  previousStartsAt: ColumnType<Date | null, string | Date | null, string | Date | null>;
  hasWaitingList: boolean; isRelaxed: boolean;
}
export interface ProgrammeItemTable { eventId: number; position: number; kind: 'work' | 'interval'; workId: string | null; minutes: number }
export interface CreditTable {
  eventId: number; position: number;
  /** Null: to be announced. */
  artistId: number | null;
  role: 'conductor' | 'soloist' | 'narrator' | 'choir'; part: Bilingual;
}
/** One row a performance with everything that lists filter by: a materialised view, refreshed when content changes. */
export interface EventListingTable {
  performanceId: number; eventId: number; startsAt: Date; endsAt: Date; eventEndsAt: Date; status: EventStatus;
  day: Day; year: string; month: string; monthOfYear: string; season: string; type: string; category: string; place: string;
  conductors: string[]; soloists: string[]; composers: string[];
}
export interface NewsCategoryTable { slug: string; name: Bilingual; sortOrder: number }
export interface NewsTable {
  id: number; slug: Bilingual; title: Bilingual; lead: Bilingual; categorySlug: string; publishedAt: Instant; body: Bilingual; eventIds: JSONColumnType<number[]>;
}
export interface PressNoteTable { id: number; title: Bilingual; category: Bilingual; publishedAt: Instant; summary: Bilingual; body: Bilingual }
export interface OfferFamilyTable { slug: string; name: Bilingual; sortOrder: number }
export interface OfferPlaceTable { slug: string; name: Bilingual; sortOrder: number }
export interface OfferTable {
  id: number; reference: string; title: Bilingual; familySlug: string; placeSlug: string; contract: Bilingual; positions: number;
  publishedAt: Instant; applyFrom: Instant; applyTo: Instant; status: OfferStatus; summary: Bilingual;
}
export interface SubscriptionTable {
  id: number; slug: string; kind: 'full' | 'part' | 'welcomePackage' | 'flexible' | 'youth'; name: Bilingual; claim: Bilingual; concerts: Bilingual;
  prices: JSONColumnType<{ zone: string; amount: number }[]>; saving: number | null;
  saleFrom: ColumnType<Date | null, string | null, string | null>; saleTo: ColumnType<Date | null, string | null, string | null>;
  renewalFrom: ColumnType<Date | null, string | null, string | null>; renewalTo: ColumnType<Date | null, string | null, string | null>;
  eventIds: JSONColumnType<number[]>;
}
export interface ActivityTable {
  id: number; slug: string; kind: 'family' | 'school' | 'touring' | 'workshop' | 'training' | 'masterclass' | 'community' | 'club';
  title: Bilingual; summary: Bilingual; audience: Bilingual; whenText: Bilingual; place: Bilingual; price: Bilingual; eventIds: JSONColumnType<number[]>;
}
export interface AlbumTable {
  id: number; slug: string; title: Bilingual; year: number; label: string; performers: string; notes: Bilingual;
  tracks: JSONColumnType<{ title: Text; composer: string; minutes: number; forces: string[] }[]>;
}
export interface AlertTable { id: number; title: Bilingual; activeFrom: Instant; activeTo: Instant }
export interface PageTable {
  id: number; path: string; title: Bilingual; description: Bilingual; lead: Bilingual; updatedOn: Day;
  sections: JSONColumnType<{ anchor: Text; title: Text; html: Text }[]>;
}
export interface SearchEntryTable {
  kind: string; entityId: string; lang: 'es' | 'en'; textLang: 'es' | 'en'; title: string; path: string; snippet: string;
  publishedAt: ColumnType<Date | null, string | Date | null, string | Date | null>;
  /** Titles and people in both languages, without accents: what misspellings are compared with. */
  names: string; vector: string;
}
export interface NewsletterSubscriptionTable {
  id: Generated<number>; name: string; lastname: string; email: string; lang: 'es' | 'en'; consentText: string; createdAt: Instant;
}
export interface ContentStateTable { id: number; hash: string; seededAt: Instant }

/** Every table and column in camel case; `tables.test.ts` holds them against the database. */
export interface Tables {
  seasons: SeasonTable; categories: CategoryTable; venues: VenueTable; halls: HallTable; composers: ComposerTable; works: WorkTable;
  artists: ArtistTable; events: EventTable; performances: PerformanceTable; programmeItems: ProgrammeItemTable; credits: CreditTable;
  eventListing: EventListingTable; newsCategories: NewsCategoryTable; news: NewsTable; pressNotes: PressNoteTable;
  offerFamilies: OfferFamilyTable; offerPlaces: OfferPlaceTable; offers: OfferTable; subscriptions: SubscriptionTable; activities: ActivityTable;
  albums: AlbumTable; alerts: AlertTable; pages: PageTable; searchEntries: SearchEntryTable;
  newsletterSubscriptions: NewsletterSubscriptionTable; contentState: ContentStateTable;
}
