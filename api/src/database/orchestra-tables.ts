import type { Generated } from 'kysely';
import type { Milestone } from '@ofgc/shared/domain/history.schema.ts';
import type { MemberRole, MemberSection, MemberStatus } from '@ofgc/shared/domain/member.ts';
import type { Bilingual } from './columns.ts';

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
