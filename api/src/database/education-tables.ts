import type { Generated, JSONColumnType } from 'kysely';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Meeting } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import type { Participation } from '@ofgc/shared/domain/masterclasses/participation.ts';
import type { Text } from '../content/bilingual.ts';
import type { Bilingual, Instant } from './columns.ts';

export interface MasterclassTable {
  id: number;
  slug: string;
  title: Bilingual;
  master: string;
  artistId: number | null;
  instrument: Bilingual;
  level: Bilingual;
  summary: Bilingual;
  requirements: Bilingual;
  repertoire: Bilingual;
  meetings: JSONColumnType<Meeting[]>;
  /** When the last meeting is over. */
  endsAt: Instant;
  hallId: number;
  activePlaces: number;
  /** Places that the office gave away itself; applications on the site are counted beside them. */
  activeTaken: number;
  activeFee: number;
  listenerPlaces: number;
  listenerTaken: number;
  listenerFee: number;
  applyFrom: Instant;
  applyTo: Instant;
  eventIds: JSONColumnType<number[]>;
}
export interface MasterclassApplicationTable {
  id: Generated<number>;
  reference: string;
  masterclassId: number;
  participation: Participation;
  state: ApplicationState;
  name: string;
  lastname: string;
  email: string;
  phone: string;
  birthYear: number;
  city: string;
  instrument: string;
  centre: string;
  level: string;
  programme: string;
  videoUrl: string;
  needs: string;
  /** Who consents for somebody under 14 (LOPDGDD, article 7); empty for everybody else. */
  guardian: string;
  imageConsent: boolean;
  /** Which wording was agreed to. */
  consentText: string;
  lang: Locale;
  createdAt: Instant;
}
export interface SchoolProductionTable {
  id: number;
  slug: string;
  kind: 'school' | 'touring' | 'baby';
  course: string;
  title: Bilingual;
  music: Bilingual;
  levels: Bilingual;
  summary: Bilingual;
  minutes: number;
  price: number;
  eventId: number | null;
}
export interface SchoolSessionTable {
  id: number;
  productionId: number;
  startsAt: Instant;
  endsAt: Instant;
  municipality: string;
  place: Bilingual;
  capacity: number;
  taken: number;
  applyFrom: Instant;
  applyTo: Instant;
  hasBus: boolean;
}
export interface WorkshopTable {
  id: number;
  slug: string;
  title: Bilingual;
  trainer: string;
  trainerText: Bilingual;
  summary: Bilingual;
  audience: Bilingual;
  meetings: JSONColumnType<{ startsAt: string; endsAt: string; title: Text; text: Text }[]>;
  endsAt: Instant;
  hallId: number;
  hours: number;
  places: number;
  taken: number;
  applyFrom: Instant;
  applyTo: Instant;
}
