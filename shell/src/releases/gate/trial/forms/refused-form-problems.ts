import { elementsWithin } from '../../page/element-tree.ts';
import { readElements } from '../../page/elements.ts';
import { isNotShown } from '../../page/hidden-parts.ts';
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
  if (error || status === 500) return [`has a page that fails ${where}: ${error ?? `it answers ${status}`}`];
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

/** Where nobody says what was wrong, whoever sent the form believes that it was sent. @param before the form's page, before it was sent */
export function silentProblems(before: string, { html }: Pick<AnsweredPage, 'html'>, words: string): string[] {
  const known = new Set(visibleTexts(before));
  const says = visibleTexts(html).some((text) => !known.has(text));
  return says ? [] : [`comes back and says nothing that was not there before where ${words}`];
}

/** The texts that somebody sees or hears, without those in fields. */
function visibleTexts(html: string): string[] {
  const elements = readElements(html);
  const unseen = elementsWithin(elements, (one) => isNotShown(one) || unread.has(one.name));
  return elements
    .filter((one) => !unseen.has(one))
    .flatMap(({ text, attributes }) => [text.trim(), attributes['aria-label'] ?? ''])
    .filter((text) => text !== '');
}

const unread = new Set(['head', 'script', 'style', 'template', 'textarea', 'option']);
