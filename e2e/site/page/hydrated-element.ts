/**
 * Runs in the page: whether React knows the element, and the site knows that the element's part is hydrated. React knows it a moment
 * earlier, while the site still takes a press for an early one and loads the link's page.
 */
export function isHydratedElement(element: Element): boolean {
  const { slot, part } = element.closest<HTMLElement>('[data-slot], [data-part]')?.dataset ?? {};
  const isMarked = performance.getEntriesByName(`hydrated:${slot ?? part ?? 'page'}`).length > 0;
  return isMarked && Object.keys(element).some((key) => key.startsWith('__react'));
}
