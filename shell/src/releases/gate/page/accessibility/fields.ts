import type { PageElement } from '../elements.ts';
import { isNotShown, isUnread, within } from '../hidden-parts.ts';

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
  const unread = within(own, (one) => isNotShown(one) || isUnread(one));
  const worded = labelsWithWords(elements);
  const labelled = new Set([...worded].map(({ attributes }) => attributes['for']));
  const unlabelled = asked.filter(
    (field) =>
      !unread.has(field) &&
      !names.some((name) => field.attributes[name]?.trim()) &&
      !(field.attributes['id'] && labelled.has(field.attributes['id'])) &&
      !isIn(field, worded),
  );
  const refusing = asked.find(({ attributes }) => refusesNumbers(attributes));
  const named = unlabelled.map(({ name, attributes }) => attributes['name'] ?? attributes['id'] ?? name);
  return [
    ...[...new Set(named)].slice(0, 3).map((name) => `has the field “${name}” without a label`),
    ...(refusing
      ? [
          `has the field “${refusing.attributes['name']}”, which refuses telephone numbers such as ${numbers.join(' or ')}`,
        ]
      : []),
  ];
}

/** Telephone numbers as people write them, also from other countries. */
const numbers = ['928 12 34 56', '+44 20 7946 0958'] as const;

function refusesNumbers({ type, pattern, maxlength }: PageElement['attributes']): boolean {
  if (type !== 'tel') return false;
  const shape = pattern ? shapeOf(pattern) : null;
  return numbers.some((number) => (maxlength && number.length > Number(maxlength)) || shape?.test(number) === false);
}

function labelsWithWords(elements: readonly PageElement[]): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  const labels = within(elements, ({ name }) => name === 'label');
  for (const element of labels) {
    if (!element.text.trim() && !element.attributes['alt']?.trim() && !element.attributes['aria-label']?.trim())
      continue;
    let up: PageElement | undefined = element;
    while (up && up.name !== 'label') up = up.parent;
    if (up) found.add(up);
  }
  return found;
}

function isIn(element: PageElement, around: ReadonlySet<PageElement>): boolean {
  let up = element.parent;
  while (up && !around.has(up)) up = up.parent;
  return up !== undefined;
}

/** Browsers leave out a pattern that is no regular expression. */
function shapeOf(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return null;
  }
}
