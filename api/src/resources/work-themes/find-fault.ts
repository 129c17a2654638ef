import { readBars, type WrittenBar, type WrittenNote } from '@ofgc/shared/domain/work-themes/notation.ts';
import { type ThemeInstrument, themeInstruments } from '@ofgc/shared/domain/work-themes/theme-instruments.ts';
import { tonesOf } from '@ofgc/shared/domain/work-themes/tones.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { readDegrees } from './degrees.ts';

interface Fault {
  field: 'notes' | 'degrees' | 'metre';
  /** A sentence, with the bar if there is one. */
  reason: string;
}

/** The widest leap, in semitones: a tenth. A wider one suggests a note in the wrong octave. */
const widestLeap = 16;
/** The longest duration of a theme, in seconds. */
const longest = 30;

/** The fields of an entry in work-themes.json that are checked against each other. */
interface Theme {
  instrument: ThemeInstrument;
  key: string;
  metre: string;
  tempo: number;
  notes: string;
  degrees: string;
}

/**
 * Finds a fault that keeps a theme from being played or makes it doubtful: unreadable notes, bars that are not full, notes beyond the
 * instrument's range, degrees that differ from the notes.
 */
export function findFault(theme: Theme): Fault | undefined {
  let bars: WrittenBar[];
  try {
    bars = readBars(theme.notes, theme.metre);
  } catch (error) {
    return { field: 'notes', reason: messageOf(error) };
  }
  const reason = metreFault(bars) ?? tieFault(bars) ?? rangeFault(bars, theme) ?? lengthFault(bars, theme);
  if (reason) return { field: 'notes', reason };
  const degrees = degreesFault(bars, theme);
  return degrees === undefined ? undefined : { field: 'degrees', reason: degrees };
}

/** Checks that bars are full. Only an upbeat is shorter; then the last bar is shorter by the upbeat, or full. */
function metreFault(bars: readonly WrittenBar[]): string | undefined {
  const filled = bars.map(({ notes }) => notes.reduce((sum, { quarters }) => sum + quarters, 0));
  const first = filled[0] ?? 0;
  const wrong = bars.findIndex(({ capacity, isCut }, index) => {
    const missing = capacity - (filled[index] ?? 0);
    const isLast = index === bars.length - 1;
    if (Math.abs(missing) < 1e-6) return isCut;
    if (missing < 0) return true;
    if (isCut) return !isLast || index === 0;
    return !(index === 0 && !isLast) && !(isLast && index > 0 && Math.abs(missing - first) < 1e-6 && first < capacity);
  });
  if (wrong === -1) return undefined;
  return `bar ${wrong + 1} has ${filled[wrong]} quarters, not ${bars[wrong]?.capacity}`;
}

const allNotes = (bars: readonly WrittenBar[]) =>
  bars.flatMap(({ notes }, bar) => notes.map((note) => ({ ...note, bar: bar + 1 })));

function tieFault(bars: readonly WrittenBar[]): string | undefined {
  const notes = allNotes(bars);
  const wrong = notes.find(
    ({ isTied, pitch }, index) => isTied && (pitch === null || notes[index + 1]?.pitch !== pitch),
  );
  return wrong && `bar ${wrong.bar}: ${wrong.name ?? 'a rest'} is tied to another note`;
}

function rangeFault(bars: readonly WrittenBar[], { instrument }: Theme): string | undefined {
  const [lowest, highest] = themeInstruments[instrument];
  const sounding = allNotes(bars).filter(
    (note): note is WrittenNote & { pitch: number; bar: number } => note.pitch !== null,
  );
  const out = sounding.find(({ pitch }) => pitch < lowest || pitch > highest);
  if (out) return `bar ${out.bar}: ${out.name} is not on the instrument (${instrument})`;
  const leap = sounding.find(
    ({ pitch }, index) => Math.abs(pitch - (sounding[index - 1]?.pitch ?? pitch)) > widestLeap,
  );
  return leap && `bar ${leap.bar}: ${leap.name} is a leap of more than a tenth`;
}

function lengthFault(bars: readonly WrittenBar[], { tempo }: Theme): string | undefined {
  const { tones, seconds } = tonesOf(bars, tempo);
  if (!tones.length) return 'has no note';
  return seconds > longest ? `lasts ${Math.round(seconds)} seconds, more than ${longest}` : undefined;
}

/** Checks that notes and degrees are the same bar by bar, however they are spelt. */
function degreesFault(bars: readonly WrittenBar[], { degrees, key }: Theme): string | undefined {
  const stated = readDegrees(degrees, key);
  if (typeof stated === 'string') return stated;
  const struck = bars.map(() => [] as string[]);
  let isHeld = false;
  for (const { name, isTied, bar } of allNotes(bars)) {
    if (name !== null && !isHeld) struck[bar - 1]?.push(name);
    isHeld = isTied;
  }
  const wrong = struck.findIndex((names, index) => names.join(' ') !== stated[index]?.join(' '));
  if (wrong !== -1)
    return `bar ${wrong + 1} says ${stated[wrong]?.join(' ') || 'nothing'}, the notes say ${struck[wrong]?.join(' ') || 'nothing'}`;
  return stated.length === struck.length ? undefined : `has ${stated.length} bars, the notes have ${struck.length}`;
}
