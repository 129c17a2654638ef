type Extent = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The scroll position of a carousel, 0 to 100; null where everything is in view. */
export function scrollPosition({ scrollLeft, scrollWidth, clientWidth }: Extent): number | null {
  const hidden = scrollWidth - clientWidth;
  if (hidden <= 1) return null;
  return Math.min(100, Math.max(0, Math.round((Math.abs(scrollLeft) / hidden) * 100)));
}

/** The width of the cards that are whole in view, at least one, with the spaces after them. */
export function cardsWidth(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  if (!first || !second) return track.clientWidth;
  const pitch = second.offsetLeft - first.offsetLeft;
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  const view = track.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
  // The last card in view has no space after it.
  return Math.max(1, Math.floor((view + pitch - first.offsetWidth + 1) / pitch)) * pitch;
}
