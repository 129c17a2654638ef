/** The scroll position of a carousel, 0 to 100; null where everything is in view. */
export function scrollPosition(box: { scrollLeft: number; scrollWidth: number; clientWidth: number }): number | null {
  const hidden = box.scrollWidth - box.clientWidth;
  if (hidden <= 1) return null;
  return Math.min(100, Math.max(0, Math.round((Math.abs(box.scrollLeft) / hidden) * 100)));
}
