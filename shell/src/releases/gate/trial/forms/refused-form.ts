import { readElements } from '../../page/elements.ts';
import type { FilledForm } from './filled-form.ts';
import { type FormOnPage, postedForms } from './posted-form.ts';
import type { AnsweredPage } from './try-form.ts';

/**
 * A form that the API did not take comes back as it was sent, so that nobody types anything twice or overwrites what they have not seen.
 * @param words why it was not taken
 */
export function refusedFormProblems(
  { name, action }: Pick<FormOnPage, 'name' | 'action'>,
  { kept }: Pick<FilledForm, 'kept'>,
  { status, html, error }: AnsweredPage,
  words: string,
): string[] {
  const where = `where ${words}`;
  if (error || status >= 500) return [`has a page that fails ${where}: ${error ?? `it answers ${status}`}`];
  const shown = postedForms(action, readElements(html)).find((one) => one.name === name);
  if (!shown) return [`is gone from its page ${where}, with what was typed in it`];
  if (shown.isFolded)
    return [`comes back in a part that is closed ${where}: nobody sees what is wrong, it looks as if it had been sent`];
  const lost = kept.filter(
    ([field, value]) => !shown.fields.some((one) => one.name === field && asLines(one.value) === asLines(value)),
  );
  const names = [...new Set(lost.map(([field]) => `“${field}”`))];
  return names.length > 0 ? [`comes back without what was in ${names.join(', ')} ${where}`] : [];
}

/** Forms with files are sent with other ends of lines. */
function asLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
