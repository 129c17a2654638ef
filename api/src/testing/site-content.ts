import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { contentFolder, readContent } from '../content/read-content.ts';

/** The site's content, from which a test takes what it expects: an editor may change it any day. */
export const { content } = await readContent(contentFolder);

/** The email address of a department. */
export const departmentEmail = (key: string) => content.departments.find((one) => one.key === key)?.email;

/** A field of a form of `inscriptions.json`. */
function formField(form: string, name: string) {
  const found = content.inscriptions.find(({ key }) => key === form)?.fields.find((field) => field.name === name);
  if (!found) throw new Error(`inscriptions.json: ${form} has no field ${name}`);
  return found;
}

/** What a form calls one of its fields. */
export const fieldLabel = (form: string, name: string, lang: Locale = 'es') =>
  formField(form, name).label[lang] ?? formField(form, name).label.es;

/** The least and the greatest number that a field of a form takes. */
export function countLimits(form: string, name: string): { min: number; max: number } {
  const field = formField(form, name);
  if (field.kind !== 'count') throw new Error(`inscriptions.json: ${form}: ${name} is no number`);
  return field;
}

/** What a form calls an option of one of its fields. */
export function optionLabel(form: string, name: string, value: string): string | undefined {
  const field = formField(form, name);
  const options = field.kind === 'choice' && field.options !== 'workshops' ? field.options : [];
  const option = options.find((one) => one.value === value);
  return option && 'label' in option ? option.label.es : undefined;
}
