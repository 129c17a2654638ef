import type { PageElement } from './elements.ts';
import { elementsWithin } from './element-tree.ts';
import { isShowing } from './part-visibility.ts';

/** Slots that show a heading, and besides it nothing but links. @param own elements in slots */
export function headingsAlone(own: readonly PageElement[]): string[] {
  const isHeading = ({ name }: PageElement) => /^h[1-6]$/.test(name);
  const besides = elementsWithin(own, (one) => isHeading(one) || one.name === 'a');
  return [...Map.groupBy(own, ({ part }) => part ?? '')].flatMap(([slot, elements]) =>
    elements.some(isHeading) && !elements.some((one) => !besides.has(one) && isShowing(one)) ? [slot] : [],
  );
}
