/** Scrolls a fold that was opened in the lowest third of the screen, where its content would be out of view, into view. */
export function unfoldIntoView(): void {
  // In the capture phase: React stops a click on a part that is not hydrated yet.
  addEventListener('click', onClick, true);
}

function onClick({ target }: MouseEvent): void {
  const summary = target instanceof Element ? target.closest('summary') : null;
  const fold = summary?.parentElement;
  if (!(fold instanceof HTMLDetailsElement)) return;
  // After the browser has unfolded it.
  requestAnimationFrame(() => {
    const isLow = (summary?.getBoundingClientRect().bottom ?? 0) > (innerHeight * 2) / 3;
    if (fold.open && isLow) fold.scrollIntoView({ block: 'nearest' });
  });
}
