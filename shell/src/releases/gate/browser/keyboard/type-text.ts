import type { Page } from '@playwright/test';
import type { FieldDocument } from '../forms/field-element.ts';
import type { PageWatch } from '../requests/page-watch.ts';

/** The most fields of a page into which somebody types; how long each letter takes, in milliseconds. */
const mostFields = 30;
const pace = 50;
/** What is typed at once, and slowly: a field for numbers may take nothing else. */
const letters = ['abc', 'de'] as const;
const digits = ['123', '45'] as const;
/** A search may find with the first letter, but each entry costs the visitor a step back. */
const mostEntries = 1;
const textFields = 'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url])';

interface Place {
  within: string;
  fields: string;
  place: number;
}
interface Field {
  name: string;
  takesDigits: boolean;
  value: string;
  /** Entries of the history. */
  entries: number;
}

/**
 * Types into the text fields of a part, one after the other, with the keyboard: quickly, and where that asks for something also
 * slowly, so that each answer comes before the next letter. Folds around a field are opened.
 * @param within selector of the part @param settle waits for what the typing begins, and gives its problems
 * @returns a line each; null where there is no field
 */
export async function typingProblems(
  page: Page,
  watch: PageWatch,
  { within, settle }: { within: string; settle: () => Promise<string[]> },
): Promise<string[] | null> {
  const found: string[] = [];
  let hasTyped = false;
  const settled = async () => {
    // Timers are run at once, also that which ends a request too late.
    await watch.untilAnswered();
    for (const problem of await settle()) found.push(`${problem}, when somebody types into its fields`);
  };
  for (let place = 0; place < mostFields; place++) {
    const spot = { within, fields: textFields, place };
    const before = await page.evaluate(enterField, spot);
    if (before === 'none') break;
    if (before === 'not for typing') continue;
    hasTyped = true;
    const read = () => page.evaluate(readField, { ...spot, name: before.name });
    const [quick, slow] = before.takesDigits ? digits : letters;
    const asked = watch.asked;
    await page.keyboard.press(quick.charAt(0));
    const first = await read();
    // A field may refuse letters, but then all of them.
    const refuses = first !== null && plain(first.value) === plain(before.value);
    if (!refuses) await page.keyboard.type(quick.slice(1), { delay: pace });
    await settled();
    if (refuses) continue;
    const after = await read();
    const problem = lossOf(quick, before, after);
    if (problem || !after || watch.asked === asked) {
      if (problem) found.push(problem);
      continue;
    }
    for (const letter of slow) {
      await page.keyboard.press(letter);
      await watch.untilAnswered();
    }
    await settled();
    const lost = lossOf(slow, after, await read());
    if (lost) found.push(lost);
  }
  await page.evaluate('document.activeElement?.blur()');
  if (hasTyped) await settled();
  return hasTyped ? found : null;
}

function lossOf(text: string, before: Field, after: Field | null): string | undefined {
  const field = `a field${before.name && ` “${before.name}”`}`;
  if (!after) return `takes ${field} away while somebody types into it`;
  const added = after.entries - before.entries;
  if (added > mostEntries) return `adds ${added} entries to the history when somebody types “${text}” into ${field}`;
  if (plain(after.value).includes(text)) return undefined;
  return `makes “${after.value}” of “${text}”, which somebody types into ${field}`;
}

/** A field may write what is typed in capitals, with spaces or signs. */
function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Gives a field the focus. Runs in the browser. */
function enterField({ within, fields, place }: Place): Field | 'none' | 'not for typing' {
  const { document, history } = globalThis as unknown as FieldDocument & { history: { length: number } };
  const field = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(fields)])[place];
  if (!field) return 'none';
  const { name, type, inputMode, value, maxLength } = field;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
  // A field for one letter or two may pass the focus on.
  const isShort = maxLength >= 0 && maxLength - value.length < 6;
  if (document.activeElement !== field || field.disabled || field.readOnly || isShort) return 'not for typing';
  if (type !== 'email') field.setSelectionRange(value.length, value.length);
  const takesDigits = type === 'tel' || ['numeric', 'decimal', 'tel'].includes(inputMode);
  return { name, takesDigits, value, entries: history.length };
}

/** The field after somebody has typed into it, or one that has taken its place. Runs in the browser. @returns null where there is none */
function readField({ within, fields, place, name }: Place & { name: string }): Field | null {
  const { document, history } = globalThis as unknown as FieldDocument & { history: { length: number } };
  const all = [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(fields)]);
  const field = all[place]?.name === name ? all[place] : all.find((one) => one.name === name);
  return field ? { name, takesDigits: false, value: field.value, entries: history.length } : null;
}
