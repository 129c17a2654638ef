import { firstPlace } from '../element-place.ts';
import { elementsWithin } from '../element-tree.ts';
import { isNotShown, isUnread } from '../hidden-parts.ts';
import type { PageElement } from '../elements.ts';

const byThemselves = /^(?:button|select|textarea|iframe|summary)$/;

/** Links, buttons and fields of a section that the keyboard or a screen reader cannot use. */
export function controlProblems(own: readonly PageElement[]): string[] {
  const unread = elementsWithin(own, isUnread);
  const notShown = elementsWithin(own, isNotShown);
  const around = elementsWithin(own, isPressable);
  const unreadable = own.filter((one) => unread.has(one) && !notShown.has(one) && isFocusable(one));
  const nested = own.filter((one) => one.parent && around.has(one.parent) && (isPressable(one) || isFocusable(one)));
  // Skips other controls, which arrow keys may reach.
  const unreached = own.filter(({ name, attributes }) => name === 'summary' && Number(attributes['tabindex']) < 0);
  return [
    ...(unreached.length > 0
      ? [`has a fold (summary) that the keyboard does not reach: it has a tabindex below 0${firstPlace(unreached)}`]
      : []),
    ...(unreadable.length > 0
      ? [
          `has a link, button or field in a part with aria-hidden: the keyboard reaches what nobody is told of; inert or hidden keeps both away${firstPlace(unreadable)}`,
        ]
      : []),
    ...(nested.length > 0
      ? [`has a link, button or field in a link or button: nobody can press both${firstPlace(nested)}`]
      : []),
  ];
}

function isPressable({ name, attributes }: PageElement): boolean {
  return (
    name === 'button' || (name === 'a' && 'href' in attributes) || /^(?:button|link)$/.test(attributes['role'] ?? '')
  );
}

/** Whether the tabulator leads to it. */
export function isFocusable({ name, attributes }: PageElement): boolean {
  const { tabindex } = attributes;
  if (tabindex !== undefined) return Number(tabindex) >= 0;
  if ('disabled' in attributes) return false;
  if (name === 'a') return 'href' in attributes;
  if (name === 'input') return attributes['type']?.toLowerCase() !== 'hidden';
  return byThemselves.test(name);
}
