import type { FieldRules } from '../../forms/field-rule.ts';

/** The fields of a concert that the office can change, by their names in the history. */
const concertFieldNames = [
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
/** The kinds of entries in the history: the changed fields, or a withdrawal. */
export const concertDeeds = [...concertFieldNames, 'undone'] as const;
export type ConcertDeed = (typeof concertDeeds)[number];

/** The states of a date. A changed day or hour needs no state, as it follows from the date itself. */
export const dateStates = ['held', 'postponed', 'cancelled'] as const;

/** The fields of one date in the form; `dateField` makes their names: `status-411`. */
const dateFieldNames = ['status', 'date', 'time', 'sale', 'list'] as const;
/** @param performance the id of the date's performance */
export const dateField = (name: (typeof dateFieldNames)[number], performance: number) => `${name}-${performance}`;
/** @param position among the soloists, from 0 */
export const soloistField = (position: number) => `soloist-${position}`;
/** @param position in the programme, from 0 */
export const workField = (position: number) => `work-${position}`;

/** The rules of the fields of every concert. Whether an announcement is required depends on the change, so the API checks it. */
export const concertFields = {
  venue: { isRequired: true },
  conductor: { isRequired: true },
  noteEs: { maxLength: 4_000 },
  noteEn: { maxLength: 4_000 },
  textEs: { maxLength: 600 },
  textEn: { maxLength: 600 },
  state: { isRequired: true },
} as const satisfies FieldRules;
