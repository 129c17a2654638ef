import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CallType } from '@ofgc/shared/domain/vacancies/call-type.ts';
import type { VacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import type { Text } from '../content/bilingual.ts';
import type { ContentBlock } from '../resources/content-pages/check-blocks.ts';
import type { Bilingual, Day, Instant } from './columns.ts';

export interface NewsCategoryTable {
  slug: string;
  name: Bilingual;
  sortOrder: number;
}
export interface NewsTable {
  id: number;
  slug: Bilingual;
  title: Bilingual;
  lead: Bilingual;
  categorySlug: string;
  publishedAt: Instant;
  body: Bilingual;
  eventIds: JSONColumnType<number[]>;
}
export interface PressNoteTable {
  id: number;
  title: Bilingual;
  category: Bilingual;
  publishedAt: Instant;
  summary: Bilingual;
  body: Bilingual;
}
export interface VacancyFamilyTable {
  slug: string;
  name: Bilingual;
  sortOrder: number;
}
export interface VacancyPlaceTable {
  slug: string;
  name: Bilingual;
  sortOrder: number;
}
export interface VacancyTable {
  id: number;
  reference: string;
  title: Bilingual;
  familySlug: string;
  placeSlug: string;
  contract: Bilingual;
  positions: number;
  publishedAt: Instant;
  applyFrom: Instant;
  applyTo: Instant;
  status: VacancyStatus;
  callType: CallType;
  summary: Bilingual;
  requirements: JSONColumnType<Text[]>;
  timeline: JSONColumnType<{ at: string; text: Text; document?: number }[]>;
}
/** A day that opens or closes a window, or none. */
type Limit = ColumnType<Date | null, string | null, string | null>;
export interface ZoneAmount {
  zone: string;
  amount: number;
}
export interface SubscriptionTable {
  id: number;
  /** Of its type: one row a season. */
  slug: string;
  seasonId: number;
  kind: 'full' | 'part' | 'welcomePackage' | 'flexible' | 'youth';
  name: Bilingual;
  claim: Bilingual;
  concerts: Bilingual;
  description: Bilingual;
  hallId: number;
  profiles: JSONColumnType<{ key: 'general' | 'renewal' | 'young'; name: Text; who: Text; prices: ZoneAmount[] }[]>;
  steps: JSONColumnType<{ from: number; percent: number }[]>;
  benefits: JSONColumnType<{ key: string; name: Text; text: Text | null }[]>;
  renewal: Bilingual;
  channels: JSONColumnType<
    { key: string; name: Text; to: string; hours: Text; renewalFrom: string | null; saleFrom: string | null }[]
  >;
  terms: Bilingual;
  questions: JSONColumnType<{ question: Text; answer: Text }[]>;
  saleFrom: Limit;
  saleTo: Limit;
  renewalFrom: Limit;
  renewalTo: Limit;
  changesFrom: Limit;
  changesTo: Limit;
  limitedFrom: Limit;
  eventIds: JSONColumnType<number[]>;
}
export interface ActivityTable {
  id: number;
  slug: string;
  kind: 'family' | 'school' | 'touring' | 'workshop' | 'training' | 'masterclass' | 'community' | 'club';
  title: Bilingual;
  summary: Bilingual;
  audience: Bilingual;
  whenText: Bilingual;
  place: Bilingual;
  price: Bilingual;
  eventIds: JSONColumnType<number[]>;
  /** The day after which it is over; null goes on. */
  lastOn: Day | null;
}
export interface MelodyTable {
  id: number;
  workId: string;
  title: Bilingual;
  text: Bilingual;
  beatsPerMinute: number;
  notes: string;
}
export interface AlbumTable {
  id: number;
  slug: string;
  title: Bilingual;
  year: number;
  label: string;
  performers: string;
  notes: Bilingual;
  tracks: JSONColumnType<{ title: Text; composer: string; minutes: number; forces: string[] }[]>;
}
export interface AlertTable {
  id: number;
  title: Bilingual;
  activeFrom: Instant;
  activeTo: Instant;
}
export interface PageTable {
  id: number;
  path: string;
  title: Bilingual;
  description: Bilingual;
  lead: Bilingual;
  updatedOn: Day;
  sections: JSONColumnType<{ anchor: Text; title: Text; html: Text }[]>;
}
export interface ContentPageTable {
  pathEs: string;
  pathEn: string;
  title: Bilingual;
  description: Bilingual;
  lead: Bilingual;
  updatedOn: Day;
  sortOrder: number;
  isDraft: boolean;
  blocks: JSONColumnType<ContentBlock[]>;
}

export interface SearchEntryTable {
  kind: string;
  entityId: string;
  lang: 'es' | 'en';
  textLang: 'es' | 'en';
  title: string;
  path: string;
  snippet: string;
  publishedAt: ColumnType<Date | null, string | Date | null, string | Date | null>;
  /** Titles and people in both languages, without accents: what misspellings are compared with. */
  names: string;
  vector: string;
  /** The running text. */
  body: string;
}

export interface SearchWordTable {
  /** A word of somebody's or something's name, in small letters without accents. */
  word: string;
}
export interface NewsletterSubscriptionTable {
  id: Generated<number>;
  name: string;
  lastname: string;
  email: string;
  lang: 'es' | 'en';
  consentText: string;
  createdAt: Instant;
  /** The hash of the token in the last email's link; null for subscriptions from before there were emails. */
  tokenHash: string | null;
  /** When the last email was queued. */
  writtenAt: Instant;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
export interface ContentStateTable {
  id: number;
  hash: string;
  seededAt: Instant;
}
