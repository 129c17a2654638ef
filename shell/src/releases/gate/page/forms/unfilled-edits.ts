import { elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { kindOfForm, nameOfForm } from './form-kinds.ts';

/** A shorter text may be the same by chance. */
const fewestLetters = 6;
const texts = /^(?:text|email|tel|url)$/i;
/** Fields in which somebody writes something new about a record, which may have a text of that name. */
const written = /text|message|mensaje|note|nota|comment|answer|reply|respuesta|reason|motivo/i;

/**
 * Forms in which a record is changed (they send its `version`), of which a field has what the API answered, and another one is empty though
 * the API answered its text, too: whoever saves the form would overwrite it.
 * @param answers of the API to the page
 */
export function unfilledEditProblems(own: readonly PageElement[], answers: readonly unknown[]): string[] {
  const forms = own.filter((one) => one.name === 'form' && kindOfForm(one, own) === 'posted');
  if (forms.length === 0) return [];
  const record = new Map<string, Set<string>>();
  for (const answer of answers) readTexts(answer, record);
  return forms.flatMap((form) => {
    const inside = [...elementsWithin(own, (one) => one === form)];
    const isEdit = inside.some(({ attributes: { name, value } }) => name === 'version' && Boolean(value));
    const fields = isEdit ? inside.filter(isText) : [];
    const known = fields.filter(({ attributes }) => record.has(attributes['name'] ?? ''));
    const values = new Set(fields.map(valueOf));
    const isFilled = known.some((one) => record.get(one.attributes['name'] ?? '')?.has(valueOf(one)));
    const empty = known.find((one) => {
      const name = one.attributes['name'] ?? '';
      const isElsewhere = [...(record.get(name) ?? [])].some((text) => values.has(text));
      return valueOf(one) === '' && !written.test(name) && !isElsewhere;
    });
    return isFilled && empty
      ? [
          `has the form “${nameOfForm(form, inside)}” with an empty field “${empty.attributes['name']}”, whose text the API gave: whoever saves it overwrites that`,
        ]
      : [];
  });
}

function isText({ name, attributes }: PageElement): boolean {
  return name === 'textarea' || (name === 'input' && texts.test(attributes['type'] ?? 'text'));
}

function valueOf({ name, attributes, text }: PageElement): string {
  return (name === 'textarea' ? text : (attributes['value'] ?? '')).trim();
}

/** Adds the texts of an answer by the names of their properties; those of lists are of other things. */
function readTexts(value: unknown, found: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, one] of Object.entries(value))
    if (typeof one === 'string' && one.trim().length >= fewestLetters)
      found.set(name, (found.get(name) ?? new Set()).add(one.trim()));
    else readTexts(one, found);
}
