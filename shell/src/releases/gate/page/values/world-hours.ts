import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import type { PageElement } from '../elements.ts';
import type { FigureSources } from '../is-api-text.ts';
import { hours, instant, isOfElsewhere, isSameHour, wordsNear } from './hours.ts';

/** An instant of the API, and what a page may say of it. */
interface Told {
  text: string;
  /** In the world's time, and on the islands. */
  world: string;
  local: string;
  /** Its day of the month on the islands. */
  day: number;
  /** The texts beside it in the answer, such as the title of what begins then. */
  names: readonly string[];
}

/** Shorter texts may stand anywhere. */
const leastName = 4;
/** `928 00 00 01`, also with the country’s number. */
const telephones = /(?:\+\d{1,3}[\s-])?(?<!\d)\d{3}(?:[\s-]\d{2,3}){2,3}(?![\d:])/g;
const hourLength = '00:00'.length;

/**
 * An hour of the API that is written as it is in Greenwich, which in summer is an hour too early: beside its day or its title, where the
 * islands' hour is nowhere in the section's parts, and neither the API nor the catalogue says the hour itself. @returns one line at most
 */
export function worldHourProblems(
  own: readonly PageElement[],
  { answers, ownAnswers = answers, texts = [] }: FigureSources,
): string[] {
  const summer = ownAnswers.flatMap(instantsOf).filter(({ world, local }) => world !== local);
  if (summer.length === 0) return [];
  const written = own.flatMap((element) => hoursOf(element).map((hour) => ({ element, hour })));
  const isShown = (hour: string) => written.some((one) => isSameHour(one.hour, hour));
  const unshown = summer.filter(({ local }) => !isShown(local));
  const found = written.filter(
    ({ hour, element }) => !isOfInstant(element) && unshown.some(({ world }) => world === hour),
  );
  if (found.length === 0) return [];
  const locals = answers.flatMap(instantsOf).map(({ local }) => local);
  const said = [...answers.flatMap((answer) => textsIn(answer)), ...texts].flatMap((text) => hoursIn(text));
  for (const { element, hour } of found) {
    if (said.includes(hour) || locals.some((local) => isSameHour(hour, local)) || isOfElsewhere(own, element)) continue;
    const near = wordsNear(own, element);
    const told = unshown.find((one) => one.world === hour && isNear(one, near));
    if (told) return [`says “${hour}” of ${told.text}, which is at ${told.local} on the islands`];
  }
  return [];
}

/** Whether words name the day of an instant, or the thing that it belongs to. The figures of a telephone are no day. */
function isNear({ day, names }: Told, words: string): boolean {
  const isDay = new RegExp(`(?<![\\d:.,])0?${day}(?![\\d:,€%])`);
  return isDay.test(words.replaceAll(telephones, '')) || names.some((name) => words.includes(name));
}

/** An instant or a duration in `<time>` is looked at by itself. */
function isOfInstant({ name, attributes: { datetime = '' } }: PageElement): boolean {
  return name === 'time' && (instant.test(datetime) || datetime.startsWith('P'));
}

function hoursOf({ name, text }: PageElement): string[] {
  return name === 'script' || name === 'style' ? [] : hoursIn(text);
}

/** The hours in a text, as `19:00`. */
function hoursIn(text: string): string[] {
  return [...text.matchAll(hours)].map(([hour]) => hour.replace('.', ':').padStart(hourLength, '0'));
}

/** The instants of answers: the pages of a trial share them. */
const instantsByAnswer = new WeakMap<object, readonly Told[]>();

function instantsOf(answer: unknown): readonly Told[] {
  if (typeof answer !== 'object' || answer === null) return instantsIn(answer);
  const instants = instantsByAnswer.get(answer) ?? instantsIn(answer);
  instantsByAnswer.set(answer, instants);
  return instants;
}

/** The instants of an answer, each with the texts of the things that it is in. */
function instantsIn(value: unknown, around: readonly string[] = []): Told[] {
  if (typeof value === 'string')
    return instant.test(value) && !Number.isNaN(Date.parse(value)) ? [told(value, around)] : [];
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.values(value).filter(
    (one): one is string => typeof one === 'string' && one.length >= leastName && !/^\d{4}-/.test(one),
  );
  return Object.values(value).flatMap((one) => instantsIn(one, Array.isArray(value) ? around : [...around, ...names]));
}

function told(text: string, names: readonly string[]): Told {
  const at = new Date(text);
  const day = Number(localDay(at).slice(-2));
  return {
    text,
    world: at.toISOString().slice(11, 16),
    local: formatDate(text, 'time', 'es').padStart(hourLength, '0'),
    day,
    names,
  };
}

/** The texts of an answer that are no instants. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return instant.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
