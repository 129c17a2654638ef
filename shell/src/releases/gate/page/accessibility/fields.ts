import { around, elementsWithin, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isNotShown, isUnread } from '../hidden-parts.ts';

const fields = /^(?:input|select|textarea)$/;
/** Types of inputs that are no fields, or whose words are their value. */
const labelless = /^(?:hidden|submit|reset|button|image)$/i;
const names = ['aria-label', 'aria-labelledby', 'title'];

/**
 * Fields of a section without a label: a screen reader says nothing of what to enter.
 * @param elements of the whole page @param own those in parts of the section
 */
export function fieldProblems(elements: readonly PageElement[], own: readonly PageElement[]): string[] {
  const asked = own.filter(({ name, attributes }) => fields.test(name) && !labelless.test(attributes['type'] ?? ''));
  if (asked.length === 0) return [];
  const unread = elementsWithin(own, (one) => isNotShown(one) || isUnread(one));
  const worded = labelsWithWords(elements);
  const labelled = new Set([...worded].map(({ attributes }) => attributes['for']));
  const unlabelled = asked.filter(
    (field) =>
      !unread.has(field) &&
      !names.some((name) => field.attributes[name]?.trim()) &&
      !(field.attributes['id'] && labelled.has(field.attributes['id'])) &&
      !around(field, (one) => worded.has(one)),
  );
  const refusing = asked.find((field) => refusesNumbers(field) && isForTelephone(field, elements));
  return [
    ...[...new Set(unlabelled.map(nameOf))].slice(0, 3).map((name) => `has the field “${name}” without a label`),
    ...(refusing
      ? [`has the field “${nameOf(refusing)}”, which refuses telephone numbers such as ${numbers.join(' or ')}`]
      : []),
  ];
}

/** Telephone numbers as people write them, also from other countries. */
const numbers = ['928 12 34 56', '+44 20 7946 0958'] as const;

function refusesNumbers({ attributes: { type, pattern, maxlength } }: PageElement): boolean {
  if (type !== 'tel') return false;
  const shape = pattern ? shapeOf(pattern) : null;
  return numbers.some(
    (number) => (maxlength && number.replaceAll(' ', '').length > Number(maxlength)) || shape?.test(number) === false,
  );
}

const telephone = /(?<![a-z])tel(?![a-z])|tel[eé]f|phone|m[oó]vil|mobile|whatsapp/i;

/**
 * Whether a field with the keys of a telephone is for the number of one: cards and codes are typed with them, too.
 * @param elements of the whole page
 */
function isForTelephone({ attributes, parent }: PageElement, elements: readonly PageElement[]): boolean {
  const { autocomplete = '', name = '', id = '' } = attributes;
  // Fields for a part of a number (`tel-country-code`) or for a code say so.
  if (!/^(?:on|off)?$/.test(autocomplete)) return /\btel$/.test(autocomplete);
  const whole = parent && (isLabel(parent) ? parent : around(parent, isLabel));
  const label = wordsIn(
    elements,
    (one) => one === whole || (isLabel(one) && id !== '' && one.attributes['for'] === id),
  );
  return telephone.test([name, id, label, ...names.map((one) => attributes[one] ?? '')].join(' '));
}

function labelsWithWords(elements: readonly PageElement[]): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  const labels = elementsWithin(elements, isLabel);
  // The words of a choice are no label.
  const values = elementsWithin(elements, ({ name }) => name === 'select' || name === 'textarea');
  for (const element of labels) {
    const { text, attributes } = element;
    if (values.has(element) || !(text.trim() || attributes['alt']?.trim() || attributes['aria-label']?.trim()))
      continue;
    const label = isLabel(element) ? element : around(element, isLabel);
    if (label) found.add(label);
  }
  return found;
}

function isLabel({ name }: PageElement): boolean {
  return name === 'label';
}

function nameOf({ name, attributes }: PageElement): string {
  return attributes['name'] ?? attributes['id'] ?? name;
}

/** Browsers leave out a pattern that is no regular expression. */
function shapeOf(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return null;
  }
}
