import type { JSONColumnType } from 'kysely';
import type { Text } from '../content/bilingual.ts';
import type { Bilingual } from './columns.ts';

export interface WorkNoteTable {
  workId: string;
  /** How many players the work asks for (`scoringPattern`). */
  scoring: string;
  title: Bilingual;
  author: string;
  body: Bilingual;
}
export interface SungWorkTable {
  workId: string;
  texts: JSONColumnType<
    { title: Text; poet: Text; language: string; stanzas: [original: string, es: string, en: string][][] }[]
  >;
  remark: Bilingual;
}
