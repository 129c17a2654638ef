type Extent = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The scroll position of a carousel, 0 to 100; null where everything is in view. */
export function scrollPosition({ scrollLeft, scrollWidth, clientWidth }: Extent): number | null {
  const hidden = scrollWidth - clientWidth;
  if (hidden <= 1) return null;
  return Math.min(100, Math.max(0, Math.round((Math.abs(scrollLeft) / hidden) * 100)));
}

/** The width of the cards that are whole in view, at least one, with the spaces after them. */
export function cardsWidth({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children as HTMLCollectionOf<HTMLElement>;
  if (!first || !second) return clientWidth;
  const pitch = second.offsetLeft - first.offsetLeft;
  // The last card in view has no space after it: up to a fifth of a card's width.
  return Math.max(1, Math.floor(clientWidth / pitch + 0.2)) * pitch;
}
