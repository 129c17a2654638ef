import type { FormField, FormOnPage } from './posted-form.ts';
import { typedFigure, typedValue } from './typed-value.ts';

/** A form as somebody would send it. */
export interface FilledForm {
  body: FormData | URLSearchParams;
  /** Words of each typed text that occur nowhere else: if they are found elsewhere, the section passed them on. */
  typed: string[];
  /** All typed texts; each has to reach the API. */
  texts: string[];
  /** The values that its page has to show again if the form is refused. */
  kept: readonly [name: string, value: string][];
}

/**
 * The field with the version of a record that somebody saw (`seen-version.ts`): what they typed for it may not replace another version
 * unseen. A button alone is pressed again for what the page shows by then.
 */
const seenVersion = 'version';
/** Appended to each text: letters and signs beyond ASCII, and a second line where the field takes lines. */
const afterWords: Record<string, string> = { text: ' ñú «€»', textarea: ' ñú «€»\nOtra línea' };
/** Types of inputs to which `readonly` does not apply. */
const alwaysChanged = new Set(['range', 'color']);
/** Shorter texts would be found elsewhere by chance. */
const fewestLetters = 6;

interface FillOptions {
  /** The time of the trial, after which days are typed. */
  instant: Date;
  /** It is on a page of what several people change. */
  isOfRecord?: boolean;
  /** Leaves everything out that the form does not require. */
  isSparse?: boolean;
  /** Takes the last of choices, and ticks only what has to be. */
  isOther?: boolean;
  /** Ticks nothing. */
  isUnticked?: boolean;
}

/**
 * Fills in a form: each box is ticked (unless it is sparse), of choices the first is taken, and texts are such as nobody else writes.
 * @param turn other texts each time
 */
export function fillForm(
  { fields, hasFiles }: FormOnPage,
  turn: number,
  { instant, isOfRecord = false, isSparse = false, isOther = false, isUnticked = false }: FillOptions,
): FilledForm {
  const form = new FormData();
  const typed: string[] = [];
  const texts: string[] = [];
  const kept: [name: string, value: string][] = [];
  let seen: string | undefined;
  fields.forEach((field, place) => {
    const { name, type, value, attributes = {} } = field;
    const most = Number(attributes.maxlength) > 0 ? Number(attributes.maxlength) : Infinity;
    const write = (whole: string, after = afterWords[type] ?? '') => {
      // Where `maxlength` is shorter, types the end, which differs from field to field.
      const words = whole.slice(-most);
      const text = (words + after).slice(0, most).trimEnd();
      if (words.length >= fewestLetters) typed.push(words);
      texts.push(text);
      if (type !== 'password') kept.push([name, text]);
      form.append(name, text);
    };
    if (isUnticked && type === 'checkbox') return undefined;
    if (isSparse && isOptional(field)) return leaveOut(form, field);
    if (type === 'file') return form.append(name, new File(['prueba'], 'prueba.txt', { type: 'text/plain' }));
    if (isOther && type === 'radio') return form.set(name, value);
    if (isOther && type === 'checkbox' && isOptional(field)) return leaveOut(form, field);
    if (isOther && field.last) return form.append(name, field.last);
    if (type === 'radio' && form.has(name)) return undefined;
    if (isOfRecord && type === 'hidden' && name === seenVersion)
      return form.append(name, (seen = String(Number(value) + 1)));
    if (['hidden', 'checkbox', 'radio', 'select', 'submit'].includes(type)) return form.append(name, value);
    if ('readonly' in attributes && !alwaysChanged.has(type)) return form.append(name, value);
    const known = typedValue(field, instant);
    if (known) return form.append(name, value || known);
    const text = `escrito-${turn}-${place}`;
    if (type === 'email') return write(`${text}@ejemplo.example`);
    const figure = typedFigure(field, turn * 100 + place, text);
    if (figure) return write(figure, '');
    return write(type === 'tel' ? `+34 6${String(10_000_000 + turn * 1_000 + place)}` : text);
  });
  if (seen !== undefined && kept.length > 0) kept.push([seenVersion, seen]);
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return { body: hasFiles ? form : new URLSearchParams(sent), typed, texts, kept };
}

const boxes = new Set(['checkbox', 'radio']);
/** Their values are not typed. */
const untyped = new Set(['hidden', 'select', 'submit']);

/** Whether somebody may leave a field as it is. */
export function isOptional({ type, attributes = {} }: FormField): boolean {
  return !untyped.has(type) && !('required' in attributes) && !('readonly' in attributes);
}

/** The value that browsers send for a field that nobody touched. */
function leaveOut(form: FormData, { name, type, value, attributes = {} }: FormField): void {
  if (boxes.has(type)) return 'checked' in attributes ? form.append(name, value) : undefined;
  form.append(name, type === 'file' ? new File([], '') : value);
}
