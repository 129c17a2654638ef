import { around, elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isOverlay } from '../hidden-parts.ts';

/** Fewer links are an exception. */
const fewest = 3;

/**
 * Most of a page’s own links in a part that takes no presses (`inert`), or that screen readers wait for (`aria-busy`): what scripts are to
 * change once they run, nobody has before, nor where they fail. @returns one line at most
 */
export function inertContentProblems(own: readonly PageElement[]): string[] {
  const isShut = ({ attributes }: PageElement) => 'inert' in attributes || attributes['aria-busy'] === 'true';
  const hasLink = (one: PageElement) =>
    own.some((link) => link.name === 'a' && around(link, (other) => other === one) !== undefined);
  // Of slides and panels one is shown at a time. They may have no class in common, but each leads somewhere.
  const isOneOfMany = (one: PageElement) =>
    own.some(
      (other) =>
        other.parent === one.parent &&
        other.name === one.name &&
        !isShut(other) &&
        (isAlike(one, other) || hasLink(other)),
    );
  const shut = own.filter((one) => isShut(one) && !isOneOfMany(one));
  if (shut.length === 0) return [];
  const overlays = elementsWithin(own, isOverlay);
  const isLink = (one: PageElement) => one.name === 'a' && one.part === 'main' && !overlays.has(one);
  const all = new Set(own.flatMap((one) => (isLink(one) ? (one.attributes['href'] ?? []) : [])));
  const within = elementsWithin(own, (one) => shut.includes(one));
  const open = new Set(own.flatMap((one) => (isLink(one) && !within.has(one) ? (one.attributes['href'] ?? []) : [])));
  const closed = [...all].filter((href) => !open.has(href));
  if (closed.length < fewest || closed.length <= all.size / 2) return [];
  const how = shut.some(({ attributes }) => 'inert' in attributes) ? 'inert' : 'aria-busy';
  return [`has most of its links in a part that is ${how}: nobody can use them before scripts run`];
}

/** Whether two elements have a role or a class in common, as slides have, or neither has one. */
function isAlike(one: PageElement, other: PageElement): boolean {
  const kindsOf = ({ attributes }: PageElement) =>
    `${attributes['role'] ?? ''} ${attributes['class'] ?? ''}`.split(' ').filter(Boolean);
  const [kinds, others] = [kindsOf(one), kindsOf(other)];
  return kinds.some((kind) => others.includes(kind)) || (kinds.length === 0 && others.length === 0);
}
