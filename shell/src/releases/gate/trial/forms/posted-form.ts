import { formField, honeypotField } from '@ofgc/shared/forms/form-state.ts';
import { within } from '../../page/element-tree.ts';
import type { PageElement } from '../../page/elements.ts';
import { isNotShown } from '../../page/hidden-parts.ts';

/** A form of a page that is posted. */
export interface PostedForm {
  /** Tells the forms of a page apart. */
  name: string;
  /** The address that it is posted to. */
  action: string;
  hasFiles: boolean;
  /** Nobody sees it before they open something. */
  isFolded: boolean;
  fields: { name: string; type: string; value: string }[];
}

/** A form as somebody would send it. */
export interface FilledForm {
  body: FormData | URLSearchParams;
  /** Words of each text that was typed, which nobody else writes: found elsewhere, they are told on. */
  typed: string[];
  /** All that was typed, which has to arrive. */
  texts: string[];
  /** What its page has to show again if it is refused. */
  kept: readonly [name: string, value: string][];
}

/**
 * The field with the version of a record that somebody saw (`seen-version.ts`): what they typed for it may not replace another version
 * unseen. A button alone is pressed again for what the page shows by then.
 */
const seenVersion = 'version';
/** What follows the words of a text: letters and signs beyond ASCII, and where lines may be written, another one. */
const afterWords: Record<string, string> = { text: ' ñú «€»', textarea: ' ñú «€»\nOtra línea' };
const notSent = new Set(['submit', 'button', 'reset', 'image']);
/** What may be typed in fields of a kind that takes no words. */
const typedInto: Record<string, string> = {
  number: '1',
  range: '1',
  date: '2026-12-01',
  time: '10:00',
  'datetime-local': '2026-12-01T10:00',
  month: '2026-12',
  week: '2026-W49',
  color: '#000000',
};

/** The posted forms among a page's elements. @param address of the page */
export function postedForms(address: string, elements: readonly PageElement[]): PostedForm[] {
  const forms = elements.filter(
    ({ name, attributes }) => name === 'form' && attributes.method?.toLowerCase() === 'post',
  );
  return forms.map((form) => {
    const inside = [...within(elements, (one) => one === form)];
    const fields = inside.flatMap((element) => fieldOf(element, inside) ?? []);
    return {
      name: fields.find(({ name }) => name === formField)?.value ?? '',
      action: form.attributes.action || address,
      hasFiles: form.attributes.enctype?.toLowerCase() === 'multipart/form-data',
      isFolded: isFolded(form),
      fields,
    };
  });
}

function isFolded(element: PageElement | undefined): boolean {
  if (!element) return false;
  const { name, attributes, parent } = element;
  const isClosed = ['details', 'dialog'].includes(name) && !('open' in attributes);
  return isClosed || isNotShown(element) || 'popover' in attributes || isFolded(parent);
}

function fieldOf(field: PageElement, inside: readonly PageElement[]) {
  const { name: element, attributes, text } = field;
  const { name = '', type = 'text', value = '' } = attributes;
  if (name === '' || 'disabled' in attributes || name === honeypotField) return undefined;
  if (element === 'textarea') return { name, type: element, value: text };
  const kind = attributes.autocomplete === 'one-time-code' ? 'password' : type;
  if (element === 'input') return notSent.has(type) ? undefined : { name, type: kind, value };
  if (element !== 'select') return undefined;
  const options = [...within(inside, (one) => one === field)].filter((one) => one.name === 'option');
  const values = options.map((option) => option.attributes.value ?? option.text);
  return { name, type: element, value: values.find((one) => one !== '') ?? '' };
}

/**
 * Fills in a form: each box is ticked, of choices the first is taken, and texts are such as nobody else writes.
 * @param turn other texts each time @param options.isOfRecord it is on a page of what several people change
 */
export function fillForm(
  { fields, hasFiles }: PostedForm,
  turn: number,
  { isOfRecord = false }: { isOfRecord?: boolean } = {},
): FilledForm {
  const form = new FormData();
  const typed: string[] = [];
  const texts: string[] = [];
  const kept: [name: string, value: string][] = [];
  let seen: string | undefined;
  fields.forEach(({ name, type, value }, place) => {
    const write = (words: string) => {
      const text = words + (afterWords[type] ?? '');
      typed.push(words);
      texts.push(text);
      if (type !== 'password') kept.push([name, text]);
      form.append(name, text);
    };
    if (type === 'file') return form.append(name, new File(['prueba'], 'prueba.txt', { type: 'text/plain' }));
    if (type === 'radio' && form.has(name)) return undefined;
    if (isOfRecord && type === 'hidden' && name === seenVersion)
      return form.append(name, (seen = String(Number(value) + 1)));
    if (type === 'checkbox') return form.append(name, value || 'on');
    if (['hidden', 'radio', 'select'].includes(type)) return form.append(name, value);
    const known = typedInto[type];
    if (known) return form.append(name, value || known);
    const text = `escrito-${turn}-${place}`;
    if (type === 'email') return write(`${text}@ejemplo.example`);
    return write(type === 'tel' ? `+34 6${String(10_000_000 + turn * 1_000 + place)}` : text);
  });
  if (seen !== undefined && kept.length > 0) kept.push([seenVersion, seen]);
  const sent = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return { body: hasFiles ? form : new URLSearchParams(sent), typed, texts, kept };
}
