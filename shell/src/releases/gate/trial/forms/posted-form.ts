import { formField, honeypotField } from '@ofgc/shared/forms/form-state.ts';
import { around, elementsWithin } from '../../page/element-tree.ts';
import type { PageElement } from '../../page/elements.ts';
import { isNotShown } from '../../page/hidden-parts.ts';

/** What a form sends with one of its names. */
export interface FormField {
  name: string;
  /** The kind of an input or a button, `textarea` or `select`; what takes codes that are valid once counts as a password. */
  type: string;
  value: string;
  /** The last of several choices of a `select`. */
  last?: string;
  /** Of its element. */
  attributes?: Readonly<Record<string, string>>;
}

/** A form of a page that is posted. */
export interface FormOnPage {
  /** Tells the forms of a page apart. */
  name: string;
  /** The address that it is posted to. */
  action: string;
  hasFiles: boolean;
  /** Nobody sees it before they open something. */
  isFolded: boolean;
  /** In their order, with the button that sends it. */
  fields: FormField[];
}

const notSent = new Set(['submit', 'button', 'reset', 'image']);
const controls = new Set(['input', 'select', 'textarea', 'button']);
/** They say that they were chosen where they have no value. */
const boxes = new Set(['checkbox', 'radio']);

/** The posted forms among a page's elements. @param address of the page */
export function postedForms(address: string, elements: readonly PageElement[]): FormOnPage[] {
  const forms = elements.filter(
    ({ name, attributes }) => name === 'form' && attributes.method?.toLowerCase() === 'post',
  );
  return forms.map((form) => {
    const own = elements.filter((element) => controls.has(element.name) && isOfForm(element, form));
    const button = own.find(isSubmit);
    const fields = own.flatMap(
      (element) => (element === button ? buttonOf(element) : fieldOf(element, elements)) ?? [],
    );
    return {
      name: fields.find(({ name }) => name === formField)?.value ?? '',
      action: button?.attributes.formaction || form.attributes.action || address,
      hasFiles: form.attributes.enctype?.toLowerCase() === 'multipart/form-data',
      isFolded: isFolded(form),
      fields,
    };
  });
}

/** Whether a form sends it: it is in the form, or names the form by its id. */
function isOfForm(element: PageElement, form: PageElement): boolean {
  const { form: id } = element.attributes;
  return id === undefined ? around(element, ({ name }) => name === 'form') === form : id === form.attributes.id;
}

function isFolded(element: PageElement | undefined): boolean {
  if (!element) return false;
  const { name, attributes, parent } = element;
  const isClosed = ['details', 'dialog'].includes(name) && !('open' in attributes);
  return isClosed || isNotShown(element) || 'popover' in attributes || isFolded(parent);
}

/** Whether it can send its form: browsers press the first one where Enter is pressed in a field. */
function isSubmit(element: PageElement): boolean {
  const { name, attributes } = element;
  const { type } = attributes;
  const isSuch = name === 'button' ? type !== 'button' && type !== 'reset' : name === 'input' && type === 'submit';
  return isSuch && !isDisabled(element);
}

/** What a button sends that is pressed: nothing where it has no name. */
function buttonOf({ attributes }: PageElement): FormField | undefined {
  const { name = '', value = '' } = attributes;
  return name === '' ? undefined : { name, type: 'submit', value };
}

function fieldOf(field: PageElement, elements: readonly PageElement[]): FormField | undefined {
  const { name: element, attributes, text } = field;
  const { name = '', type = 'text', value = boxes.has(type) ? 'on' : '' } = attributes;
  if (name === '' || isDisabled(field) || name === honeypotField) return undefined;
  if (element === 'textarea') return { name, type: element, value: text, attributes };
  const kind = attributes.autocomplete === 'one-time-code' ? 'password' : type;
  if (element === 'input') return notSent.has(type) ? undefined : { name, type: kind, value, attributes };
  if (element !== 'select') return undefined;
  const options = [...elementsWithin(elements, (one) => one === field)].filter(
    (one) => one.name === 'option' && !isDisabled(one),
  );
  const values = options.map((option) => option.attributes.value ?? option.text);
  return {
    name,
    type: element,
    value: values.find((one) => one !== '') ?? '',
    ...(values.length > 1 && { last: values.at(-1) ?? '' }),
  };
}

function isDisabled(element: PageElement): boolean {
  return 'disabled' in element.attributes || isInDisabled(element);
}

/** In a group that is disabled; the legend of a fieldset is not. */
function isInDisabled({ name, parent }: PageElement): boolean {
  if (!parent) return false;
  const isGroup = parent.name === 'optgroup' || (parent.name === 'fieldset' && name !== 'legend');
  return (isGroup && 'disabled' in parent.attributes) || isInDisabled(parent);
}
