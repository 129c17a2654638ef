import { around, wordsIn } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';

/** The words of the labels of a field. @param own the elements around it */
export function labelOf(field: PageElement, own: readonly PageElement[]): string {
  const whole = around(field, ({ name }) => name === 'label');
  const { id } = field.attributes;
  return wordsIn(
    own,
    (one) => one === whole || (one.name === 'label' && id !== undefined && one.attributes['for'] === id),
  );
}
