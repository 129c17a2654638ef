import type { Page } from '@playwright/test';

/** The most fields that are filled. */
const mostFields = 26;
/** The beginning of made-up words; each field gets its own. */
const words = 'zqxjkv';
const figures = '73918462';

/** A field with the text that was typed into it. */
export interface Filled {
  name: string;
  text: string;
  isSecret: boolean;
  /** Whether it offers suggestions, for which it has to request data. */
  suggests: boolean;
}

interface Place {
  within: string;
  place: number;
}

/** Types into the text fields of a part's forms that are posted, and leaves the last one. @returns those that have taken it */
export async function fillPosted(page: Page, within: string): Promise<Filled[]> {
  const filled: Filled[] = [];
  for (let place = 0; place < mostFields; place++) {
    const field = await page.evaluate(enterPosted, { within, place });
    if (field === null) break;
    if (!field.isFree) continue;
    const text = field.takesDigits ? `${figures}${10 + place}` : `${words}${String.fromCodePoint(97 + place)}`;
    await page.keyboard.insertText(field.type === 'email' ? `${text}@ejemplo.es` : text);
    const { name, type, suggests } = field;
    if ((await page.evaluate(readFocused)).includes(text))
      filled.push({ name, text, isSecret: type === 'password', suggests });
  }
  await page.evaluate('document.activeElement?.blur()');
  return filled;
}

/** Gives a field the focus. Runs in the browser. @returns null where there is none */
function enterPosted({
  within,
  place,
}: Place): { name: string; type: string; isFree: boolean; takesDigits: boolean; suggests: boolean } | null {
  const fields =
    'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=tel], [type=url], [type=password])';
  const all = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields),
  ]);
  const field = all.filter(({ form }) => form?.method === 'post')[place];
  if (!field) return null;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  field.focus();
  const { name, type, inputMode, value, maxLength } = field;
  if (type !== 'email') field.setSelectionRange(value.length, value.length);
  const hasRoom = maxLength < 0 || maxLength - value.length >= 20;
  return {
    name,
    type,
    isFree: document.activeElement === field && !field.disabled && !field.readOnly && hasRoom,
    suggests: field.matches('[role=combobox], [aria-autocomplete], [type=search], [list]'),
    takesDigits: type === 'tel' || ['numeric', 'decimal', 'tel'].includes(inputMode),
  };
}

/** Runs in the browser. */
function readFocused(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? '';
}
