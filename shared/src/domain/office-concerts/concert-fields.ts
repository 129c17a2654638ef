import type { FieldRules } from '../../forms/field-rule.ts';

/** What the office changes of a concert, as its history names it. */
export const concertFieldNames = [
  'status',
  'date',
  'time',
  'sale',
  'waitingList',
  'venue',
  'conductor',
  'soloists',
  'programme',
  'note',
] as const;
export type ConcertFieldName = (typeof concertFieldNames)[number];
/** What a line of the history says: which fields, and whether they were taken back. */
export const concertDeeds = [...concertFieldNames, 'undone'] as const;
export type ConcertDeed = (typeof concertDeeds)[number];

/** What the office says of a date. That it is a new one follows from the day. */
export const dateStates = ['held', 'postponed', 'cancelled'] as const;
export type DateState = (typeof dateStates)[number];

/** The fields of one date in the form; `dateField` makes their names: `status-411`. */
export const dateFieldNames = ['status', 'date', 'time', 'sale', 'list'] as const;
/** @param performance the id of the date's performance */
export const dateField = (name: (typeof dateFieldNames)[number], performance: number) => `${name}-${performance}`;
/** @param position among the soloists, from 0 */
export const soloistField = (position: number) => `soloist-${position}`;
/** @param position in the programme, from 0 */
export const workField = (position: number) => `work-${position}`;

/** Of the fields that every concert has. Announcements are asked for where something is announced: the API knows. */
export const concertFields = {
  venue: { isRequired: true },
  conductor: { isRequired: true },
  noteEs: { maxLength: 4_000 },
  noteEn: { maxLength: 4_000 },
  textEs: { maxLength: 600 },
  textEn: { maxLength: 600 },
  state: { isRequired: true },
} as const satisfies FieldRules;
