import type { ReactNode } from 'react';
import { PhoneFold } from './PhoneFold.tsx';

interface FoldedRestProps<Item> {
  items: readonly Item[];
  /** How many items a phone shows unfolded. */
  first: number;
  /** The words that unfold the others. */
  more: (others: number) => string;
  /** The list of some of the items. */
  children: (some: readonly Item[]) => ReactNode;
}

/** A list of which a phone folds the items after the first ones. */
export function FoldedRest<Item>({ items, first, more, children }: FoldedRestProps<Item>) {
  const others = items.slice(first);
  return (
    <>
      {children(items.slice(0, first))}
      {others.length > 0 && (
        <PhoneFold look="more" title={more(others.length)}>
          {children(others)}
        </PhoneFold>
      )}
    </>
  );
}
