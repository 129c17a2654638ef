import { around, elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isClosedDialog, isNotShown } from '../hidden-parts.ts';
import { kindOfForm } from './form-kinds.ts';

const fields = /^(?:input|select|textarea)$/;

/**
 * Fields that have to be filled in and that nobody sees: browsers do not send the form, and say nothing.
 * @param scripted classes of which a style says how they look with or without scripts @returns one line at most
 */
export function unseenRequiredProblems(own: readonly PageElement[], scripted: ReadonlySet<string>): string[] {
  const required = own.filter((one) => fields.test(one.name) && isAsked(one.attributes) && !hasValue(one, own));
  if (required.length === 0) return [];
  const unseen = elementsWithin(own, isNotShown);
  const opened = elementsWithin(
    own,
    (one) =>
      isClosedDialog(one) ||
      'popover' in one.attributes ||
      (one.attributes['class']?.split(/\s+/) ?? []).some((name) => scripted.has(name)),
  );
  const found = required.find((field) => {
    const form = around(field, ({ name }) => name === 'form');
    const isSent = form && /^(?:posted|asked)$/.test(kindOfForm(form, own)) && !('novalidate' in form.attributes);
    return unseen.has(field) && isSent && !unseen.has(form) && !opened.has(field) && !isInDisabled(field);
  });
  return found
    ? [`has the field “${found.attributes['name'] ?? ''}”, which is required and hidden: browsers do not send its form`]
    : [];
}

/** Whether a list or a text area has a value from the start. */
function hasValue(field: PageElement, own: readonly PageElement[]): boolean {
  if (field.name !== 'select') return field.name === 'textarea' && field.text.trim() !== '';
  const options = own.filter((one) => one.name === 'option' && around(one, (other) => other === field));
  const chosen = options.find(({ attributes }) => 'selected' in attributes) ?? options[0];
  return chosen !== undefined && (chosen.attributes['value'] ?? chosen.text.trim()) !== '';
}

/** Whether a browser asks for its value. */
function isAsked(attributes: PageElement['attributes']): boolean {
  const { type = 'text', value = '' } = attributes;
  return 'required' in attributes && !('disabled' in attributes) && type.toLowerCase() !== 'hidden' && value === '';
}

function isInDisabled(field: PageElement): boolean {
  return around(field, ({ name, attributes }) => name === 'fieldset' && 'disabled' in attributes) !== undefined;
}
