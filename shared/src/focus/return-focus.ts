/**
 * The `ref` of an element that may go away while it contains the focus, such as a button whose press removes it. The focus then
 * returns to the element that had it before, or goes to the page's heading where none had. The view stays where it is.
 * @returns the clean-up for React, which runs while the element is still in the document
 */
export function returnFocus(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  let before = document.activeElement;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !element.contains(relatedTarget)) before = relatedTarget;
  };
  element.addEventListener('focusin', remember);
  return () => {
    element.removeEventListener('focusin', remember);
    if (!element.contains(document.activeElement)) return;
    if (before?.isConnected && before !== document.body) focusInPlace(before);
    else focusHeading();
  };
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  focusInPlace(heading);
}

/** Also for the rings of a poster, which are no HTML. */
function focusInPlace(element: Element & Partial<HTMLOrSVGElement>): void {
  element.focus?.({ preventScroll: true });
}
