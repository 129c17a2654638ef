import { around, elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';

/** React's placeholder address of a form that a function answers. */
export const reactsForm = /^javascript:throw new Error\('React form unexpectedly submitted\.'\)$/;

/** What sends a form: it is posted, asks for a page, closes its dialog, or a script alone reads it. */
export type FormKind = 'posted' | 'asked' | 'dialog' | 'scripted';

/** @param own the elements around the form */
export function kindOfForm(form: PageElement, own: readonly PageElement[]): FormKind {
  const { attributes } = form;
  const method = attributes['method']?.toLowerCase();
  if (method === 'post') return 'posted';
  if (method === 'dialog') return 'dialog';
  if (reactsForm.test(attributes['action'] ?? '')) return 'scripted';
  return 'action' in attributes || method !== undefined || isSearch(form, own) ? 'asked' : 'scripted';
}

function isSearch(form: PageElement, own: readonly PageElement[]): boolean {
  if (form.attributes['role'] === 'search') return true;
  if (around(form, ({ name, attributes: { role } }) => name === 'search' || role === 'search')) return true;
  return [...elementsWithin(own, (one) => one === form)].some(({ attributes: { type } }) => type === 'search');
}

/** Whether a button sends its form. */
export function isSending({ name, attributes }: PageElement): boolean {
  const type = attributes['type']?.toLowerCase();
  return name === 'button' ? type === undefined || type === 'submit' : name === 'input' && type === 'submit';
}

/** What a form is called in sentences to teams. @param inside the form and what is in it */
export function nameOfForm(form: PageElement, inside: readonly PageElement[]): string {
  const button = inside.find(isSending);
  const words = button && wordsIn(inside, (one) => one === button);
  return form.attributes['aria-label'] ?? words ?? form.attributes['id'] ?? '';
}
