import { addDays } from '@ofgc/shared/dates/add-days.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { plainMoment } from '@ofgc/shared/dates/format-moment.ts';
import { timeZone } from '@ofgc/shared/dates/time-zone.ts';
import { zonedInstant } from '@ofgc/shared/dates/zoned-instant.ts';
import { type EnrolmentState, enrolmentState } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { hasWheelchairSpaces } from '@ofgc/shared/domain/events/wheelchair-spaces.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { contentInstant, dayEnd } from '../../content/dates.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { findPerformanceLabel } from '../events/performance-label.ts';
import { findPerformance } from '../waiting-list/find.ts';
import type { PresentContext } from '../events/present.ts';
import type { InscriptionFieldContent, InscriptionKind } from './content.ts';

/** Instants that stand for "always" and "never". */
const always = new Date(0);
const never = new Date('9999-12-31T00:00:00Z');

/** For so many days after an opening, the addresses to remind are still kept. */
const daysToRemind = 7;

/** The id of a performance, as a form sends it. */
export const performanceId = /^[1-9]\d{0,8}$/;

/** The key of the only choice of a kind without subjects, beside the names of fields. */
export const onlyChoices = '';

/** A subject that visitors can choose. */
export interface Choice {
  /** The value that the form sends; empty where a kind has only one subject. */
  value: string;
  label: string;
  applyFrom: Date;
  applyTo: Date;
  endsAt: Date;
  /** Whether the choice has its own end, after which its inscriptions are not needed. */
  isDated: boolean;
  /** Null where places are not counted. */
  places: number | null;
}

/**
 * The available choices by the name of their field, and what a kind without subjects offers below `onlyChoices`.
 * @param performance the id of the one that a kind is about, as it was sent
 * @throws HttpError 404 for one that takes no more inscriptions
 */
export async function findChoices(
  database: Database,
  { kind, performance, context }: { kind: InscriptionKind; performance: string; context: PresentContext },
): Promise<Map<string, Choice[]>> {
  const { lang, now } = context;
  const choices = new Map<string, Choice[]>();
  for (const field of kind.fields) {
    if (field.kind === 'choice') choices.set(field.name, await findOptions(database, { kind, field, lang }));
    if (field.kind !== 'performance') continue;
    const choice = await findPerformanceChoice(database, { kind, id: performance, context });
    if (!choice) throw new HttpError(404, 'performanceOver');
    choices.set(field.name, [choice]);
  }
  if (!kind.subject) choices.set(onlyChoices, [await findOnlyChoice(database, { kind, lang, at: now })]);
  return choices;
}

type ChoiceField = Extract<InscriptionFieldContent, { kind: 'choice' }>;

/** The options of a field, in one language. */
export async function findOptions(
  database: Database,
  { kind, field, lang }: { kind: InscriptionKind; field: ChoiceField; lang: Locale },
): Promise<Choice[]> {
  if (field.options === 'workshops') return findWorkshops(database, lang);
  const read = readerIn(lang);
  return field.options.map((option) => {
    const begins = 'at' in option ? new Date(option.at) : undefined;
    const { applyFrom, applyTo } = periodOf(option);
    return {
      value: option.value,
      label: 'at' in option ? dated(option, lang) : read(option.label),
      applyFrom,
      applyTo: begins && begins < applyTo ? begins : applyTo,
      endsAt: begins ?? never,
      isDated: begins !== undefined,
      places: (field.name === kind.subject && (option.places ?? kind.places)) || null,
    };
  });
}

/** The performance that a page names, if visitors can still ask for a wheelchair space: until it begins. */
async function findPerformanceChoice(
  database: Database,
  { kind, id, context }: { kind: InscriptionKind; id: string; context: PresentContext },
): Promise<Choice | undefined> {
  if (!performanceId.test(id)) return undefined;
  const found = await findPerformance(database, Number(id), context);
  if (!found || !hasWheelchairSpaces(found.performance)) return undefined;
  const { startsAt } = found.performance;
  if (new Date(startsAt) <= context.now) return undefined;
  return {
    value: id,
    label: (await findPerformanceLabel(database, Number(id), context.lang)) ?? id,
    applyFrom: always,
    applyTo: new Date(startsAt),
    endsAt: new Date(startsAt),
    isDated: true,
    places: kind.places ?? null,
  };
}

/** The only choice of a kind without a field of subjects. @param at the site's clock */
async function findOnlyChoice(
  database: Database,
  { kind, lang, at }: { kind: InscriptionKind; lang: Locale; at: Date },
): Promise<Choice> {
  const label = readerIn(lang)(kind.title);
  const period = kind.remindsOf ? await findReminderPeriod(database, kind.retentionDays, at) : periodOf(kind);
  return { value: '', label, ...period, endsAt: never, isDated: false, places: kind.places ?? null };
}

/** The time before the next opening of registration for workshops in which an address is taken to remind of it; closed where none is known. */
async function findReminderPeriod(database: Database, retentionDays: number, at: Date) {
  const next = await database
    .selectFrom('workshops')
    .select('applyFrom')
    .where('applyFrom', '>', at)
    .orderBy('applyFrom')
    .limit(1)
    .executeTakeFirst();
  if (!next) return { applyFrom: always, applyTo: always };
  // Begins with a day, at which cached pages are rendered anew.
  const from = addDays(localDay(next.applyFrom), daysToRemind - retentionDays);
  return { applyFrom: zonedInstant(from, '00:00', timeZone), applyTo: next.applyFrom };
}

/** @param placesLeft null where places are not counted: such a choice is never full @param now the site’s clock */
export function stateOf(choice: Choice, placesLeft: number | null, now: Date): EnrolmentState {
  return enrolmentState({ ...choice, placesLeft: placesLeft ?? Number.POSITIVE_INFINITY }, now);
}

async function findWorkshops(database: Database, lang: Locale): Promise<Choice[]> {
  const read = readerIn(lang);
  const rows = await database.selectFrom('workshops').selectAll().orderBy('endsAt').orderBy('id').execute();
  return rows.map(({ slug, title, places, taken, applyFrom, applyTo, endsAt }) => ({
    value: slug,
    label: read(title),
    places: Math.max(0, places - taken),
    applyFrom,
    applyTo,
    endsAt,
    isDated: true,
  }));
}

function periodOf({ opensAt, closesAt }: { opensAt?: string | undefined; closesAt?: string | undefined }) {
  return {
    applyFrom: opensAt ? new Date(contentInstant(opensAt, '09:00')) : always,
    applyTo: closesAt ? new Date(contentInstant(closesAt, dayEnd)) : never,
  };
}

function dated({ at, note }: { at: string; note?: Text | undefined }, lang: Locale): string {
  const when = plainMoment(at, 'full', lang);
  return note ? `${when} · ${readerIn(lang)(note)}` : when;
}
