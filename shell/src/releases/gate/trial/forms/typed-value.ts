import type { FormField } from './posted-form.ts';

/** How long after the trial the days are that are typed, in milliseconds: actions ask for days to come. */
const untilDay = 30 * 24 * 3_600_000;
/** Kinds of inputs whose texts may be figures. */
const mayBeFigure = new Set(['text', 'search', 'password']);
/** The numbers of digits of a figure, in the order in which they are tried. */
const lengths = [6, 5, 4, 3, 2, 1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * What may be typed in a field that takes no words, within its limits.
 * @param instant the time of the trial @returns undefined for fields of words
 */
export function typedValue({ type, attributes = {} }: FormField, instant: Date): string | undefined {
  if (type === 'number' || type === 'range') return typedNumber(attributes);
  const value = usualValue(type, new Date(instant.getTime() + untilDay));
  const { min, max } = attributes;
  if (value === undefined) return undefined;
  if (min && value < min) return min;
  return max && max < value ? max : value;
}

/** The first number from 1 within a field's limits that is one of its steps, which begin at the least number. */
function typedNumber({ min, max, step = '1' }: NonNullable<FormField['attributes']>): string {
  const [least, most, size] = [numberOf(min), numberOf(max) ?? Infinity, numberOf(step) ?? 0];
  const from = least ?? 0;
  const wanted = Math.min(Math.max(1, least ?? -Infinity), most);
  if (size <= 0) return String(wanted);
  const stepped = (count: number) => Number((from + count * size).toFixed(10));
  const steps = (wanted - from) / size;
  const next = stepped(Math.ceil(steps));
  return String(next > most ? stepped(Math.floor(steps)) : next);
}

function numberOf(text = ''): number | undefined {
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? undefined : number;
}

function usualValue(type: string, later: Date): string | undefined {
  const day = later.toISOString().slice(0, 10);
  const values: Record<string, string> = {
    date: day,
    time: '10:00',
    'datetime-local': `${day}T10:00`,
    month: day.slice(0, 7),
    week: weekOf(later),
    color: '#000000',
  };
  return values[type];
}

/** The week that has the Thursday of a day's week in its year, as fields name it. */
function weekOf(day: Date): string {
  const thursday = new Date(day);
  thursday.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const week = Math.ceil((thursday.getTime() - Date.UTC(year, 0, 1) + 1) / (7 * 24 * 3_600_000));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/**
 * A figure for a field of text that asks for one, because an action makes a number of it: words would be lost.
 * @param serial another one for each field @param words that would be typed else @returns undefined where they may be typed
 */
export function typedFigure({ type, attributes = {} }: FormField, serial: number, words: string): string | undefined {
  const { inputmode = '', pattern, maxlength = '' } = attributes;
  const asksForFigure = ['numeric', 'decimal'].includes(inputmode.toLowerCase());
  if (!mayBeFigure.has(type) || (!asksForFigure && (!pattern || isOf(pattern, words)))) return undefined;
  const mostDigits = Number(maxlength) || Infinity;
  const possible = lengths.filter((length) => length <= mostDigits).map((length) => figureOf(serial, length));
  const fitting = possible.find((figure) => isOf(pattern, figure));
  return fitting ?? (asksForFigure ? possible[0] : undefined);
}

/** It begins like a year, so that those of four digits may be one. */
function figureOf(serial: number, length: number): string {
  const digits = String(serial).padStart(length, '0');
  return `19${digits.slice(digits.length - Math.max(length - 2, 0))}`.slice(0, length);
}

/** Whether a field accepts a text; browsers leave a pattern out that is none. */
function isOf(pattern: string | undefined, text: string): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    return true;
  }
}
