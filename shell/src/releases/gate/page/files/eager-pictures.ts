import { elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isClosedDialog } from '../hidden-parts.ts';

/** The most pictures that a page may load before they come near the screen, and that it may put before everything else; now 5 and 1. */
const mostEager = 12;
const mostUrgent = 3;

/** Pictures of a section that compete with what a visitor sees first. @returns one line at most */
export function eagerPictureProblems(own: readonly PageElement[]): string[] {
  const unloaded = elementsWithin(own, (one) => isClosedDialog(one) || one.name === 'noscript');
  const pictures = own.flatMap((one) =>
    one.name === 'img' && !unloaded.has(one) && !one.attributes['src']?.startsWith('data:') ? [one.attributes] : [],
  );
  const eager = pictures.filter((one) => one['loading']?.toLowerCase() !== 'lazy').length;
  const urgent = pictures.filter((one) => one['fetchpriority']?.toLowerCase() === 'high').length;
  if (urgent > mostUrgent)
    return [`puts ${urgent} pictures before everything else (fetchpriority="high"); ${mostUrgent} are the most`];
  return eager > mostEager
    ? [`loads ${eager} pictures at once; ${mostEager} are the most, those further down load lazily (loading="lazy")`]
    : [];
}
