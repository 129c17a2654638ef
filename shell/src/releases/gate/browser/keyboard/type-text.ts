import type { Page } from '@playwright/test';
import { hasJumped } from '../controls/kept-place.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** The most fields of a page that are typed into, and the pause between letters, in milliseconds. */
const mostFields = 30;
const pace = 50;
/** How long a script may take to bring the focus back, in milliseconds. */
const returning = 100;
/** Texts that are typed quickly, then slowly; digits for fields that take only numbers. */
const letters = ['abc', 'de'] as const;
const digits = ['123', '45'] as const;
/** A search may update the address after a letter, but each entry in the history costs the visitor a step back. */
const mostEntries = 1;
const textFields =
  'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=number], [type=password])';
/** Every field takes one of these; each replaces the field's text. */
const anything = ['1', '2', 'a', 'A'];

type FieldElement = HTMLInputElement | HTMLTextAreaElement;
interface Place {
  within: string;
  fields: string;
  place: number;
}
interface Field {
  name: string;
  takesDigits: boolean;
  /** Whether the check only asks if the field takes anything. */
  isGuarded: boolean;
  value: string;
  /** Entries of the history. */
  entries: number;
}

/**
 * Types into the text fields of a part, one after the other, with the keyboard: quickly, and where that asks for something also
 * slowly, so that each answer comes before the next letter. Folds around a field are opened.
 * @param within selector of the part @param most fields @returns a line each; null where there is no field
 */
export async function typingProblems(
  page: Page,
  watch: PageWatch,
  within: string,
  most = mostFields,
): Promise<string[] | null> {
  const found: string[] = [];
  let hasTyped = false;
  const settled = async () => {
    // Waits for the answers first, because all timers are run now, also those that abort late requests.
    await watch.untilAnswered();
    await watch.settle();
    found.push(...watch.take().map((problem) => `${problem}, when somebody types into its fields`));
  };
  for (let place = 0; place < most; place++) {
    const spot = { within, fields: textFields, place };
    const before = await page.evaluate(enterField, spot);
    if (before === 'none') break;
    if (before === 'not for typing') continue;
    hasTyped = true;
    const problem =
      (await typeInto(page, watch, { spot, before, settled })) ??
      (before.isGuarded ? undefined : await keptFocus(page, spot, before));
    if (problem) found.push(problem);
  }
  await page.evaluate('document.activeElement?.blur()');
  if (hasTyped) await settled();
  return hasTyped ? [...new Set(found)] : null;
}

interface Typing {
  spot: Place;
  before: Field;
  settled: () => Promise<void>;
}

/** Types into the field with the focus. @returns what is lost of it */
async function typeInto(page: Page, watch: PageWatch, { spot, before, settled }: Typing): Promise<string | undefined> {
  const read = () => page.evaluate(readField, { ...spot, name: before.name });
  const [quick, slow] = before.takesDigits ? digits : letters;
  const { asked } = watch;
  await page.keyboard.press(quick.charAt(0));
  const first = await read();
  // A field may refuse letters, but not only some of them.
  const refuses = first !== null && plain(first.value) === plain(before.value);
  if (refuses && (await takesNothing(page, spot, before)))
    return `lets nobody type into ${named(before)}: what is typed does not stay in it (a value without onChange)`;
  if (before.isGuarded) return undefined;
  if (!refuses) await page.keyboard.type(quick.slice(1), { delay: pace });
  await settled();
  if (refuses) return undefined;
  const after = await read();
  const typeAgain = () => page.keyboard.press(quick.charAt(0)).then(() => watch.untilAnswered());
  if (after && (await hasJumped(page, typeAgain)))
    return `jumps to its top, away from ${named(before)}, while somebody types into it`;
  const lost = lossOf(quick, before, after);
  if (lost || !after || watch.asked === asked || isHeld(quick, before, after)) return lost;
  for (const letter of slow) {
    await page.keyboard.press(letter);
    await watch.untilAnswered();
  }
  await settled();
  return lossOf(slow, after, await read());
}

/** Whether a focused field keeps its value, whatever is typed in its place. */
async function takesNothing(page: Page, spot: Place, before: Field): Promise<boolean> {
  for (const key of anything) {
    if (!(await page.evaluate(hasFocus, spot))) return false;
    for (const pressed of ['ControlOrMeta+A', key]) await page.keyboard.press(pressed);
    const now = await page.evaluate(readField, { ...spot, name: before.name });
    if (now?.value !== before.value) return false;
  }
  return page.evaluate(hasFocus, spot);
}

/** Whether the Tab key leaves a field after one letter, which few fields accept as an answer. */
async function keptFocus(page: Page, spot: Place, before: Field): Promise<string | undefined> {
  if (typeof (await page.evaluate(enterField, spot)) === 'string') return undefined;
  const [[letter = '']] = before.takesDigits ? digits : letters;
  for (const key of ['ControlOrMeta+A', letter, 'Tab']) await page.keyboard.press(key);
  await page.waitForTimeout(returning);
  const isKept = await page.evaluate(hasFocus, spot);
  return isKept ? `keeps the focus in ${named(before)}: the tabulator does not lead on from one letter` : undefined;
}

function lossOf(text: string, before: Field, after: Field | null): string | undefined {
  const field = named(before);
  if (!after) return `takes ${field} away while somebody types into it`;
  const added = after.entries - before.entries;
  if (added > mostEntries) return `adds ${added} entries to the history when somebody types “${text}” into ${field}`;
  if (plain(after.value).includes(text) || isHeld(text, before, after)) return undefined;
  return `makes “${after.value}” of “${text}”, which somebody types into ${field}`;
}

/** Whether a script holds a figure at the largest one that is possible. */
function isHeld(text: string, before: Field, { value }: Field): boolean {
  const typed = before.value + text;
  return before.takesDigits && /^\d+$/.test(value) && Number(value) < Number(typed) && !typed.startsWith(value);
}

function named({ name }: Field): string {
  return `a field${name && ` “${name}”`}`;
}

/** The letters and digits alone: a field may show the typed text in capitals, with spaces or signs. */
function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Gives a field the focus. Runs in the browser. */
function enterField({ within, fields, place }: Place): Field | 'none' | 'not for typing' {
  const field = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<FieldElement>(fields),
  ])[place];
  if (!field) return 'none';
  const { name, type, inputMode, value, maxLength } = field;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
  // Short fields, as for a code, may move the focus on by themselves.
  const isShort = maxLength >= 0 && maxLength - value.length < 6;
  if (document.activeElement !== field || field.disabled || field.readOnly || isShort) return 'not for typing';
  // Fields of these types have no caret that a script can place.
  if (!['email', 'number'].includes(type)) field.setSelectionRange(value.length, value.length);
  const takesDigits = ['tel', 'number'].includes(type) || ['numeric', 'decimal', 'tel'].includes(inputMode);
  return { name, takesDigits, isGuarded: ['number', 'password'].includes(type), value, entries: history.length };
}

/** Whether a field, or its replacement, has the focus. Runs in the browser. */
function hasFocus({ within, fields, place }: Place): boolean {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<FieldElement>(fields),
  ]);
  return all[place] !== undefined && document.activeElement === all[place];
}

/** The field or its replacement after typing. Runs in the browser. @returns null where there is none */
function readField({ within, fields, place, name }: Place & { name: string }): Field | null {
  const all = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<FieldElement>(fields),
  ]);
  const field = all[place]?.name === name ? all[place] : all.find((one) => one.name === name);
  return field ? { name, takesDigits: false, isGuarded: false, value: field.value, entries: history.length } : null;
}
