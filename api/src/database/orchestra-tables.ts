import type { Generated, JSONColumnType } from 'kysely';
import type { Text } from '../content/bilingual.ts';
import type { AuditionKind, RoundFormat } from '@ofgc/shared/domain/auditions/audition.ts';
import type { VacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';
import type { MemberRole, MemberSection, MemberStatus } from '@ofgc/shared/domain/members/member.ts';
import type { Bilingual, Day, Instant } from './columns.ts';

/** The vocabulary of the orchestra's list: sections, roles and statuses, each in its order. */
export interface MemberTermTable {
  kind: 'section' | 'role' | 'status';
  key: MemberSection | MemberRole | MemberStatus;
  name: Bilingual;
  note: Bilingual;
  sortOrder: number;
}
export interface MemberTable {
  id: number;
  name: string;
  section: MemberSection;
  instrument: Bilingual;
  role: MemberRole;
  status: MemberStatus;
  since: number | null;
  artistId: number | null;
}
export interface HistoryMilestoneTable {
  id: number;
  year: number;
  untilYear: number | null;
  title: Bilingual;
  text: Bilingual;
  category: Milestone['category'];
}
/** Years under one conductor or in one hall. */
export interface HistoryPeriodTable {
  id: Generated<number>;
  kind: 'conductor' | 'hall';
  name: Bilingual;
  fromYear: number;
  untilYear: number | null;
  text: Bilingual;
  artistId: number | null;
}
export interface HistorySourceTable {
  id: Generated<number>;
  title: Bilingual;
  text: Bilingual;
}
export interface RoundColumn {
  on: Day;
  format: RoundFormat;
  hasScreen: boolean;
  text: Text;
  excerpts: { work: Text; movement: Text | null; part: Text; bars: Text }[];
}
export interface AuditionTable {
  id: number;
  slug: string;
  kind: AuditionKind;
  title: Bilingual;
  role: Bilingual;
  place: Bilingual;
  pianist: Bilingual;
  travel: Bilingual;
  requirements: JSONColumnType<Text[]>;
  rounds: JSONColumnType<RoundColumn[]>;
  resultOn: Day | null;
  resultText: JSONColumnType<Text> | null;
  vacancyId: number | null;
  publishedAt: Instant;
  applyFrom: Instant;
  applyTo: Instant;
  status: VacancyStatus;
}
