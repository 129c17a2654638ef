import type { ColumnType, JSONColumnType } from 'kysely';
import type { Text } from '../content/bilingual.ts';

/** Bilingual text, kept as `{ es, en }`. */
export type Bilingual = JSONColumnType<Text>;
/** A calendar day `YYYY-MM-DD`; kept as text so that no driver turns it into an instant. */
export type Day = string;
export type Instant = ColumnType<Date, string | Date, string | Date>;
