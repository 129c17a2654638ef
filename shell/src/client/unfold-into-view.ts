/** Scrolls a fold that was opened in the lowest third of the screen, where its content would be out of view, into view. */
export function unfoldIntoView(): void {
  addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const fold = summary?.parentElement;
    if (!(fold instanceof HTMLDetailsElement)) return;
    // After the browser has unfolded it.
    requestAnimationFrame(() => {
      const isLow = (summary?.getBoundingClientRect().bottom ?? 0) > (innerHeight * 2) / 3;
      if (fold.open && isLow) fold.scrollIntoView({ block: 'nearest' });
    });
  });
}
