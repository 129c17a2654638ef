import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  concertFields,
  type ConcertFieldName,
  dateField,
  dateStates,
  soloistField,
  workField,
} from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import { sales } from '@ofgc/shared/domain/events/display-state.ts';
import { countOf, lineOf, textField, tickField, withoutFacts } from '@ofgc/shared/forms/form.schema.ts';
import { contentInstant } from '../../content/dates.ts';
import type { EventContent, WholeEvent } from './event-patch.ts';

type DateContent = EventContent['performances'][number];

/** The names that fields may contain: those of the files. */
interface Choices {
  venues: ReadonlySet<string>;
  artists: ReadonlySet<string>;
  works: ReadonlySet<string>;
}

const choice = (known: ReadonlySet<string>) =>
  z.preprocess(
    lineOf,
    z.string().refine((value) => known.has(value), 'chooseOne'),
  );
const texts = { tooLong: 'textTooLong' };
const text = (rule: { maxLength: number }) => withoutFacts(textField(rule, texts));

/** The fields that every concert's form has. */
const commonFields = {
  version: z.preprocess(countOf, z.number().int()),
  noteEs: text(concertFields.noteEs),
  noteEn: text(concertFields.noteEn),
  textEs: text(concertFields.textEs),
  textEn: text(concertFields.textEn),
  state: z.enum(['draft', 'published'], 'chooseOne'),
};
/** The schema for the description of the API; it lacks the fields of dates, soloists and works, because their names contain numbers. */
export const concertFormSchema = z.object(commonFields);

/** The schema of one concert's form: each date, soloist and work has its own fields, such as `status-411`, `soloist-0`, `work-2`. */
export function formOf({ event }: WholeEvent, { venues, artists, works }: Choices) {
  const fields: Record<string, z.ZodType> = {};
  for (const { id } of event.performances) {
    fields[dateField('status', id)] = z.enum(dateStates, 'chooseOne');
    fields[dateField('date', id)] = z.preprocess(lineOf, z.iso.date('dateRequired'));
    fields[dateField('time', id)] = z.preprocess(
      lineOf,
      z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'hourRequired'),
    );
    fields[dateField('sale', id)] = z.enum(sales, 'chooseOne');
    fields[dateField('list', id)] = tickField;
  }
  fields.venue = choice(venues);
  fields.conductor = choice(artists);
  for (const position of event.soloists.keys()) fields[soloistField(position)] = choice(new Set([...artists, '']));
  for (const [position, item] of event.programme.entries())
    if (item.kind === 'work') fields[workField(position)] = choice(works);
  return z.object({ ...fields, ...commonFields });
}

/** The form's values, one text for each field, validated by the schema of `formOf`. */
type Answers = Record<string, unknown>;

/** The concert with the form's values. @param event as the site has it now, with its texts */
export function wantedEvent({ event, texts: known }: WholeEvent, answers: Answers): WholeEvent {
  const wordOf = (name: string) => String(answers[name]);
  return {
    event: {
      ...event,
      venue: wordOf('venue'),
      conductor: wordOf('conductor'),
      performances: event.performances.map((date) => wantedDate(date, answers)),
      soloists: event.soloists.map((soloist, position) => ({
        ...soloist,
        name: wordOf(soloistField(position)) || null,
      })),
      programme: event.programme.map((item, position) =>
        item.kind === 'work' ? { ...item, work: wordOf(workField(position)) } : item,
      ),
    },
    texts: { ...known, stateNote: { es: wordOf('noteEs'), en: wordOf('noteEn') } },
  };
}

/** A date that moves, even by half an hour, keeps its earlier dates, the last first: visitors who noted one of them are told. */
function wantedDate(shown: DateContent, answers: Answers): DateContent {
  const { id } = shown;
  const date = String(answers[dateField('date', id)]);
  const time = String(answers[dateField('time', id)]);
  const wanted = contentInstant(date, time);
  const left = contentInstant(shown.date, shown.time);
  const before = left === wanted ? shown.previousDates : [left, ...shown.previousDates];
  const previousDates = before.filter((one) => contentInstant(one, time) !== wanted);
  const state = answers[dateField('status', id)] as (typeof dateStates)[number];
  return {
    ...shown,
    date,
    time,
    status: state === 'held' ? heldStatus(shown, previousDates) : state,
    sale: answers[dateField('sale', id)] as DateContent['sale'],
    waitingList: answers[dateField('list', id)] === true,
    previousDates,
  };
}

/** The form does not ask whether a date is online, so one that is stays so, also at another hour. */
function heldStatus({ status }: DateContent, previousDates: readonly string[]): DateContent['status'] {
  if (status === 'movedOnline') return status;
  return previousDates.length ? 'rescheduled' : 'scheduled';
}

/** The fields that differ between two states of a concert, apart from announcements. */
export function changedFields(before: WholeEvent, after: WholeEvent): ConcertFieldName[] {
  const differs = (read: (whole: WholeEvent) => unknown) => !isDeepStrictEqual(read(before), read(after));
  const dates = (part: keyof DateContent) =>
    differs(({ event }) => event.performances.map((performance) => performance[part]));
  const found: Record<ConcertFieldName, boolean> = {
    status: dates('status'),
    date: dates('date'),
    time: dates('time'),
    sale: dates('sale'),
    waitingList: dates('waitingList'),
    venue: differs(({ event }) => event.venue),
    conductor: differs(({ event }) => event.conductor),
    soloists: differs(({ event }) => event.soloists),
    programme: differs(({ event }) => event.programme),
    note: differs(({ texts: { stateNote } }) => [stateNote?.es ?? '', stateNote?.en ?? '']),
  };
  return (Object.keys(found) as ConcertFieldName[]).filter((name) => found[name]);
}

/** The changes that must be announced to visitors, the most important first, and their kinds in the log. */
const announcedKinds: readonly (readonly [ConcertFieldName, 'status' | 'venue' | 'time' | 'cast' | 'programme'])[] = [
  ['date', 'time'],
  ['time', 'time'],
  ['status', 'status'],
  ['venue', 'venue'],
  ['conductor', 'cast'],
  ['soloists', 'cast'],
  ['programme', 'programme'],
];

/** The kind of a change in the log; undefined where it needs no announcement: a sale, a waiting list, a note. */
export function kindOfChange(changed: readonly ConcertFieldName[]) {
  return announcedKinds.find(([name]) => changed.includes(name))?.[1];
}
