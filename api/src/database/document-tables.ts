import type { JSONColumnType } from 'kysely';
import type { DocumentCategory, DocumentKind } from '@ofgc/shared/domain/documents/document-kind.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { StoredFile } from '../resources/documents/store-files.ts';
import type { Bilingual, Day, Instant } from './columns.ts';

export interface DocumentTable {
  id: number;
  slug: Bilingual;
  title: Bilingual;
  summary: Bilingual;
  category: DocumentCategory;
  kind: DocumentKind;
  publishedAt: Instant;
  files: JSONColumnType<DocumentFiles>;
  eventIds: JSONColumnType<number[]>;
  seasonSlug: string | null;
  vacancyId: number | null;
  activityId: number | null;
  pagePath: string | null;
  section: string | null;
}

export interface DisclosureTable {
  id: number;
  section: string;
  title: Bilingual;
  summary: Bilingual;
  law: Bilingual;
  updatedOn: Day;
  owner: Bilingual;
  documentIds: JSONColumnType<number[]>;
  path: string | null;
}

/** Spanish always exists. */
export type DocumentFiles = Record<'es', FileColumn> & Partial<Record<Locale, FileColumn>>;
export type FileColumn = Omit<StoredFile, 'words'>;
